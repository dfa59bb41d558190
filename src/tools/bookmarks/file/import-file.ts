import { isWebAddress } from '@/src/address/address.ts';
import type { CallTool } from '@/src/contract/run.ts';
import type { ImportOutcome, ImportRun } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { nameKey } from '@/src/text/fold.ts';
import { formatPath } from '../library/folder-path.ts';
import { isTrashTitle } from '../library/trash-folder.ts';
import { BookmarkFileReader } from './read-file.ts';

/** Bookmarks, or folders, of one call. Each call looks through the whole library once. */
const atOnce = 1_000;

/** Times that a call is asked for again while the worker is killed: what it had done by then is done. */
const patience = 60;

const madeFolders = z.object({ folders: z.array(z.object({ id: z.string() })) });
const madeBookmarks = z.object({ created: z.number() });

interface Wanted {
  url: string;
  title: string;
  tags: string[];
  /** Titles from the new folder down. */
  path: string[];
}

/** Titles as the browser finds folders: those that differ in case or accents alone are one. */
const keyOf = (path: string[]): string => JSON.stringify(path.map(nameKey));

/** A title that a folder can be given: in the trash nothing would be seen of it. */
const visible = (title: string): string => (isTrashTitle(title) ? `${title} (2)` : title);

/**
 * Saves what a bookmark file holds in a new folder of this title, by calls like any other: what was there stays as it
 * is, each call is in the journal, and undoing them all takes everything away. Never rejects: what was saved before
 * something went wrong, or was stopped, stands in the outcome.
 */
export async function importFile(
  pieces: AsyncIterable<string>,
  title: string,
  {
    callTool,
    newId,
    deny,
    signal,
    saved,
  }: { callTool: CallTool; newId(): string; deny(ticket: string): Promise<unknown>; saved(count: number): void } & Pick<
    ImportRun,
    'signal'
  >,
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { folder: title, saved: 0, leftOut: 0, missing: 0, entries: [], problem: null };
  const ids = new Map<string, string>();
  let unmade = new Map<string, string[]>();
  let waiting: Wanted[] = [];

  async function run(name: string, args: Record<string, unknown>): Promise<unknown> {
    signal.throwIfAborted();
    const id = `${newId()}:1`;
    // From now on some of it may be done, whatever becomes of the answer.
    outcome.entries.push(id);
    const answer = await callTool({ name, arguments: args }, { signal, id, patience });
    const end = answer.kind === 'stopped' ? answer.result : answer;
    if (end?.kind === 'result' && !end.view.undo) outcome.entries.pop();
    if (answer.kind === 'confirm') await deny(answer.ticket);
    if (end?.kind === 'unanswered') throw new ToolError('failed', end.error);
    if (end && end.kind !== 'result') {
      outcome.entries.pop();
      throw new ToolError('denied', `${name} has to be asked for.`);
    }
    if (!end) return signal.throwIfAborted();
    if (!end.result.success && end.result.data === null)
      throw new ToolError('failed', end.result.error ?? '', end.result.suggestion);
    return end.result.data;
  }

  /** Makes the new folder, under a title that no other has. */
  async function makeRoot(): Promise<void> {
    for (let copy = 1; !ids.has(keyOf([])); copy++) {
      outcome.folder = copy === 1 ? visible(title) : `${title} (${copy})`;
      const made = madeFolders.parse(await run('create_bookmark_folders', { paths: [formatPath([outcome.folder])] }));
      const [folder] = made.folders;
      if (folder) ids.set(keyOf([]), folder.id);
    }
  }

  async function makeFolders(): Promise<void> {
    const wanted = [...unmade.values()];
    unmade = new Map();
    if (wanted.length === 0) return;
    const paths = wanted.map((path) => formatPath([outcome.folder, ...path]));
    const { folders } = madeFolders.parse(await run('create_bookmark_folders', { paths }));
    if (folders.length !== wanted.length) throw new ToolError('failed', 'Not all folders could be made.');
    for (const [at, path] of wanted.entries()) ids.set(keyOf(path), folders[at]!.id);
  }

  async function save(): Promise<void> {
    if (waiting.length + unmade.size === 0) return;
    await makeRoot();
    await makeFolders();
    const items = waiting.map(({ path, ...item }) => ({ ...item, folder_id: ids.get(keyOf(path)) }));
    waiting = [];
    if (items.length === 0) return;
    const { created } = madeBookmarks.parse(await run('create_bookmarks', { items }));
    outcome.saved += created;
    outcome.missing -= items.length;
    if (!signal.aborted) outcome.leftOut += items.length - created;
    saved(outcome.saved);
  }

  /** Runs the work; after a problem, later work is only counted. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (outcome.problem) return;
    try {
      signal.throwIfAborted();
      await work();
    } catch (error) {
      outcome.problem = problemOf(error, signal);
    }
  }

  const path: string[] = [];
  async function take(events: ReturnType<BookmarkFileReader['push']>): Promise<void> {
    for (const event of events) {
      switch (event.kind) {
        case 'folder-start': {
          path.push(visible(event.title.trim()));
          const named = path.filter(Boolean);
          const key = keyOf(named);
          if (named.length > 0 && !ids.has(key)) unmade.set(key, unmade.get(key) ?? named);
          break;
        }
        case 'folder-end':
          path.pop();
          break;
        case 'bookmark':
          if (!isWebAddress(event.url)) outcome.leftOut += 1;
          else {
            outcome.missing += 1;
            waiting.push({ url: event.url, title: event.title, tags: event.tags, path: path.filter(Boolean) });
          }
          break;
        default:
          event satisfies never;
      }
      if (waiting.length >= atOnce || unmade.size >= atOnce) await attempt(save);
      if (outcome.problem) waiting = [];
    }
  }

  try {
    const reader = new BookmarkFileReader();
    for await (const piece of pieces) {
      await attempt(async () => undefined);
      await take(reader.push(piece));
    }
    await take(reader.end());
    await attempt(save);
    const nothing = outcome.saved + outcome.leftOut + outcome.missing === 0;
    if (nothing && !outcome.problem) outcome.problem = text('bookmarks_import_empty');
  } catch (error) {
    outcome.problem = problemOf(error, signal);
  }
  return outcome;
}

function problemOf(error: unknown, signal: AbortSignal): Text {
  if (signal.aborted) return text('bookmarks_import_stopped');
  if (error instanceof ToolError && error.code === 'denied') return text('bookmarks_import_asks');
  return text('bookmarks_import_failed', { why: errorMessage(error) });
}
