import { resolveEntities } from './entities.ts';
import type { FileEvent, FileRoot } from './file-events.ts';
import { type Token, Tokens } from './html-tokens.ts';

type Tag = Extract<Token, { kind: 'tag' }>;
/** The event that is being named: its text comes after its tag. */
type Named = Exclude<FileEvent, { kind: 'folder-end' }>;

/** Characters; what comes after them in a name is no name. */
const longestTitle = 100_000;

/** Seconds by the format; some programs write milliseconds or microseconds. */
function timeOf(written: string | undefined): number | undefined {
  const number = Number(written?.trim() || Number.NaN);
  if (!Number.isFinite(number) || number <= 0) return undefined;
  if (number >= 1e14) return Math.floor(number / 1_000);
  return number >= 1e11 ? number : number * 1_000;
}

function times({ attributes }: Tag): { added?: number; modified?: number } {
  const [added, modified] = [timeOf(attributes.get('add_date')), timeOf(attributes.get('last_modified'))];
  return { ...(added !== undefined && { added }), ...(modified !== undefined && { modified }) };
}

function rootOf({ attributes }: Tag): FileRoot | undefined {
  if (attributes.get('personal_toolbar_folder')?.toLowerCase() === 'true') return 'bar';
  return attributes.get('unfiled_bookmarks_folder')?.toLowerCase() === 'true' ? 'other' : undefined;
}

/** Names are separated by commas; one within a name is written as its entity. */
const tagsOf = ({ attributes }: Tag): string[] =>
  (attributes.get('tags') ?? '')
    .split(',')
    .map((tag) => resolveEntities(tag.trim()))
    .filter(Boolean);

function folderOf(tag: Tag): Named {
  const root = rootOf(tag);
  return { kind: 'folder-start', title: '', ...(root && { root }), ...times(tag) };
}

/**
 * Reads the bookmark file that all browsers write (Netscape's, a list of lists in HTML), in pieces of any size. Never
 * fails: what is malformed is read as far as it makes sense, and folders that are not closed end with the file.
 */
export class BookmarkFileReader {
  readonly #tokens = new Tokens();
  /** Lists that are open; true: of a folder that was told. */
  readonly #lists: boolean[] = [];
  #named: Named | null = null;
  /** A folder whose list has not begun. */
  #folder = false;

  *push(chunk: string): Generator<FileEvent> {
    for (const token of this.#tokens.push(chunk)) yield* this.#take(token);
  }

  *end(): Generator<FileEvent> {
    for (const token of this.#tokens.end()) yield* this.#take(token);
    yield* this.#settle();
    while (this.#lists.length > 0) yield* this.#closeList();
  }

  *#take(token: Token): Generator<FileEvent> {
    if (token.kind === 'text') {
      if (this.#named && this.#named.title.length < longestTitle) this.#named.title += token.text;
      return;
    }
    switch (`${token.closing ? '/' : ''}${token.name}`) {
      case 'h3':
        yield* this.#settle();
        this.#named = folderOf(token);
        return;
      case 'a':
        yield* this.#settle();
        this.#named = {
          kind: 'bookmark',
          title: '',
          url: resolveEntities(token.attributes.get('href') ?? '').trim(),
          tags: tagsOf(token),
          ...times(token),
        };
        return;
      case '/a':
      case '/h3':
        yield* this.#tell();
        return;
      case 'dl':
        yield* this.#tell();
        this.#lists.push(this.#folder);
        this.#folder = false;
        return;
      case '/dl':
        yield* this.#settle();
        yield* this.#closeList();
        return;
      case 'dt':
        yield* this.#settle();
        return;
      case 'dd':
        yield* this.#tell();
        return;
      default:
    }
  }

  /** Tells what was being named, now that its name has ended. */
  *#tell(): Generator<FileEvent> {
    const named = this.#named;
    this.#named = null;
    if (!named) return;
    const title = resolveEntities(named.title.trim());
    if (named.kind === 'folder-start') this.#folder = true;
    if (named.kind === 'folder-start' || named.url !== '') yield { ...named, title };
  }

  /** Ends a folder that turns out to have no list. */
  *#settle(): Generator<FileEvent> {
    yield* this.#tell();
    if (!this.#folder) return;
    this.#folder = false;
    yield { kind: 'folder-end' };
  }

  *#closeList(): Generator<FileEvent> {
    if (this.#lists.pop()) yield { kind: 'folder-end' };
  }
}
