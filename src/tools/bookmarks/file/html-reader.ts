import { resolveEntities } from './entities.ts';
import type { FileEvent, FileReader, FileRoot } from './file-events.ts';
import { type Token, Tokens } from './html-tokens.ts';

type Tag = Extract<Token, { kind: 'tag' }>;
/** The event whose name is being read: its text follows its tag. */
type Named = Extract<FileEvent, { kind: 'folder-start' | 'bookmark' }>;

/** The tags that count. Any other is text, since people save pages about HTML. */
const names = new Set(
  (
    'a dl dt dd h1 h2 h3 h4 h5 h6 hr p ul ol li html head body meta title link base ' +
    'b i u s em strong small big sub sup span font code tt br wbr img center blockquote div'
  ).split(' '),
);

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

/** The tags of a link. Commas separate them; a comma within a name is written as its entity. */
const tagsOf = ({ attributes }: Tag): string[] =>
  (attributes.get('tags') ?? attributes.get('labels') ?? '')
    .split(',')
    .map((tag) => resolveEntities(tag.trim()))
    .filter(Boolean);

const isToRead = ({ attributes }: Tag): boolean => /^(?:1|true|yes)$/i.test(attributes.get('toread') ?? '');

/** The title as shown. A line break in the file is a space; a real one is written as its entity. */
const titleOf = (written: string): string =>
  resolveEntities(
    written
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .join(' ')
      .trim(),
  );

/** Readable titles for the internal names that programs write for their own folders. */
const spelled = new Map([['com.apple.ReadingList', 'Reading List']]);

/** Reads the bookmark file of all browsers (Netscape's), and pages of links. Never fails: reads what it can. */
export class HtmlReader implements FileReader {
  readonly #tokens = new Tokens(names);
  /** The open lists; true for the list of a folder whose event was given. */
  readonly #lists: boolean[] = [];
  #named: Named | null = null;
  /** A folder was given whose list has not begun. */
  #folder = false;
  /** A heading that names a folder if a list follows. */
  #heading: Named | null = null;
  /** Title of the last event, to which a note belongs. */
  #told = '';
  #note: string | null = null;

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
      else if (this.#note !== null && this.#note.trim() === '') this.#note = token.text;
      return;
    }
    const name = token.name.replace(/^h[12456]$/, 'heading').replace(/^[uo]l$/, 'list');
    switch (`${token.closing ? '/' : ''}${name}`) {
      case 'heading':
      case 'h3': {
        yield* this.#settle();
        const root = rootOf(token);
        this.#named = { kind: 'folder-start', title: '', ...(root && { root }), ...times(token) };
        return;
      }
      case 'a':
        yield* this.#settle();
        this.#named = {
          kind: 'bookmark',
          title: '',
          url: resolveEntities(token.attributes.get('href') ?? '').trim(),
          tags: tagsOf(token),
          ...times(token),
          ...(isToRead(token) && { toRead: true }),
        };
        return;
      case '/heading':
        if (this.#named?.kind !== 'folder-start') return;
        this.#heading = this.#named;
        this.#named = null;
        return;
      case '/a':
      case '/h3':
        return yield* this.#tell();
      case 'dl':
      case 'list':
        return yield* this.#openList(token.name !== 'dl');
      case '/dl':
      case '/list':
        yield* this.#settle();
        return yield* this.#closeList();
      case 'dt':
      case 'li':
        return yield* this.#settle();
      case 'hr':
        yield* this.#settle();
        yield { kind: 'separator' };
        return;
      case 'dd':
        yield* this.#tell();
        yield* this.#tellNote();
        this.#note = '';
        return;
      default:
    }
  }

  /** Gives the event of the folder or link whose name has just ended. */
  *#tell(): Generator<FileEvent> {
    const named = this.#named;
    this.#named = null;
    if (!named) return;
    yield* this.#tellNote();
    const title = titleOf(named.title);
    this.#told = title || (named.kind === 'bookmark' ? named.url : '');
    if (named.kind === 'folder-start') this.#folder = true;
    yield { ...named, title: named.kind === 'folder-start' ? (spelled.get(title) ?? title) : title };
  }

  *#tellNote(): Generator<FileEvent> {
    const note = this.#note;
    this.#note = null;
    if (note?.trim()) yield { kind: 'note', title: this.#told };
  }

  /** Ends a folder that turns out to have no list. */
  *#settle(): Generator<FileEvent> {
    yield* this.#tell();
    yield* this.#tellNote();
    this.#heading = null;
    if (!this.#folder) return;
    this.#folder = false;
    yield { kind: 'folder-end' };
  }

  /** Opens a list. The heading before the first list of a bookmark file is its own title and not a folder. */
  *#openList(ofPage: boolean): Generator<FileEvent> {
    yield* this.#tell();
    const heading = this.#heading;
    this.#heading = null;
    if (heading && (ofPage || this.#lists.length > 0)) {
      this.#named = heading;
      yield* this.#tell();
    }
    yield* this.#tellNote();
    this.#lists.push(this.#folder);
    this.#folder = false;
  }

  *#closeList(): Generator<FileEvent> {
    if (this.#lists.pop()) yield { kind: 'folder-end' };
  }
}
