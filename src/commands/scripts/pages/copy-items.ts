import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import { fieldsOf, type TabItem } from '../../script/items.ts';
import { haveMoved, listed } from '../../script/listed-things.ts';
import { readLists } from '../../script/read-results.ts';
import { type Answer, answer, chip, look, type Part, type Script } from '../../script/script.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';

const formats = ['markdown', 'html', 'csv'] as const;

type CopySlots = Slots & { library?: true };
type Exported = { tab_ids?: number[]; bookmark_ids?: string[]; tags?: string[] };

/** What goes out: the last list or what slots select of it, bookmarks, what carries tags, else tabs of this window. */
function* wanted(slots: CopySlots, context: CommandContext): Part<{ what: Exported; n: number } | { answer: Answer }> {
  const { format: _, file: __, library, tagged, ref, ...rest } = slots;
  if (ref && ref.kind !== 'this' && context.list) {
    const tabs = listed(ref, context, 'tab');
    const bookmarks = listed(ref, context, 'bookmark');
    if (!tabs && !bookmarks) return { answer: answer(text('command_list_unclear')) };
    const [open] = tabs ? yield* readLists<TabItem>([look('list_tabs')]) : [];
    if (tabs && haveMoved(tabs, open!.items)) return { answer: answer(text('command_list_changed')) };
    return {
      what: {
        ...(tabs ? { tab_ids: tabs.map(({ id }) => Number(id)) } : {}),
        ...(bookmarks ? { bookmark_ids: bookmarks.map(({ id }) => id) } : {}),
      },
      n: (tabs?.length ?? 0) + (bookmarks?.length ?? 0),
    };
  }
  if (tagged && !library) return { what: { tags: tagged }, n: tagged.length };
  if (library) {
    const picked = yield* pickBookmarks(tagged ? { ...rest, tagged } : rest, context);
    if ('answer' in picked) return picked;
    return { what: { bookmark_ids: picked.bookmarks.map(({ id }) => id) }, n: picked.bookmarks.length };
  }
  const narrowed = rest.sites ?? rest.words ?? rest.group;
  const selecting = ref?.kind === 'this' ? { ...rest, ref } : rest;
  const found = yield* pickTabs(selecting, context, {
    window: narrowed === undefined ? 'this' : 'all',
    careful: false,
  });
  if ('answer' in found) return found;
  const web = found.picked.tabs.filter((tab) => /^https?:/.test(tab.url));
  return { what: { tab_ids: web.map((tab) => tab.id) }, n: web.length };
}

/** Writes pages out as a list: to the clipboard, or into a file. */
export function* copyItems(slots: CopySlots, context: CommandContext): Script {
  const found = yield* wanted(slots, context);
  if ('answer' in found) return found.answer;
  const { what, n } = found;
  const noun = slots.library ? 'command_what_bookmarks' : 'command_what_tabs';
  if (n === 0) return answer(text('command_copy_nothing', { what: describe(slots, noun) }), { count: 0 });
  const format = slots.format ?? 'markdown';
  const to = slots.file ? 'file' : 'clipboard';
  const done = yield* actOnce('export_items', { ...what, format, to }, text('command_copy_will', { n, format, to }));
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const data = fieldsOf(done.state === 'done' ? done.data : null);
  const count = done.state === 'done' ? done.count : 0;
  const line =
    typeof data.clipboard_refused === 'string'
      ? text('command_copy_instead', { n: count })
      : text('command_copy_done', { n: count, format, to, file: typeof data.file === 'string' ? data.file : '' });
  const others = formats.filter((one) => one !== format);
  return answer(line, {
    count: n,
    chips: others.map((one) =>
      chip(text('command_copy_format', { format: one }), 'copy.markdown', { ...slots, format: one }),
    ),
  });
}
