import { openLibrary } from '@/src/browser/panel/open-library.ts';
import { flash } from '@/src/browser/panel/toolbar-icon.ts';
import { runScript } from '@/src/commands/run-script.ts';
import type { Script } from '@/src/commands/script/script.ts';
import { snoozeTab } from '@/src/commands/sessions/snooze-commands.ts';
import { tidyTabs } from '@/src/commands/tabs/tidy-commands.ts';
import type { Background } from './create-background.ts';
import { askSomewhere } from './show-questions.ts';

/** Built-in commands that a manifest command runs through the registry, without the panel. */
const shortcuts = new Map<string, () => Script>([['tidy-tabs', () => tidyTabs({ window: 'this' })]]);

/** Runs a shortcut in a window, or opens the library. If it raises a question, it continues once that is answered. */
export async function runShortcut(
  command: string,
  window: number | null,
  { registry, say }: Background,
): Promise<void> {
  if (command === 'open-library') return openLibrary(window);
  const start = shortcuts.get(command);
  if (!start) return;
  await runAndTell(start, window, { registry, say });
}

/** Snoozes a tab from its menu and shows the result on the toolbar icon. */
export const snoozeFromMenu = (
  { id, windowId }: { id: number; windowId: number },
  until: number,
  background: Background,
): Promise<void> => runAndTell(() => snoozeTab(id, until), windowId, background);

async function runAndTell(
  start: () => Script,
  window: number | null,
  { registry, say }: Pick<Background, 'registry' | 'say'>,
): Promise<void> {
  const end = await runScript(start, { id: crypto.randomUUID(), window, run: registry.run });
  if (end) await flash(end.answer.lines.map(say).join(' '));
  else await askSomewhere(window);
}
