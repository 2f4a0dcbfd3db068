import {
  type IndexReader,
  joinIndexes,
  openIndex,
  type SkillIndex,
} from '../core/guidance/index.ts';
import type { Files } from '../world/files/files.ts';

const MOST_BYTES = 64_000_000;

/**
 * The shipped index (`<shipped>.idx`, `.bm`, `.txt`) joined with the user's own, kept in `place`. `null`: neither can be read.
 * Costs one read for each library; what a moment does not need is never read.
 */
export function loadIndexes(files: Files, shipped: string, place: string): SkillIndex | null {
  const mark = files.read(`${place}/current`, 100);
  const own = mark.ok && /^[0-9a-f]{16}$/.test(mark.value.trim()) ? mark.value.trim() : null;
  const indexes = [
    open(files, shipped, 'shipped'),
    own === null ? null : open(files, `${place}/${own}`, 'user'),
  ].filter((index) => index !== null);
  return indexes.length === 0 ? null : joinIndexes(indexes);
}

function open(files: Files, path: string, origin: 'shipped' | 'user'): SkillIndex | null {
  const lines = files.read(`${path}.idx`, MOST_BYTES);
  return lines.ok ? openIndex(lines.value, reader(files, path), origin) : null;
}

function reader(files: Files, path: string): IndexReader {
  return {
    postings: () => {
      const read = files.read(`${path}.bm`, MOST_BYTES);
      return read.ok ? read.value : null;
    },
    text: (offset, length) => {
      const read = files.readRange(`${path}.txt`, offset, length);
      return read.ok && read.value.length === length ? String.fromCharCode(...read.value) : null;
    },
  };
}
