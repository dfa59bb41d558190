import type { Attachment, Conversation, Message, Part } from '@/src/contract/conversation.ts';
import type { Text } from '@/src/contract/text.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import { withoutMarks } from '../../parts/first-words.ts';
import { callSentence } from '../state/call-sentence.ts';
import { folded } from './fold-with-offsets.ts';

/** Text of a chat as it is shown and, folded, as it is searched; both have the same length. */
export interface ChatText {
  folded: string;
  text: string;
  /** Length of the beginning of `text` that is said in words; then come code and formulas of messages. */
  words: number;
  /** Length of the part of `text` that is said in messages; then comes reasoning. */
  said: number;
  /** Length of `text` before its lists and attachments. */
  own: number;
}

/** Match in a chat: `text`, with the match from `start` to `end`. */
export interface Passage {
  text: string;
  start: number;
  end: number;
  /** True if a word is in lists or attachments alone. */
  unsaid?: true;
}

/** Characters shown before and after a match. */
const lead = 40;
const tail = 120;
/** Characters read around a match, more than are shown: a mark may begin before and end after it. */
const context = 300;
/** Private-use character that marks the ends of a match while Markdown is removed. */
const edge = '\uE000';

/** Gives a sentence in the user's language. */
export type Said = (sentence: Text) => string;

const reasoningOf = (part: Part): string | undefined =>
  part.type === 'reasoning' ? part.text : part.type === 'call' ? part.reasoning : undefined;

/** Searchable text besides what was said and thought: sentences and titles of calls, errors. */
function* restOfPart(part: Part, say: Said): Generator<string> {
  switch (part.type) {
    case 'call':
      yield say(callSentence(part));
      for (const { title } of part.view?.rows ?? []) yield title;
      if (part.result?.error) yield part.result.error;
      break;
    case 'call-error':
      yield `${part.message} ${part.suggestion}`;
      break;
    case 'text':
    case 'reasoning':
    case 'chips':
      break;
    default:
      part satisfies never;
  }
}

/** Matches the first mark of a line that begins or ends code or a formula. */
const fence = /^[ \t>]*(```|~~~|\$\$)/;
/** Matches inline code, or a formula with its content. As Pandoc has it, `$5 (a=b) and $10` is none. */
const codeOrFormula = /(?<!`)`+[^`]+`+|\$(?!\s)([^$]+)(?<!\s)\$(?!\d)/g;

/** Lines of messages; code and formulas stand apart from what is said in words. */
function messageTexts(messages: readonly Message[]): { words: string[]; code: string[] } {
  const [words, code]: [string[], string[]] = [[], []];
  const withoutFormulas = (line: string) =>
    line.replace(codeOrFormula, (whole, formula = '') => {
      if (!/[\\^_=]/.test(formula)) return whole;
      code.push(formula);
      return '…';
    });
  const texts = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])));
  for (const text of texts) {
    let open: string | null = null;
    for (const line of text.split('\n')) {
      const mark: string | undefined = fence.exec(line)?.[1];
      const turns = mark !== undefined && (open === null || open === mark);
      if (turns || open !== null) code.push(line);
      else words.push(withoutFormulas(line));
      const whole: boolean = mark === '$$' && line.indexOf('$$') !== line.lastIndexOf('$$');
      if (turns) open = open === null && !whole ? mark : null;
    }
  }
  return { words, code };
}

/** Texts of calls, then of attachments, each attachment once, then addresses. */
function* callAndAttachmentTexts(messages: readonly Message[], say: Said): Generator<string> {
  const along = new Map<string, Attachment>();
  for (const { parts, attached = [] } of messages) {
    for (const part of parts) yield* restOfPart(part, say);
    for (const one of attached) along.set(one.id, one);
  }
  for (const { title, text } of along.values()) yield text ? `${title}\n${text}` : title;
  for (const { parts } of messages)
    for (const part of parts) if (part.type === 'call') for (const { url } of part.view?.rows ?? []) if (url) yield url;
}

/** Cleans each line separately, since Markdown marks are at the start of lines. */
const clean = (text: string): string => text.split('\n').map(cleanForeign).join('\n');
const together = (...texts: string[]): string => texts.filter(Boolean).join('\n');
const joined = (texts: Iterable<string>): string => Array.from(texts, clean).join('\n').normalize('NFC');

/** Searchable text of a chat, with the messages first, so that passages are quoted from them if possible. */
export function textOfChat(messages: readonly Message[], say: Said): ChatText {
  const lines = messageTexts(messages);
  const words = joined(lines.words);
  const said = together(words, joined(lines.code));
  const own = together(said, joined(messages.flatMap(({ parts }) => parts.flatMap((part) => reasoningOf(part) ?? []))));
  const text = together(own, joined(callAndAttachmentTexts(messages, say)));
  const lengths = { words: words.length, said: said.length, own: own.length };
  return { text, folded: folded(text.replaceAll('\n', ' ')), ...lengths };
}

export const wordsOfQuery = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Rank of a chat for the words: 0 found in the title, 1 in the messages, 2 in lists; null if a word is missing. */
export function nearness(words: readonly string[], title: string, chat: ChatText | undefined): 0 | 1 | 2 | null {
  if (words.every((word) => title.includes(word))) return 0;
  const at = words.map((word) => (title.includes(word) ? 0 : (chat?.folded.indexOf(word) ?? -1)));
  if (!chat || at.includes(-1)) return null;
  return at.every((place) => place < chat.said) ? 1 : 2;
}

/**
 * Passage around the whole phrase, else around the first word found: in what was said, else in reasoning, else anywhere.
 * Null if only the title matches.
 */
export function passageOf(
  sought: readonly string[],
  { folded: searched, text, words, said, own }: ChatText,
  title = '',
): Passage | null {
  const places = [sought.join(' '), ...sought].map((word) => ({ word, at: searched.indexOf(word) }));
  const within = [said, own, text.length].find((limit) => places.some(({ at }) => at >= 0 && at < limit));
  const first = places.find(({ at }) => at >= 0 && at < (within ?? 0));
  if (!first) return null;
  const { word, at } = first;
  const end = at + word.length;
  // Words are quoted without the code behind them, code by its line, and lists without the words before them.
  const after = (length: number) => (length > 0 ? length + 1 : 0);
  const line = [text.lastIndexOf('\n', at) + 1, `${text}\n`.indexOf('\n', end)] as const;
  const [from, to] =
    at < words ? [0, words] : at < said ? line : at < own ? [after(said), own] : [after(own), text.length];
  const around = contextAround(text.slice(from, Math.max(to, end)), at - from, end - from);
  if (at < own) return cut(unmarked(around) ?? around);
  return { ...cut(around), ...(!sought.every((one) => title.includes(one)) && { unsaid: true }) };
}

/** Chat that contains all words; `near` as `nearness` gives it. */
export interface Found {
  conversation: Conversation;
  near: 0 | 1 | 2;
  /** Passage with the words; null if only the title matches. */
  passage: Passage | null;
}

/** Chats that contain all words, by where these are. Only texts read so far are searched. */
export function chatsWith(
  words: readonly string[],
  chats: readonly Conversation[],
  texts: ReadonlyMap<string, ChatText>,
): Found[] {
  const found = chats.flatMap((conversation) => {
    const text = texts.get(conversation.id);
    const title = folded(conversation.title);
    const near = nearness(words, title, text);
    return near === null ? [] : [{ conversation, near, passage: text ? passageOf(words, text, title) : null }];
  });
  return found.sort((a, b) => a.near - b.near);
}

/** Text around a match. `before`, `after`: true if the chat has more text there. */
interface Around extends Passage {
  before: boolean;
  after: boolean;
}

function contextAround(text: string, start: number, end: number): Around {
  const from = Math.max(0, start - context);
  const to = end + context;
  const within = { start: start - from, end: end - from };
  return { text: text.slice(from, to), ...within, before: from > 0, after: to < text.length };
}

/** Removes Markdown around a match; null if the match itself contains marks. */
function unmarked({ text, start, end, ...more }: Around): Around | null {
  const sought = text.slice(start, end);
  const marked = [text.slice(0, start), sought, text.slice(end)].map((part) => part.replaceAll(edge, ''));
  const [before = '', match, after] = withoutMarks(marked.join(edge)).split(edge);
  if (match !== sought || after === undefined) return null;
  return { text: before + match + after, start: before.length, end: before.length + match.length, ...more };
}

/** Shortens a passage to a few words before the match and a line or two after it. */
function cut({ text, start, end, before, after }: Around): Passage {
  const line = text.replaceAll('\n', ' ');
  const from = start <= lead ? 0 : Math.min(line.indexOf(' ', start - lead) + 1 || start, start);
  const to = Math.min(line.length, end + tail);
  const dots = from > 0 || before ? '…' : '';
  const shift = dots.length - from;
  return {
    text: `${dots}${line.slice(from, to)}${to < line.length || after ? '…' : ''}`,
    start: start + shift,
    end: end + shift,
  };
}
