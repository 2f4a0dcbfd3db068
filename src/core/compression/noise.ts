/** Families of commands known to print much that says nothing once they pass. */
export type NoisyFamily = 'install' | 'build' | 'test';

/** Lines that only say that something went as it should, by the family of the command. Each matches a whole line's start. */
export const NOISE: Readonly<Record<NoisyFamily, readonly RegExp[]>> = {
  install: [
    /^\s{0,8}(?:Collecting|Downloading|Using cached|Requirement already satisfied|Obtaining|Preparing metadata|Building wheel|Created wheel|Stored in directory|Installing build dependencies|Getting requirements)\b/,
    /^\s{0,8}(?:Downloaded|Fetching|Extracting|Unpacking|Selecting previously|Preparing to unpack|Setting up|Processing triggers|Get:\d|Hit:\d|Ign:\d|Reading package|Building dependency)/,
    /^\s{0,8}(?:Installing|Using|Fetched|Bundle|Resolving|Updating crates|Locking|Adding|Pulling|Pull complete|Verifying|Waiting|Already exists)\b/,
    /^\s{0,8}(?:\u27a4 YN0000|\u27a4 YN0013|\u27a4 YN0019|info |npm (?:http|timing|sill|verb) |go: downloading |\[\d\/\d\] )/,
    /^\s{0,8}(?:Progress: resolved|[0-9a-f]{12}: )/,
    /^\s{0,20}[\u2501\u2500#=>.\s-]{4,}[\d.% /A-Za-z:]{0,60}$/,
  ],
  build: [
    /^\s{0,8}(?:Compiling|Checking|Building|Fresh|Downloaded|Downloading|Running|Documenting|Generated|Copying|Transforming|Rendering|Linking|Creating|Bundling|Scanning)\b/,
    /^\s{0,8}\[\s{0,3}\d{1,3}%\]/,
    /^\s{0,8}\[\d{1,5}\/\d{1,5}\]/,
    /^\[INFO\](?: Download| ---| {2,}|$| Nothing| Using|\s*$)/,
    /^> Task :\S+(?: UP-TO-DATE| NO-SOURCE| FROM-CACHE)?$/,
    /^\s{0,8}(?:asset|modules by path|runtime modules|cacheable modules|orphan modules|\.\/\S+ [\d.]+ (?:bytes|KiB))\b/,
    /^\s{0,4}[\w./[\]-]{1,120}\.(?:js|css|html|map|svg|woff2?)\s{1,40}[\d.,]+ ?k?B\b/i,
    /^\s{0,8}#\d{1,3} (?:sha256:|\[|CACHED|DONE|transferring|exporting|extracting|resolve)/,
  ],
  test: [
    /^\s{0,20}(?:\u2713|\u2714|\u221a|\u2705|ok \d|PASS\b|--- PASS|=== (?:RUN|PAUSE|CONT|NAME)|\[\s{0,6}(?:OK|RUN|PASSED)\s{0,6}\]|\[---)/,
    /^\S{1,300}(?:::| )\S{0,300} PASSED\b/,
    /^ok\s{1,8}\S{1,200}\s/,
    /^\?\s{1,8}\S{1,200}\s{1,8}\[no test files\]/,
    /^test \S{1,300} \.\.\. (?:ok|ignored)$/,
    /^\S{1,200} [.sx]{1,200}\s{0,80}\[\s{0,3}\d{1,3}%\]$/,
    /^\s{0,8}[.\u00b7]{4,}$/,
    /^\S{1,200} \(\S{1,200}\) \.\.\. ok$/,
    /^Test Case '.{1,200}' (?:started|passed)/,
  ],
};

/** What is never noise, whatever else a line looks like. */
export const TELLING_LINE =
  /\b(?:error|err|fail|failed|failing|failure|fatal|panic|warn|warning|exception|traceback|assert|denied|refused|unable|cannot|conflict|deprecated|vulnerab|missing|not found|timed? ?out|killed|abort|core dumped|retry)/i;
