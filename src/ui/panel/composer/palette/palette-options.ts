import {
  Bookmark,
  ChevronsUpDown,
  FileText,
  History,
  type LucideIcon,
  MessageSquare,
  PanelTop,
  Play,
} from 'lucide-react';
import { shownSite } from '@/src/address/shown-address.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import type { Say } from '../../../parts/services-context.tsx';
import type { Panel } from '../../actions/panel-store.ts';
import { actionsCalled } from './matching-actions.ts';
import type { Option } from './option-list.tsx';
import type { PaletteRow, Thing } from './rank-rows.ts';

const kinds: Record<Thing['kind'], { name: MessageKey; icon: LucideIcon }> = {
  tab: { name: 'ui_kind_tab', icon: PanelTop },
  bookmark: { name: 'ui_attached_bookmark', icon: Bookmark },
  page: { name: 'ui_attached_page', icon: FileText },
  closed: { name: 'ui_kind_closed', icon: History },
};

export function optionOf(row: PaletteRow, panel: Panel, showAll: () => void, say: Say): Option {
  switch (row.kind) {
    case 'action': {
      const { action, input } = row;
      return {
        id: `action:${action.id}`,
        kind: say('ui_own_action'),
        icon: Play,
        title: action.name,
        detail: input || action.prompt,
        // Runs with the current draft as input, which may have changed since the row was shown.
        async pick() {
          const [called] = actionsCalled(panel.store.getState().draft.trim(), [action]);
          if (called) await panel.runWithInput(action, called.input);
        },
      };
    }
    case 'thing': {
      const { kind, id, title, url } = row.row;
      const site = url ? shownSite(url) : null;
      return {
        id: `${kind}:${id}`,
        kind: say(kinds[kind].name),
        icon: kinds[kind].icon,
        title: title || url || id,
        ...(site ? { detail: site } : {}),
        foreign: true,
        ...(url ? { url } : {}),
        row: row.row,
        pick: (how) => panel.openRow(row.row, how),
      };
    }
    case 'chat': {
      const { conversation, passage } = row;
      return {
        id: `chat:${conversation.id}`,
        kind: say('ui_kind_chat'),
        icon: MessageSquare,
        title: conversation.title || say('ui_new_chat'),
        foreign: true,
        ...(passage ? { detail: passage.text } : {}),
        async pick() {
          // Clears the draft, which was a search and not a message.
          panel.write('');
          await panel.open(conversation.id);
        },
      };
    }
    case 'all': {
      const { n, of } = row;
      return {
        id: 'all',
        kind: '',
        icon: ChevronsUpDown,
        title: n < of ? say('ui_show_first', { n, of }) : say('ui_show_all', { n }),
        pick: async () => showAll(),
      };
    }
    default:
      return row satisfies never;
  }
}
