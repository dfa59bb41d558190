import { describe, expect, it } from 'vitest';
import { shortAddress, shownHost } from '@/src/address/shown-address.ts';
import { bare, fullAddresses } from '@/src/chat/context/bare-address.ts';
import { titleFrom } from '@/src/chat/message/conversation-title.ts';
import { fencePastes, isLeft } from '@/src/chat/message/foreign-pastes.ts';
import { isQuoted } from '@/src/chat/message/is-quoted.ts';
import { titleIn } from '@/src/chat/turn/ask-for-title.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { typedAddresses, typedText } from '@/src/gate/typed-text.ts';
import { protocol } from '@/src/protocol/index.ts';
import { extractJSONBlock } from '@/src/protocol/json/json-code-block.ts';
import { redactError } from '@/src/providers/connection/redact-error.ts';
import { serverSentence } from '@/src/providers/connection/server-sentence.ts';
import { cleanForeign } from '@/src/text/clean-foreign.ts';
import { estimateTokens, lengthWithin } from '@/src/text/estimate-tokens.ts';
import { fold } from '@/src/text/fold.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { escapeHtml, resolveEntities } from '@/src/tools/bookmarks/file/entities.ts';
import { BookmarkFileReader } from '@/src/tools/bookmarks/file/read-file.ts';
import { keepBlanks } from '@/src/tools/pages/document/page-marks.ts';
import { tidy } from '@/src/tools/pages/document/text-lines.ts';
import { linesOf } from '@/src/tools/pages/pdf/pdf-text.ts';
import { excerpt } from '@/src/tools/pages/text/excerpt.ts';
import { createBlockCutter } from '@/src/ui/panel/markdown/cut-blocks.ts';
import { withoutUnfinishedLine } from '@/src/ui/panel/markdown/link-definitions.ts';
import { mathMarks } from '@/src/ui/panel/markdown/math-marks.ts';
import { firstWords } from '@/src/ui/parts/first-words.ts';

const mark = 'm4rk';

function bookmarks(text: string): unknown[] {
  const reader = new BookmarkFileReader();
  return [...reader.push(text), ...reader.end()];
}

/** Texts that a page, a file or a model may repeat again and again. */
const runs: Record<string, string> = {
  backticks: '`',
  tildes: '~',
  spaces: ' ',
  lines: '\n',
  'lines that end in spaces': '  \n',
  letters: 'a',
  brackets: '[',
  'angle brackets': '<',
  backslashes: '\\',
  'formulas that begin': '\\[ x ',
  'formulas within a line': '\\( $x ',
  quotes: '"\'',
  'full stops': '.',
  addresses: 'http://a.example/',
  'accents and letters that are joined': 'e\u0301\u200d',
  'pieces of a mark': 'm4',
};

const said = (text: string, pasted: string[] = []): Message =>
  ({ id: 'm', role: 'user', parts: [{ type: 'text', text }], pasted }) as unknown as Message;

/** All functions that text of others passes through and that need no page. */
const functions: Record<string, (text: string) => unknown> = {
  cleanForeign,
  fold,
  nearest: (text) => nearest(text, [text, 'list_tabs']),
  shownHost,
  shortAddress,
  bare,
  fullAddresses,
  titleFrom,
  titleIn,
  estimateTokens,
  lengthWithin: (text) => lengthWithin(text, 1_000_000),
  excerpt: (text) => excerpt(text, text.length / 8),
  formatQuoted: (text) => protocol.formatQuoted(text, mark),
  'formatQuoted around a mark in marks': (text) =>
    protocol.formatQuoted(`${mark}${'m4'.repeat(text.length / 4)}${'rk'.repeat(text.length / 4)}`, mark),
  fencePastes: (text) => fencePastes(`before ${text} after`, [{ text: `${text}!`, mark }], protocol),
  isLeft: (text) => isLeft(`${text}!`, text),
  isQuoted: (text) => isQuoted({ name: 'x', arguments: { a: 1 }, raw: text }, [said('', [`${text}?`])]),
  typedText: (text) => typedText(said(`${text} more`, [`${text}!`])),
  typedAddresses: (text) => typedAddresses(text)('https://a.example/'),
  extractJSONBlock: (text) => extractJSONBlock(`\n${text}\`\n${text}`),
  serverSentence,
  redactError: (text) => redactError(text, 'sk-0123456789'),
  resolveEntities,
  escapeHtml: (text) => escapeHtml(`${text}x`),
  'bookmark file': (text) => bookmarks(`<DL><DT><A HREF="${text}`),
  'title of a bookmark': (text) => bookmarks(`<DL><DT><A HREF="https://a.test/">${text}`),
  'table of bookmarks': (text) => bookmarks(`url,title\n"${text}`),
  'list of bookmarks': (text) => bookmarks(`https://a.test/\n[${text}`),
  'outline of bookmarks': (text) => bookmarks(`<opml><outline text="${text}`),
  tidy,
  'preformatted text': (text) => tidy(keepBlanks(text)),
  linesOf: (text) =>
    linesOf(Array.from(text, (str) => ({ str, transform: [1, 0, 0, 1, 0, 7], height: 9, hasEOL: str === '\n' }))),
  blocks: (text) => createBlockCutter()(text),
  withoutUnfinishedLine,
  mathMarks: (text) => mathMarks(`${text} $`),
  firstWords,
};

const shortest = 10_000;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds that one call takes, as the best of several tries, because other processes run at the same time. */
function cost(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 2; tries++) {
    const from = spent();
    work();
    best = Math.min(best, spent() - from);
  }
  return best;
}

/** Eight times the text may cost this many times as much; the square would be 64. What is over in no time has no ratio. */
const most = 24;
const negligible = 8_000;

describe.each(Object.entries(functions))('%s takes time in proportion to the length of a run of', (_, work) => {
  it.each(Object.entries(runs))('%s', (_name, unit) => {
    const of = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    const costs = [1, 2, 4, 8].map((times) => {
      const text = of(shortest * times);
      return cost(() => work(text));
    });
    const [first = 0, , , last = 0] = costs;
    expect(last, `microseconds: ${costs.join(', ')}`).toBeLessThan(most * Math.max(first, negligible));
  });
});
