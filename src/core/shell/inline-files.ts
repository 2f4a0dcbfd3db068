/** The files, by names written out, that a program writes contents to: `holds` tells whether a part of it holds such a content. */
export function filesFilled(
  statements: readonly string[],
  holds: (part: string) => boolean,
): string[] {
  const files: string[] = [];
  const handles = new Map<string, string>();
  for (const statement of statements) {
    for (const [name, file] of opened(statement)) if (handles.size < MOST) handles.set(name, file);
    for (const found of statement.matchAll(WRITES))
      if (holds(statement.slice(found.index + found[0].length)))
        files.push(found[1] ?? found[2] ?? '');
    files.push(...copied(statement));
  }
  const archives = statements.some((each) => /\btarfile\.|\bZipFile\(/.test(each));
  for (const [name, file] of handles) {
    const use = new RegExp(`(?<![\\w.])\\$?${name}(?:\\b|\\.)`);
    const fills = (each: string) =>
      use.test(each) && (holds(each.replace(use, ' ')) || (archives && ADDS.test(each)));
    if (statements.some(fills)) files.push(file);
  }
  return [...new Set(files)];
}

const MOST = 20;
/** A file put into an archive by a name that is not written out. */
const ADDS = /\.(?:add|write)\(\s*(?!["'\s])/;

const WRITES =
  /\b(?:writeFile(?:Sync)?|appendFile(?:Sync)?|file_put_contents|File\.write|IO\.write)\s*\(\s*["'`]([^"'`$#{\n]{1,200})["'`]\s*,|\bPath\(\s*["']([^"'\n]{1,200})["']\s*\)\.write_(?:text|bytes)\(/g;

/** Handles of files opened to be written, each with the name of its file. */
function opened(statement: string): [name: string, file: string][] {
  return OPENS.flatMap(({ shape, name, file }) =>
    [...statement.matchAll(shape)].map((found): [string, string] => [
      found[name] ?? '',
      found[file] ?? '',
    ]),
  );
}

const OPENS = [
  {
    shape:
      /\b(?:open|ZipFile)\(\s*["']([^"'\n]{1,200})["']\s*,\s*(?:mode=)?["'][wax][^()]{0,60}\)\s*(?:as|(?:do|\{)\s*\|)\s*(\w{1,60})/g,
    name: 2,
    file: 1,
  },
  {
    shape:
      /(\w{1,60})\s*=\s*(?:\w{1,40}\.)?(?:createWriteStream\(\s*|(?:f?open|ZipFile)\((?=\s*["'][^"'\n]{1,200}["']\s*,\s*["'][wax])\s*)["']([^"'\n]{1,200})["']/g,
    name: 1,
    file: 2,
  },
  {
    shape:
      /\bopen\s*\(?\s*(?:my\s+)?\$(\w{1,60})\s*,\s*["']>{1,2}[^"']{0,20}["']\s*,\s*["']([^"'\n]{1,200})["']/g,
    name: 1,
    file: 2,
  },
];

/** Where a statement copies a file of a name that is not written out. */
function copied(statement: string): string[] {
  return [...statement.matchAll(COPIES)].flatMap((found) => found[1] ?? []);
}

const COPIES =
  /\b(?:shutil\.copy(?:2|file)?|copyFile(?:Sync)?|cpSync|FileUtils\.cp(?:_r)?|copy)\s*\((?!\s*["'`][^"'`$#{\n]{0,200}["'`]\s*[,)])(?:[^(),\n]|\([^()\n]{0,80}\)){1,80},\s*(?:[\w.]{1,40}\()?\s*f?["'`]([^"'`$#{\n]{1,200})/g;
