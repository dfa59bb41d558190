import type { RuleDeed } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { type DuplicateItem, listOf, type TabItem } from '../script/items.ts';
import { readLists } from '../script/read-results.ts';
import { answer, type Batch, type Call, look, type Script } from '../script/script.ts';

/** Ids of unused tabs. Pinned, playing and active tabs are never included. */
function* unusedTabs(days: number, asleepToo: boolean) {
  const wanted = { unused_days: days, pinned: false, audible: false, ...(asleepToo ? {} : { discarded: false }) };
  const [tabs] = yield* readLists<TabItem>([look('list_tabs', wanted)]);
  return listOf<TabItem>(tabs).items.flatMap((tab) => (tab.active ? [] : tab.id));
}

const batch = (calls: Call[]): Batch => ({
  kind: 'act',
  calls,
  will: text('rules_run'),
  plan: false,
  this: false,
  named: false,
});

function* act(calls: Call[]): Script {
  if (calls.length > 0) yield batch(calls);
  return answer(calls.length > 0 ? text('rules_run') : text('rules_nothing'));
}

/** The script of a rule, made of built-in commands. `session`: name of the session that it sets tabs aside in. */
export function* ruleScript(does: RuleDeed, session: string): Script {
  switch (does.kind) {
    case 'set-aside': {
      const tab_ids = yield* unusedTabs(does.unusedDays, true);
      if (tab_ids.length === 0) return yield* act([]);
      const [saved] = yield batch([{ name: 'save_session', arguments: { name: session, tab_ids } }]);
      // Tabs that could not be saved stay open.
      if (!saved?.success) return answer(text('rules_nothing'));
      return yield* act([{ name: 'close_tabs', arguments: { tab_ids } }]);
    }
    case 'sleep': {
      const tab_ids = yield* unusedTabs(does.unusedDays, false);
      return yield* act(tab_ids.length > 0 ? [{ name: 'discard_tabs', arguments: { tab_ids } }] : []);
    }
    case 'close-duplicates': {
      const [pages] = yield* readLists<DuplicateItem>([look('find_duplicate_tabs')]);
      const tab_ids = listOf<DuplicateItem>(pages).items.flatMap(({ close }) => close);
      return yield* act(tab_ids.length > 0 ? [{ name: 'close_tabs', arguments: { tab_ids } }] : []);
    }
    case 'open-session':
      return yield* act([{ name: 'restore_session', arguments: { session_id: does.session, window: 'current' } }]);
    default:
      return does satisfies never;
  }
}
