import { resolveEntities } from './entities.ts';
import type { FileEvent, FileReader } from './file-events.ts';
import { type Token, Tokens } from './html-tokens.ts';

type Tag = Extract<Token, { kind: 'tag' }>;

const names = new Set('opml head body outline xbel folder bookmark title desc separator info metadata'.split(' '));

const value = ({ attributes }: Tag, ...among: string[]): string =>
  resolveEntities(among.map((name) => attributes.get(name)).find(Boolean) ?? '');

/** Reads OPML, as feed readers write it, and XBEL, as browsers on Linux write it. Never fails. */
export class XmlReader implements FileReader {
  readonly #tokens = new Tokens(names);
  /** The open elements; true for a folder. */
  readonly #open: boolean[] = [];
  /** A folder or bookmark of XBEL whose title has not come yet. */
  #named: Extract<FileEvent, { kind: 'folder-start' | 'bookmark' }> | null = null;
  #inTitle = false;

  *push(chunk: string): Generator<FileEvent> {
    for (const token of this.#tokens.push(chunk)) yield* this.#take(token);
  }

  *end(): Generator<FileEvent> {
    for (const token of this.#tokens.end()) yield* this.#take(token);
    yield* this.#tell();
    while (this.#open.length > 0) yield* this.#close();
  }

  *#take(token: Token): Generator<FileEvent> {
    if (token.kind === 'text') {
      if (this.#named && this.#inTitle) this.#named.title += token.text;
      return;
    }
    switch (`${token.closing ? '/' : ''}${token.name}`) {
      case 'outline':
        return yield* this.#outline(token);
      case '/outline':
        return yield* this.#close();
      case 'folder':
        yield* this.#tell();
        this.#named = { kind: 'folder-start', title: '' };
        return;
      case '/folder':
        yield* this.#tell();
        return yield* this.#close();
      case 'bookmark':
        yield* this.#tell();
        this.#named = { kind: 'bookmark', title: '', url: value(token, 'href'), tags: [] };
        if (token.selfClosing) yield* this.#tell();
        return;
      case '/bookmark':
        return yield* this.#tell();
      case 'separator':
        yield* this.#tell();
        yield { kind: 'separator' };
        return;
      case 'title':
        this.#inTitle = true;
        return;
      case '/title':
        this.#inTitle = false;
        return;
      default:
    }
  }

  *#outline(token: Tag): Generator<FileEvent> {
    const title = value(token, 'title', 'text');
    const url = value(token, 'url', 'htmlurl', 'xmlurl');
    if (url !== '') yield { kind: 'bookmark', title, url, tags: [] };
    else yield { kind: 'folder-start', title };
    this.#open.push(url === '');
    if (token.selfClosing) yield* this.#close();
  }

  *#tell(): Generator<FileEvent> {
    const named = this.#named;
    this.#named = null;
    this.#inTitle = false;
    if (!named) return;
    if (named.kind === 'folder-start') this.#open.push(true);
    yield { ...named, title: resolveEntities(named.title.trim()) };
  }

  *#close(): Generator<FileEvent> {
    if (this.#open.pop()) yield { kind: 'folder-end' };
  }
}
