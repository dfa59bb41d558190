import { openLibrary } from '@/src/browser/panel/open-library.ts';
import { flash } from '@/src/browser/panel/toolbar-icon.ts';
import { type Made, nextMove } from '@/src/commands/replay-script.ts';
import type { Script } from '@/src/commands/script/script.ts';
import { tidyTabs } from '@/src/commands/scripts/tabs/tidy-tabs.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { CallContext } from '@/src/contract/tool.ts';
import type { Background } from './create-background.ts';
import { askSomewhere } from './show-questions.ts';

/** Built-in commands that a key of the manifest runs through the registry, without the panel. */
const shortcuts = new Map<string, () => Script>([['tidy-tabs', () => tidyTabs({ window: 'this' })]]);

/** Runs a shortcut in a window, or opens the library. A question that it raises goes on by itself once it is answered. */
export async function runShortcut(
  command: string,
  window: number | null,
  { registry, say }: Background,
): Promise<void> {
  if (command === 'open-library') return openLibrary(window);
  const start = shortcuts.get(command);
  if (!start) return;
  const id = crypto.randomUUID();
  const made: Made[] = [];
  for (;;) {
    const move = nextMove(start(), made);
    if (move.kind === 'answer') return flash(move.answer.lines.map(say).join(' '));
    const { batch } = move;
    const context: CallContext = {
      caller: 'shortcut',
      conversation: null,
      turn: null,
      window,
      ...(batch.kind === 'act' && batch.plan ? { plan: true } : {}),
    };
    const calls = batch.calls.map((call, at) => ({ ...call, id: `${id}:${made.length + at + 1}`, repairs: [] }));
    for (const [at, call] of calls.entries()) {
      let answer: RunAnswer;
      do answer = await registry.run(call, context, calls.slice(at + 1));
      while (answer.kind === 'more');
      if (answer.kind !== 'result') return askSomewhere(window);
      made.push({ call, result: answer.result });
    }
  }
}
