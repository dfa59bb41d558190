import { assistantCommands } from '../assistant/assistant-commands.ts';
import { changeBookmarkCommands } from '../bookmarks/change-bookmark-commands.ts';
import { checkBookmarkCommands } from '../bookmarks/check-bookmark-commands.ts';
import { findBookmarkCommands } from '../bookmarks/find-bookmark-commands.ts';
import { folderCommands } from '../bookmarks/folder-commands.ts';
import { saveCommands } from '../bookmarks/save-commands.ts';
import { historyCommands } from '../pages/history-commands.ts';
import { pageCommands } from '../pages/page-commands.ts';
import { readingListCommands } from '../pages/reading-list-commands.ts';
import { openSessionCommands } from '../sessions/open-session-commands.ts';
import { saveSessionCommands } from '../sessions/save-session-commands.ts';
import { closeTabCommands } from '../tabs/close-tab-commands.ts';
import { closedTabCommands } from '../tabs/closed-tab-commands.ts';
import { countTabCommands } from '../tabs/count-tab-commands.ts';
import { findTabCommands } from '../tabs/find-tab-commands.ts';
import { groupCommands } from '../tabs/group-commands.ts';
import { orderTabCommands } from '../tabs/order-tab-commands.ts';
import { switchTabCommands } from '../tabs/switch-tab-commands.ts';
import { tabStateCommands } from '../tabs/tab-state-commands.ts';
import { tidyCommands } from '../tabs/tidy-commands.ts';
import { tagCommands } from '../tags/tag-commands.ts';
import { tagListCommands } from '../tags/tag-list-commands.ts';
import type { CommandIntent } from './command.ts';

/** Every command. Of two that fit a sentence as well, the first one is meant. */
export const intents: CommandIntent[] = [
  ...findTabCommands,
  ...switchTabCommands,
  ...countTabCommands,
  ...closedTabCommands,
  ...closeTabCommands,
  ...saveSessionCommands,
  ...groupCommands,
  ...orderTabCommands,
  ...tabStateCommands,
  ...tidyCommands,
  ...saveCommands,
  ...openSessionCommands,
  ...readingListCommands,
  ...findBookmarkCommands,
  ...checkBookmarkCommands,
  ...changeBookmarkCommands,
  ...folderCommands,
  ...tagCommands,
  ...tagListCommands,
  ...historyCommands,
  ...pageCommands,
  ...assistantCommands,
];

/** Those that "All commands" lists. */
export const listedIntents = intents.filter(({ unlisted }) => !unlisted);
export const intentById = new Map(intents.map((intent) => [intent.id, intent]));
