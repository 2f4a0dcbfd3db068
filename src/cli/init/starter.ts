import { emptyBlockers } from '../../core/planning/index.ts';

/** The files of a new `.planning/` folder, by path below the root. Readable by core/planning, and empty of claims. */
export function starterFiles(project: string): readonly (readonly [path: string, text: string])[] {
  return [
    ['.planning/CONSCIENCE.md', conscience(project)],
    ['.planning/VISION.md', vision(project)],
    ['.planning/BLOCKERS.md', emptyBlockers()],
  ];
}

function conscience(project: string): string {
  return [
    '# Project State',
    '',
    '## Project Reference',
    `- **Project:** ${project}`,
    '',
    '## Current Position',
    '- **Phase:** 1',
    '- **Status:** Ready to plan',
    '',
    '## Decisions',
    '',
    '| Date | Decision | Rationale | Phase |',
    '|------|----------|-----------|-------|',
    '',
    '## Session Continuity',
    '- **Next:** `/fire-flow:fire-plan`',
    '',
  ].join('\n');
}

function vision(project: string): string {
  return [
    `# ${project}`,
    '',
    '<!-- What this project is for, in a sentence or two. -->',
    '',
    '## Phases',
    '',
    '<!-- 1. [ ] Phase 1: name -->',
    '',
  ].join('\n');
}
