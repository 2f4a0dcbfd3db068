/** A skill of a user's own that a prompt about green or black tea brings. */
export const TEA = [
  '---',
  'category: backend',
  'signals: { words: [green tea, black tea, tea pot] }',
  '---',
  '## Solution',
  'Warm the pot first.',
].join('\n');
