import type { RuleDeed } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { answer, none, type Part, type Script, write } from '../script/script.ts';
import type { ToolName } from '../script/tool-types.ts';
import { tabCopies, unusedTabs } from '../tabs/pick-tabs.ts';

const act = (name: ToolName, args: Record<string, unknown>) => write(name, args, text('rules_run'));

/** Does something to tabs, if there are any. */
function* toTabs(name: ToolName, tab_ids: number[], args = {}): Part<unknown> {
  if (tab_ids.length === 0) none(text('rules_nothing'));
  return yield* act(name, { ...args, tab_ids });
}

/** The script of a rule, made of built-in commands. `session`: name of the session that it sets tabs aside in. */
export function* ruleScript(does: RuleDeed, session: string): Script {
  switch (does.kind) {
    case 'set-aside': {
      const tabs = yield* unusedTabs(does.unusedDays);
      // Tabs that could not be saved stay open, since the script ends there.
      yield* toTabs('save_session', tabs, { name: session });
      yield* toTabs('close_tabs', tabs);
      break;
    }
    case 'sleep':
      yield* toTabs('discard_tabs', yield* unusedTabs(does.unusedDays, { discarded: false }));
      break;
    case 'close-duplicates':
      yield* toTabs('close_tabs', yield* tabCopies());
      break;
    case 'open-session':
      yield* act('restore_session', { session_id: does.session, window: 'current' });
      break;
    default:
      does satisfies never;
  }
  return answer(text('rules_run'));
}
