// The order of the table: of two commands that fit a sentence as well, the first one is meant.
import './tabs/find-tab-commands.ts';
import './tabs/switch-tab-commands.ts';
import './tabs/count-tab-commands.ts';
import './tabs/closed-tab-commands.ts';
import './tabs/close-tab-commands.ts';
import './sessions/snooze-commands.ts';
import './sessions/save-session-commands.ts';
import './tabs/group-commands.ts';
import './tabs/edit-group-commands.ts';
import './tabs/order-tab-commands.ts';
import './tabs/tab-state-commands.ts';
import './tabs/tidy-commands.ts';
import './tabs/rule-commands.ts';
import './bookmarks/save-commands.ts';
import './sessions/open-session-commands.ts';
import './pages/reading-list-commands.ts';
import './bookmarks/find-bookmark-commands.ts';
import './bookmarks/check-bookmark-commands.ts';
import './bookmarks/change-bookmark-commands.ts';
import './bookmarks/folder-commands.ts';
import './tags/tag-commands.ts';
import './tags/tag-list-commands.ts';
import './pages/history-commands.ts';
import './pages/page-commands.ts';
import './assistant/assistant-commands.ts';
import { intents } from './table/command.ts';

export { intents };

/** Commands that "All commands" lists. */
export const listedIntents = intents.filter(({ unlisted }) => !unlisted);
export const intentById = new Map(intents.map((intent) => [intent.id, intent]));
