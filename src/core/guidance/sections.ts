import { lines } from '../kit/text.ts';

/** A paragraph, a list item or a code block, with the lines it needs; wrapped prose is joined to one line. */
export interface Block {
  readonly kind: 'text' | 'item' | 'code';
  readonly lines: readonly string[];
}

export interface Section {
  /** The heading's text; `''` for what stands before the first heading. */
  readonly heading: string;
  /** 0 before the first heading, else 1–6. */
  readonly level: number;
  readonly blocks: readonly Block[];
}

interface Draft {
  heading: string;
  level: number;
  blocks: Block[];
}

/** Splits a markdown body at its headings; a `#` inside a code block is no heading. */
export function sectionsOf(body: string): readonly Section[] {
  const reader = new SectionReader();
  for (const line of lines(body.replace(/^\uFEFF/, ''))) reader.take(line);
  return reader.finish();
}

class SectionReader {
  private readonly sections: Draft[] = [{ heading: '', level: 0, blocks: [] }];
  private open: { kind: 'text' | 'item'; text: string } | null = null;
  private code: { fence: string; lines: string[] } | null = null;

  take(line: string): void {
    const fence = /^\s{0,6}(`{3,}|~{3,})/.exec(line)?.[1];
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(line);
    if (this.code) this.takeCode(this.code, line);
    else if (fence) this.openCode(fence, line);
    else if (heading) this.openSection(heading[1] ?? '', heading[2] ?? '');
    else this.takeProse(line);
  }

  finish(): readonly Section[] {
    this.flush();
    if (this.code) this.push({ kind: 'code', lines: [...this.code.lines, this.code.fence] });
    return this.sections.filter((section) => section.level > 0 || section.blocks.length > 0);
  }

  private openSection(marks: string, text: string): void {
    this.flush();
    const heading = text.replace(/\s*#*\s*$/, '').replace(/[*_`]/g, '');
    this.sections.push({ heading, level: marks.length, blocks: [] });
  }

  private openCode(fence: string, line: string): void {
    this.flush();
    this.code = { fence, lines: [line.trim()] };
  }

  private takeCode(code: { fence: string; lines: string[] }, line: string): void {
    code.lines.push(line);
    if (!line.trimStart().startsWith(code.fence) || /[^`~\s]/.test(line)) return;
    this.push({ kind: 'code', lines: outdent(code.lines) });
    this.code = null;
  }

  private takeProse(line: string): void {
    const text = line.trim();
    const item = /^(?:[-*+]|\d{1,3}[.)])\s+/.test(text);
    if (text === '' || /^<!--.*-->$/.test(text) || /^[-*_]{3,}$/.test(text)) this.flush();
    else if (item || this.open === null) {
      this.flush();
      this.open = { kind: item ? 'item' : 'text', text };
    } else this.open.text += ` ${text}`;
  }

  private flush(): void {
    if (this.open) this.push({ kind: this.open.kind, lines: [this.open.text] });
    this.open = null;
  }

  private push(block: Block): void {
    this.sections.at(-1)?.blocks.push(block);
  }
}

/** A block inside a list item is indented; its own shape is kept. */
function outdent(code: readonly string[]): readonly string[] {
  const last = code.at(-1) ?? '';
  const indent = last.length - last.trimStart().length;
  if (indent === 0) return code;
  return code.map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line));
}
