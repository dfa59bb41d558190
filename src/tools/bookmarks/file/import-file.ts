import type { CallTool } from '@/src/contract/run.ts';
import type { ImportOutcome, ImportRun } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import type { Item } from '../import-bookmarks.ts';
import type { FileEvent } from './file-events.ts';
import { BookmarkFileReader } from './read-file.ts';

/** Maximum number of items of one call, besides the new folder. Each call reads the whole library once. */
const atOnce = 1_000;
/** Maximum length of a file, in millions of characters. */
const largest = 200;
/** Maximum depth of folders. Deeper content goes into the last one. */
const deepest = 100;
/** Maximum number of titles of one kind that the outcome names. */
const mostNamed = 5_000;

const imported = z.object({
  created: z.number(),
  folders: z.array(z.object({ item: z.number(), id: z.string(), title: z.string() })),
  left: z.array(z.number()),
  separators_left: z.number(),
});

/** An open folder of the file: the id of one that is made, or the number of the item that will make it. */
type Folder = Pick<Item, 'folder_id' | 'folder_item'>;

interface ImportPorts extends Pick<ImportRun, 'signal' | 'toRead'> {
  callTool: CallTool;
  newId(): string;
  deny(ticket: string): Promise<unknown>;
  saved(count: number): void;
}

/** Saves a bookmark file in a new folder, by ordinary calls. Never rejects: the outcome tells what was saved. */
export async function importFile(
  pieces: AsyncIterable<string>,
  title: string,
  { callTool, newId, deny, signal, toRead, saved }: ImportPorts,
): Promise<ImportOutcome> {
  const left = { bookmarks: [] as { title: string; url: string }[], notes: [] as string[], separators: 0 };
  const outcome: ImportOutcome = { folder: title, saved: 0, leftOut: 0, left, missing: 0, entries: [], problem: null };
  let waiting: Item[] = [];
  /** The open folders, from the new folder down. */
  let open: Folder[] = [];
  /** Number of open folders of the file beyond `deepest`. */
  let beyond = 0;

  async function run(items: Item[]): Promise<unknown> {
    signal.throwIfAborted();
    const id = `${newId()}:1`;
    // Noted before the call, since it may be done in part even if no answer comes.
    outcome.entries.push(id);
    const call = { name: 'import_bookmarks', arguments: { items } };
    const answer = await callTool(call, { signal, id });
    const end = answer.kind === 'stopped' ? answer.result : answer;
    if (end?.kind === 'result' && !end.view.undo) outcome.entries.pop();
    if (answer.kind === 'confirm') await deny(answer.ticket);
    if (end?.kind === 'unanswered') throw new ToolError('failed', end.error);
    if (end && end.kind !== 'result') {
      outcome.entries.pop();
      throw new ToolError('denied', 'Importing has to be asked for.');
    }
    if (!end) return signal.throwIfAborted();
    if (!end.result.success && end.result.data === null)
      throw new ToolError('failed', end.result.error ?? '', end.result.suggestion);
    return end.result.data;
  }

  function leaveOut(bookmark: { title: string; url: string }): void {
    outcome.leftOut += 1;
    if (left.bookmarks.length < mostNamed) left.bookmarks.push(bookmark);
  }

  async function save(): Promise<void> {
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    const result = imported.parse(await run(items));
    const made = new Map(result.folders.map(({ item, id }) => [item, id]));
    if (!open[0]?.folder_id) outcome.folder = result.folders[0]?.title ?? title;
    open = open.map((folder) => {
      const id = folder.folder_item === undefined ? undefined : made.get(folder.folder_item);
      return id === undefined ? folder : { folder_id: id };
    });
    const bookmarks = items.filter(({ kind }) => kind === 'bookmark').length;
    outcome.saved += result.created;
    outcome.missing -= bookmarks;
    left.separators += result.separators_left;
    if (!signal.aborted)
      for (const at of result.left) {
        const { title: name = '', url = '' } = items[at] ?? {};
        leaveOut({ title: name, url });
      }
    saved(outcome.saved);
  }

  /** Runs the work. After a problem, later work is only counted. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (outcome.problem) return;
    try {
      signal.throwIfAborted();
      await work();
    } catch (error) {
      outcome.problem = problemOf(error, signal);
    }
  }

  const add = (item: Item): number => waiting.push(item) - 1;

  /** Adds an item to the open folder; the first item is preceded by the new folder itself. */
  function put(item: Item): number {
    if (open.length === 0) open.push({ folder_item: add({ kind: 'folder', title }) });
    return add({ ...item, ...open.at(-1) });
  }

  function take(event: FileEvent): void {
    switch (event.kind) {
      case 'folder-start':
        if (open.length > deepest) beyond += 1;
        else open.push({ folder_item: put({ kind: 'folder', title: event.title }) });
        return;
      case 'folder-end':
        if (beyond > 0) beyond -= 1;
        else open.pop();
        return;
      case 'bookmark': {
        const { url, tags } = event;
        if (URL.canParse(url)) {
          outcome.missing += 1;
          put({ kind: 'bookmark', title: event.title, url, tags: event.toRead ? [...tags, toRead] : tags });
        } else leaveOut({ title: event.title, url });
        return;
      }
      case 'separator':
        put({ kind: 'separator' });
        return;
      case 'note':
        if (left.notes.length < mostNamed) left.notes.push(event.title);
        return;
      default:
        event satisfies never;
    }
  }

  async function takeAll(events: Iterable<FileEvent>): Promise<void> {
    for (const event of events) {
      take(event);
      const first = open[0]?.folder_item === undefined ? 0 : 1;
      if (waiting.length >= atOnce + first) await attempt(save);
      if (outcome.problem) waiting = [];
    }
  }

  function failed(problem: Text): ImportOutcome {
    outcome.problem = signal.aborted ? text('bookmarks_import_stopped') : problem;
    return outcome;
  }

  try {
    const reader = new BookmarkFileReader();
    let length = 0;
    for await (const piece of pieces) {
      if (length === 0 && packed.some((start) => piece.startsWith(start)))
        return failed(text('bookmarks_import_packed'));
      length += piece.length;
      if (length > largest * 1_000_000) return failed(text('bookmarks_import_large', { n: largest }));
      await attempt(async () => undefined);
      await takeAll(reader.push(piece));
    }
    await takeAll(reader.end());
    await attempt(save);
    const nothing = outcome.saved + outcome.leftOut + outcome.missing === 0;
    if (nothing && !outcome.problem) outcome.problem = text('bookmarks_import_empty');
  } catch (error) {
    outcome.problem = problemOf(error, signal);
  }
  return outcome;
}

/** First bytes of binary files: zip, Firefox's own backups, Safari's own file, gzip, SQLite. */
const packed = [
  'PK\u0003\u0004',
  'mozLz40',
  'bplist00',
  '\u001f\u008b',
  '\u001f\u2039',
  '\u001f\ufffd',
  'SQLite format 3',
];

function problemOf(error: unknown, signal: AbortSignal): Text {
  if (signal.aborted) return text('bookmarks_import_stopped');
  if (error instanceof ToolError && error.code === 'denied') return text('bookmarks_import_asks');
  return text('bookmarks_import_failed', { why: errorMessage(error) });
}
