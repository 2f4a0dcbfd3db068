/** A word of an upcoming task that can be searched for. */
export interface Keyword {
  readonly word: string;
  /** A path, an identifier or the like: one is enough, of plain words it takes two. */
  readonly telling: boolean;
  /** The task it comes from, counted from 1. */
  readonly task: number;
}

const PLAIN = new Set(
  'about above add after again against all also and any are because been before being below between both but can could create does done down each ensure file files fix for from further has have here how implement into its just make more most need new not now off once only other our out over own remove same should some such task test tests than that the their them then there these they this those through under until update use using very was were what when where which while who why will with write you your'.split(
    ' ',
  ),
);

const MAX_KEYWORDS = 60;

/** Lower-cased words of four letters and more, paths and identifiers, each once. */
export function keywordsOf(tasks: readonly string[]): Keyword[] {
  const found = new Map<string, Keyword>();
  tasks.slice(0, 3).forEach((text, i) => {
    for (const [raw] of text.slice(0, 4_000).matchAll(/[\w./-]{3,80}/g)) {
      const bare = raw.replace(/^[./-]+|[./-]+$/g, '');
      const word = bare.toLowerCase();
      const telling = /[./_]|[a-z][A-Z]/.test(bare);
      if (found.has(word) || (!telling && (word.length < 4 || PLAIN.has(word)))) continue;
      if (word !== '' && found.size < MAX_KEYWORDS) found.set(word, { word, telling, task: i + 1 });
    }
  });
  return [...found.values()];
}

/** The number of the first upcoming task that a text has to do with, `null` where with none. */
export function upcomingTask(text: string, keywords: readonly Keyword[]): number | null {
  const lower = text.slice(0, 40_000).toLowerCase();
  const plain = new Map<number, number>();
  for (const { word, telling, task } of keywords) {
    if (!lower.includes(word)) continue;
    const seen = (plain.get(task) ?? 0) + 1;
    if (telling || seen >= 2) return task;
    plain.set(task, seen);
  }
  return null;
}
