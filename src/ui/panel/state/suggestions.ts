import type { Overview } from '@/src/contract/messages.ts';
import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';

const enough = { stale: 5, sites: 4, tabs: 12 };

/** Up to three suggestions from the state of the browser, most useful first. */
export function suggestionsFor(there: Overview): Chip[] {
  const chips: (Chip | false)[] = [
    there.duplicates > 0 && {
      label: text('ui_suggest_duplicates', { tabs: there.tabs, n: there.duplicates }),
      intent: { id: 'tabs.close-duplicates', slots: {} },
    },
    there.stale >= enough.stale && {
      label: text('ui_suggest_stale', { n: there.stale }),
      intent: { id: 'tabs.stale', slots: {} },
    },
    there.tabs >= enough.tabs &&
      there.sites >= enough.sites && {
        label: text('ui_suggest_sites', { tabs: there.tabs, n: there.sites }),
        intent: { id: 'tabs.group-site', slots: {} },
      },
    there.currentTab !== null && {
      label: text('ui_suggest_page', { title: there.currentTab.title }),
      intent: { id: 'page.bookmark', slots: {} },
    },
    there.bookmarks > 0 && {
      label: text('ui_suggest_bookmarks', { n: there.bookmarks }),
      intent: { id: 'bookmarks.duplicates', slots: {} },
    },
    { label: text('ui_suggest_count', { n: there.tabs }), intent: { id: 'tabs.list', slots: {} } },
    { label: text('ui_suggest_closed'), intent: { id: 'closed.list', slots: {} } },
    { label: text('ui_suggest_sessions'), intent: { id: 'session.list', slots: {} } },
  ];
  return chips.filter((chip) => chip !== false).slice(0, 3);
}
