import { expect, it } from 'vitest';

let commands: { name: string; description?: string; shortcut?: string }[] = [];
Object.assign(globalThis, { chrome: { commands: { getAll: async () => commands } } });
const { shortcuts } = await import('@/src/browser/panel/shortcuts.ts');

const wanted = ['_execute_action', 'summarize-page', 'tag-page', 'ask-selection', 'tidy-tabs', 'action-1', 'action-2'];

it('gives the commands in a fixed order, whatever the browser’s order', async () => {
  for (const names of [wanted.toSorted(), wanted.toSorted().reverse()]) {
    commands = names.map((name) => ({ name }));
    expect((await shortcuts()).map(({ name }) => name)).toEqual(wanted);
  }
});

it('gives the keys that are assigned in the browser', async () => {
  commands = [{ name: 'tag-page', description: 'Tag', shortcut: 'Alt+Shift+K' }, { name: 'tidy-tabs' }];
  expect(await shortcuts()).toEqual([
    { name: 'tag-page', description: 'Tag', shortcut: 'Alt+Shift+K' },
    { name: 'tidy-tabs', description: '', shortcut: '' },
  ]);
});
