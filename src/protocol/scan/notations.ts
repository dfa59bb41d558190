import type { ToolNames } from '../calls/tool-names.ts';
import { htmlCodeOpeners, readHtmlCode } from './html-code.ts';
import { openElement, swallow, swallowClose, swallowCloser, swallowEdge, swallowEndOfReasoning } from './markup.ts';
import { type Mark, OpenerTree } from './openers.ts';
import { type ReasoningTags, readOpening } from './read-reasoning.ts';
import { readResult, readResultToken } from './result-block.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';
import type { FenceOpener, Opener, Syntax, Wrapper } from './syntax.ts';
import { readComment } from './verbatim.ts';

/** The marks that have a meaning in a response, for one choice of syntaxes. */
export class Notations {
  readonly atLineStart = new OpenerTree();
  readonly anywhere = new OpenerTree();
  /** Openers of calls only. After a backslash they are quoted text. */
  readonly calls = new OpenerTree();
  /** By character code: 1 if reading a line must stop there, 2 if that matters only to code. */
  readonly triggers = new Uint8Array(0x10000);
  readonly reasoning: ReasoningTags[] = [];
  #fences = new Map<string, FenceOpener[]>();
  /** Openers that begin a call inside wrapper tags. */
  #nested = new OpenerTree();
  /** All beginnings of the words of fences. */
  #beginnings = new Set<string>();

  /** `recognised`: syntaxes whose calls count; of all others, only results, reasoning and markup do. */
  constructor(
    all: readonly Syntax[],
    recognised: readonly Syntax[],
    names: ToolNames,
    readWrapper: (wrapper: Wrapper, calls: OpenerTree) => Opener['read'],
  ) {
    for (const syntax of all) this.#addMarkup(syntax);
    for (const syntax of recognised) {
      const { openersFor = () => [] } = syntax;
      for (const opener of [...(syntax.openers ?? []), ...(names.list ?? []).flatMap(openersFor)]) {
        this.#addCall(opener, syntax.id);
      }
      for (const { words, read } of syntax.fences ?? []) {
        const fence = { words, read: readAs(syntax.id, read) };
        for (const word of words) {
          this.#fences.set(word, [...this.fenceOpeners(word), fence]);
          for (let length = 0; length <= word.length; length++) this.#beginnings.add(word.slice(0, length));
        }
      }
    }
    // Wrappers come last, so that other notations with the same tag are tried first.
    for (const syntax of recognised) {
      for (const wrapper of syntax.wrappers ?? []) {
        this.#addCall({ text: wrapper.open, read: readWrapper(wrapper, this.#nested) }, syntax.id);
      }
    }
    this.#add({ text: '<!--', read: readComment });
    for (const text of htmlCodeOpeners) this.#add({ text, read: readHtmlCode });
    for (const code of this.anywhere.leads) this.triggers[code] = 1;
    for (const mark of '`\n\\') this.triggers[mark.charCodeAt(0)] = 2;
  }

  /** Readers of code blocks whose info string begins with this word. */
  fenceOpeners(word: string): readonly FenceOpener[] {
    return this.#fences.get(word.toLowerCase()) ?? [];
  }

  /** True if the word is the beginning of a word that some reader handles. */
  mayBecomeFenceWord(beginning: string): boolean {
    return this.#beginnings.has(beginning.toLowerCase());
  }

  #addMarkup(syntax: Syntax): void {
    for (const tags of syntax.reasoning ?? []) {
      this.reasoning.push(tags);
      this.#add({ text: tags.open, read: (scan, start) => readOpening(scan, start, tags) });
    }
    for (const text of syntax.resultTokens ?? []) this.#add({ text, read: readResultToken }, syntax.id);
    for (const form of syntax.results ?? []) {
      // A result with tags or tokens may follow the call on the same line; others must begin a line.
      const at = '<[]'.includes(form.open.charAt(0)) ? undefined : 'line';
      this.#add({ text: form.open, at, read: (scan, start) => readResult(scan, start, form) }, syntax.id);
    }
    for (const { close } of syntax.wrappers ?? []) this.#add({ text: close, read: swallowClose(close) });
    for (const text of syntax.markup ?? []) this.#add({ text, read: swallow });
    for (const text of syntax.edges ?? []) {
      this.#add({ text, read: swallowEdge });
      // HTML elements may have the same name.
      if (text.startsWith('</')) this.#add({ text: text.replace('/', ''), read: openElement });
    }
    this.#addClosers(syntax);
    for (const { close } of syntax.reasoning ?? []) this.#add({ text: close, read: swallowEndOfReasoning });
  }

  #addClosers({ closers = [] }: Pick<Opener, 'closers'>): void {
    for (const text of closers) this.#add({ text, read: swallowCloser });
  }

  #addCall(opener: Opener, syntax: string): void {
    this.#addClosers(opener);
    const read = calling(opener);
    this.#add({ ...opener, read }, syntax);
    this.calls.add({ text: opener.text, read: readAs(syntax, read) });
    if (opener.at === undefined) this.#nested.add({ ...opener, read: readAs(syntax, opener.read) });
  }

  #add({ text, at, read }: Mark & Pick<Opener, 'at'>, syntax = ''): void {
    const opener = { text, read: readAs(syntax, read) };
    this.atLineStart.add(opener);
    if (at === undefined) this.anywhere.add(opener);
  }
}

/** Makes a reader whose calls are reported with its notation. */
const readAs =
  <Rest extends unknown[], Answer>(syntax: string, read: (scan: Scan, ...rest: Rest) => Answer) =>
  (scan: Scan, ...rest: Rest): Answer => {
    scan.output.syntax = syntax;
    return read(scan, ...rest);
  };

/** Reads a call, unless the response has structured ones. One that is only mentioned is read to its end, as prose. */
const calling = ({ at, read }: Opener) =>
  function* (scan: Scan, start: number): Step<boolean> {
    const { output } = scan;
    if ((at === 'column' && scan.column > 0) || output.onlyStructured) return false;
    output.quoted = null;
    const taken = yield* read(scan, start);
    output.quoted = false;
    return taken;
  };
