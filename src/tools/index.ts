import type { Tool } from '@/src/contract/tool.ts';
import { findTools } from './actions/find-tools.ts';
import { listActions } from './actions/list-actions.ts';
import { undo } from './actions/undo.ts';
import { checkBookmarkLinks } from './bookmarks/check-bookmark-links.ts';
import { createBookmarkFolders } from './bookmarks/create-bookmark-folders.ts';
import { createBookmarks } from './bookmarks/create-bookmarks.ts';
import { deleteBookmarkFolders } from './bookmarks/delete-bookmark-folders.ts';
import { deleteBookmarks } from './bookmarks/delete-bookmarks.ts';
import { emptyTrash } from './bookmarks/empty-trash.ts';
import { findDuplicateBookmarks } from './bookmarks/find-duplicate-bookmarks.ts';
import { importBookmarks } from './bookmarks/import-bookmarks.ts';
import { listBookmarkFolders } from './bookmarks/list-bookmark-folders.ts';
import { listBookmarkLevel } from './bookmarks/list-bookmark-level.ts';
import { listBookmarks } from './bookmarks/list-bookmarks.ts';
import { mergeBookmarks } from './bookmarks/merge-bookmarks.ts';
import { moveBookmarks } from './bookmarks/move-bookmarks.ts';
import { restoreFromTrash } from './bookmarks/restore-from-trash.ts';
import { searchBookmarks } from './bookmarks/search-bookmarks.ts';
import { sortBookmarkFolder } from './bookmarks/sort-bookmark-folder.ts';
import { updateBookmarks } from './bookmarks/update-bookmarks.ts';
import { exportItems } from './export/export-items.ts';
import { deleteHistory } from './history/delete-history.ts';
import { searchHistory } from './history/search-history.ts';
import { capturePage } from './pages/capture-page.ts';
import { getSelection } from './pages/get-selection.ts';
import { listPageLinks } from './pages/list-page-links.ts';
import { readPage } from './pages/read-page.ts';
import { addToReadingList } from './reading-list/add-to-reading-list.ts';
import { listReadingList } from './reading-list/list-reading-list.ts';
import { markReadingList } from './reading-list/mark-reading-list.ts';
import { removeFromReadingList } from './reading-list/remove-from-reading-list.ts';
import { find } from './search/find.ts';
import { addProgramTool } from './servers/add-program-tool.ts';
import { deleteSessions } from './sessions/delete-sessions.ts';
import { listSessionTabs } from './sessions/list-session-tabs.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { renameSession } from './sessions/rename-session.ts';
import { restoreSession } from './sessions/restore-session.ts';
import { saveSession } from './sessions/save-session.ts';
import { snoozeTabs } from './sessions/snooze-tabs.ts';
import { closeTabs } from './tabs/close-tabs.ts';
import { createRule } from './tabs/create-rule.ts';
import { discardTabs } from './tabs/discard-tabs.ts';
import { editTabGroups } from './tabs/edit-tab-groups.ts';
import { findDuplicateTabs } from './tabs/find-duplicate-tabs.ts';
import { getCurrentTab } from './tabs/get-current-tab.ts';
import { groupTabs } from './tabs/group-tabs.ts';
import { listRecentlyClosed } from './tabs/list-recently-closed.ts';
import { listTabs } from './tabs/list-tabs.ts';
import { listWindows } from './tabs/list-windows.ts';
import { moveTabs } from './tabs/move-tabs.ts';
import { muteTabs } from './tabs/mute-tabs.ts';
import { openTabs } from './tabs/open-tabs.ts';
import { pinTabs } from './tabs/pin-tabs.ts';
import { reloadTabs } from './tabs/reload-tabs.ts';
import { reopenClosedTabs } from './tabs/reopen-closed-tabs.ts';
import { switchToTab } from './tabs/switch-to-tab.ts';
import { ungroupTabs } from './tabs/ungroup-tabs.ts';
import { createTags } from './tags/create-tags.ts';
import { deleteTags } from './tags/delete-tags.ts';
import { findByTag } from './tags/find-by-tag.ts';
import { listTags } from './tags/list-tags.ts';
import { mergeTags } from './tags/merge-tags.ts';
import { renameTag } from './tags/rename-tag.ts';
import { tagItems } from './tags/tag-items.ts';
import { untagItems } from './tags/untag-items.ts';
import type { ToolPorts } from './tool-ports.ts';

/** A tool is a function from its ports to its definition, so that one table serves browsers and tests. */
export type MakeTool = (ports: ToolPorts) => Tool;

/** Every tool, one a line. A tool is called as its entry, in snake case: `listTabs` is `list_tabs`. */
const table = {
  find,
  listTabs,
  getCurrentTab,
  findDuplicateTabs,
  listWindows,
  listRecentlyClosed,
  openTabs,
  switchToTab,
  moveTabs,
  groupTabs,
  editTabGroups,
  ungroupTabs,
  pinTabs,
  muteTabs,
  reloadTabs,
  discardTabs,
  closeTabs,
  reopenClosedTabs,
  saveSession,
  snoozeTabs,
  listSessions,
  listSessionTabs,
  restoreSession,
  renameSession,
  deleteSessions,
  createRule,
  searchBookmarks,
  listBookmarks,
  listBookmarkLevel,
  listBookmarkFolders,
  findDuplicateBookmarks,
  checkBookmarkLinks,
  importBookmarks,
  createBookmarks,
  updateBookmarks,
  moveBookmarks,
  createBookmarkFolders,
  sortBookmarkFolder,
  mergeBookmarks,
  deleteBookmarks,
  deleteBookmarkFolders,
  restoreFromTrash,
  emptyTrash,
  listReadingList,
  addToReadingList,
  markReadingList,
  removeFromReadingList,
  listTags,
  findByTag,
  createTags,
  renameTag,
  mergeTags,
  tagItems,
  untagItems,
  deleteTags,
  readPage,
  getSelection,
  listPageLinks,
  capturePage,
  exportItems,
  searchHistory,
  deleteHistory,
  findTools,
  listActions,
  undo,
};

export type ToolTable = typeof table;
export const tools: MakeTool[] = Object.values(table);

/** Tools for outside programs only. Models do not get them. */
export const outsideTools: readonly MakeTool[] = [(ports) => addProgramTool(ports) as Tool];
