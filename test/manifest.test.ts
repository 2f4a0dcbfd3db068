import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

interface HookEntry {
  readonly matcher?: string;
  readonly hooks: readonly { type: string; command: string; timeout: number; async?: boolean }[];
}

/** An unknown name disables every hook of the plugin on older hosts; these are safe on all four. */
const SAFE = [
  'SessionStart',
  'SessionEnd',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'PreCompact',
  'Stop',
];

describe('the manifests', () => {
  it('are equal, name no hooks file, and agree on the version', () => {
    expect(read('plugin.json')).toBe(read('.claude-plugin/plugin.json'));
    const manifest = json('plugin.json');
    expect(manifest.hooks).toBeUndefined();
    expect(manifest.author.name).toBeTruthy();
    expect(manifest.version).toBe(json('package.json').version);
    expect(json('.claude-plugin/marketplace.json').plugins[0].name).toBe(manifest.name);
  });
});

describe('hooks.json', () => {
  const hooks: Record<string, HookEntry[]> = json('hooks/hooks.json').hooks;

  it('registers exactly the events that are safe on every host', () => {
    expect(Object.keys(hooks).sort()).toEqual([...SAFE].sort());
  });

  it.each(Object.entries(hooks))(
    '%s: one quoted node call, a matcher, a timeout, not async',
    (_, entries) => {
      expect(entries).toHaveLength(1);
      const [entry] = entries;
      expect(entry?.matcher).toBeTruthy();
      expect(entry?.hooks).toHaveLength(1);
      const [hook] = entry?.hooks ?? [];
      expect(hook?.command).toMatch(
        /^node "\$\{CLAUDE_PLUGIN_ROOT\}\/hooks\/fire-flow-[a-z-]+\.cjs"$/,
      );
      expect(hook?.timeout).toBeGreaterThan(0);
      expect(hook?.async).toBeUndefined();
      const file = /hooks\/[a-z-]+\.cjs/.exec(hook?.command ?? '')?.[0] ?? '';
      expect(fs.existsSync(path.join(root, file)), file).toBe(true);
    },
  );
});

describe('the matcher of PreToolUse', () => {
  const [entry] = json('hooks/hooks.json').hooks.PreToolUse;
  const matches = (tool: string) => new RegExp(entry.matcher).test(tool);

  it('takes in each tool that may show or write a file, and the rest costs nothing', () => {
    const tools = 'Bash PowerShell Read NotebookRead Edit MultiEdit Write NotebookEdit Grep';
    for (const tool of [...tools.split(' '), 'ReadMcpResourceTool', 'mcp__fs__read_file'])
      expect(matches(tool), tool).toBe(true);
    for (const tool of ['Task', 'TodoWrite', 'WebFetch', 'AskUserQuestion', 'ReadX', 'XBash'])
      expect(matches(tool), tool).toBe(false);
  });
});

describe('shipped text files', () => {
  it('have no carriage returns', () => {
    for (const file of ['hooks/hooks.json', 'bin/fire-flow.cjs', '.ci/run']) {
      expect(read(file)).not.toContain('\r');
    }
  });
});
