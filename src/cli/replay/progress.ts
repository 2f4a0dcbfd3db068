/** As far as a terminal or a pipe for remarks is needed here. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface Progress {
  /** `offset`: bytes read so far. */
  tick(offset: number): void;
  end(): void;
}

/** Shows on a terminal, and nowhere else, how much of a long file has been read. `size` in bytes. */
export function progress(name: string, size: number, screen: Screen): Progress {
  let shown = 0;
  return {
    tick(offset) {
      const share = Math.floor((100 * offset) / Math.max(1, size));
      if (!screen.isTTY || size < LONG || share <= shown) return;
      shown = share;
      screen.write(`\r${name}: ${share} %`);
    },
    end() {
      if (shown > 0) screen.write('\r\x1b[2K');
    },
  };
}

/** Shorter files are read before anyone looks. */
const LONG = 4 << 20;
