import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { plain } from '../script/describe.ts';
import { type BookmarkItem, fieldsOf, type Heap, listOf, numberIn, type TagItem } from '../script/items.ts';
import { readPage, readQuietly } from '../script/read-results.ts';
import type { Answer, CommandContext, Script } from '../script/script.ts';
import { answer, chip, found, look, none, withWays } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';
import { areas, examplesOf } from './example-phrases.ts';
import { undoLast } from './undo-last.ts';

command('undo', 'assistant', 'write', {
  rule: [
    said('undo', '- things actions', '', 'ref:list ref:it ref:this'),
    said('undo', 'tabs bookmarks closed', '', 'ref:list ref:it'),
  ],
  title: ({ ref }) =>
    isPicked(ref)
      ? text('command_assistant_show_changes')
      : text('command_assistant_will_undo', { n: ref?.kind === 'last' ? ref.count : 1 }),
  run: ({ ref }) =>
    isPicked(ref) ? changes() : undoLast(ref?.kind === 'last' ? Math.min(50, Math.max(1, ref.count)) : 1),
});

/** True if a certain action is meant ("undo the second one"): the list is shown, since the latest is undone first. */
const isPicked = (ref: Slots['ref']): boolean =>
  ref?.kind === 'first' || ref?.kind === 'all' || (ref?.kind === 'positions' && ref.positions.join() !== '-1');

function* changes(): Script {
  const { items } = yield* readPage('list_actions', { limit: 20 });
  const n = items.length;
  if (n === 0) none(text('command_assistant_no_changes'));
  const lines = items.slice(0, 5).map((action) => plain(action.what));
  const undo = chip(text('command_assistant_will_undo', { n: 1 }), 'undo', {});
  return found(n, [text('command_assistant_changes', { n }), ...lines], undo);
}

/** Shows examples that fit the user's library; few in answer to a greeting. */
command('assistant.help', 'assistant', 'read', {
  rule: [
    said('help', '- things', '', 'ref:this ref:it'),
    ...areas.map((area) => said('help', area, '', 'ref:this ref:it', { adds: { area } })),
    said('greet', '-', '', '', { adds: { greeted: true }, vague: true }),
    said(`${looking} count`, 'actions', '', 'when', { adds: { changes: true } }),
    // Changes are taken back from the last on; where all are meant they are only shown.
    said('undo-all', '- things actions tabs bookmarks', '', '', { adds: { changes: true }, vague: true }),
    said('changes', '- things actions', '', 'when ref:list', { adds: { changes: true } }),
  ],
  title: ({ changes }) => text(changes ? 'command_assistant_show_changes' : 'command_assistant_title'),
  *run({ changes: isChanges, greeted, area }, { language }) {
    if (isChanges) return yield* changes();
    // Without a limit, which marks them as the command's own, so their rows are not shown.
    const [current, heaps, saved, tags, copies] = yield* readQuietly([
      look('get_current_tab'),
      look('list_tabs', { group_by: 'site' }),
      look('search_bookmarks'),
      look('list_tags'),
      look('find_duplicate_tabs'),
    ]);
    const n = numberIn(copies, 'closable');
    const bookmarks = listOf<BookmarkItem>(saved);
    const { title, url } = fieldsOf(current);
    const library = {
      current: typeof title === 'string' && String(url).startsWith('http') ? { title } : null,
      sites: listOf<Heap>(heaps).items,
      copies: n,
      bookmarks: bookmarks.items,
      tags: listOf<TagItem>(tags).items,
    };
    const examples = examplesOf(library, language, area).slice(0, greeted ? 3 : undefined);
    const there = { n: numberIn(fieldsOf(heaps).counts, 'tabs'), m: bookmarks.total };
    const said = answer(
      [
        text(greeted ? 'command_assistant_greeting' : 'command_assistant_help', there),
        ...examples.map((phrase) => text('command_assistant_example', { phrase })),
      ],
      n > 0 && chip(text('command_chip_close_copies', { n }), 'tabs.close-duplicates', {}),
      chip(text('command_tidy_tabs'), 'tabs.tidy', {}),
    );
    return { ...withWays(said, ['commands']), listless: true };
  },
});

export const showChanges = chip(text('command_assistant_show_changes'), 'assistant.help', { changes: true });

const wanted = (ownModel: boolean) => text('command_needs_model', { own: ownModel ? 'yes' : 'no' });

const ofPage = [
  chip(text('command_page_show_outline'), 'page.outline', {}),
  chip(text('command_page_show_links'), 'page.links', {}),
];

/** Answer to a request that needs a model, with chips that work without one; by default those of the page. */
export const needsModel = ({ ownModel }: Pick<CommandContext, 'ownModel'>, meanwhile: Answer['chips'] = []): Answer =>
  withWays(answer(wanted(ownModel), ...(meanwhile.length > 0 ? meanwhile : ofPage)), ['model', 'add-model']);

/** Run when a key or menu asks for a model and there is none. */
command('assistant.needs-model', 'assistant', 'read', {
  unlisted: true,
  title: () => wanted(false),
  run: (_, context) => needsModel(context),
});
