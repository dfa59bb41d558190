import { text } from '@/src/contract/text.ts';
import type { Chip, LiveRow } from '@/src/contract/tool.ts';

/** Built-in command that opens a row which is no page; null if there is none. */
export function rowCommand({ kind, id, title, url = '' }: LiveRow): Chip | null {
  switch (kind) {
    case 'session':
      return { label: text('ui_row_session', { name: title }), intent: { id: 'session.open', slots: { id } } };
    case 'folder':
      return {
        label: text('ui_row_folder', { name: title }),
        intent: { id: 'bookmarks.folder', slots: { folder: title } },
      };
    case 'tag':
      return { label: text('ui_row_tag', { name: title }), intent: { id: 'tags.show', slots: { tagged: [title] } } };
    case 'site':
      return { label: text('ui_row_site', { name: title }), intent: { id: 'tabs.site', slots: { sites: [id] } } };
    case 'closed':
      return { label: text('ui_row_closed', { name: title || url }), intent: { id: 'tabs.reopen', slots: { id } } };
    case 'action':
    case 'tab':
    case 'bookmark':
    case 'page':
      return null;
    default:
      return kind satisfies never;
  }
}
