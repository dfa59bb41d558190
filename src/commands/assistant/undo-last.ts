import { text } from '@/src/contract/text.ts';
import { listIn } from '../script/items.ts';
import { answer, none, type Script, write } from '../script/script.ts';

/** Takes back the last actions, and says what could not be. */
export function* undoLast(count: number): Script {
  const done = yield* write('undo', { count }, text('command_assistant_will_undo', { n: count }));
  const actions = listIn(done.data, 'actions');
  const kept = actions.flatMap((action) => listIn<string>(action, 'kept'));
  if (actions.length === 0) none(text('command_assistant_nothing_to_undo'));
  return answer([
    text('command_assistant_undone', { n: actions.length }),
    kept.length > 0 && text('command_assistant_not_undone', { n: kept.length, why: kept[0]! }),
  ]);
}
