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
  /** Length of the part of `text` that comes from messages; the rest comes from lists and attachments. */
  said: number;
}

/** Match in a chat: `text`, with the match from `start` to `end`. */
export interface Passage {
  text: string;
  start: number;
  end: number;
  /** True for a match in lists or attachments alone. */
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

/** Searchable text besides the messages: reasoning, sentences and titles of calls, errors. */
function* restOfPart(part: Part, say: Said): Generator<string> {
  switch (part.type) {
    case 'reasoning':
      yield part.text;
      break;
    case 'call':
      if (part.reasoning) yield part.reasoning;
      yield say(callSentence(part));
      for (const { title } of part.view?.rows ?? []) yield title;
      if (part.result?.error) yield part.result.error;
      break;
    case 'call-error':
      yield `${part.message} ${part.suggestion}`;
      break;
    case 'text':
    case 'chips':
      break;
    default:
      part satisfies never;
  }
}

/** Matches the first mark of a line that begins or ends code or a formula. */
const fence = /^[ \t>]*(```|~~~|\$\$)/;
const inlineFormula = /\$([^$]+)\$/g;

/** Lines of messages; code and formulas stand apart from what is said in words. */
function messageTexts(messages: readonly Message[]): { words: string[]; code: string[] } {
  const [words, code]: [string[], string[]] = [[], []];
  const withoutFormulas = (line: string) =>
    line.replace(inlineFormula, (whole, formula) => {
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
const joined = (texts: Iterable<string>): string => Array.from(texts, clean).join('\n').normalize('NFC');

/** Searchable text of a chat, with the messages first, so that passages are quoted from them if possible. */
export function textOfChat(messages: readonly Message[], say: Said): ChatText {
  const lines = messageTexts(messages);
  const words = joined(lines.words);
  const said = [words, joined(lines.code)].filter(Boolean).join('\n');
  const text = [said, joined(callAndAttachmentTexts(messages, say))].filter(Boolean).join('\n');
  return { text, folded: folded(text.replaceAll('\n', ' ')), words: words.length, said: said.length };
}

export const wordsOfQuery = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Rank of a chat for the words: 0 found in the title, 1 in the messages, 2 in lists; null if a word is missing. */
export function nearness(words: readonly string[], title: string, chat: ChatText | undefined): 0 | 1 | 2 | null {
  if (words.every((word) => title.includes(word))) return 0;
  const at = words.map((word) => (title.includes(word) ? 0 : (chat?.folded.indexOf(word) ?? -1)));
  if (!chat || at.includes(-1)) return null;
  return at.every((place) => place < chat.said) ? 1 : 2;
}

/** Passage around the whole phrase, else around the first word found; null if only the title matches. */
export function passageOf(
  sought: readonly string[],
  { folded: searched, text, words, said }: ChatText,
): Passage | null {
  for (const word of [sought.join(' '), ...sought]) {
    const at = searched.indexOf(word);
    if (at < 0) continue;
    const end = at + word.length;
    // Words are quoted without the code behind them, code by its line, and lists without the words before them.
    const line = [text.lastIndexOf('\n', at) + 1, `${text}\n`.indexOf('\n', end)] as const;
    const [from, to] = at < words ? [0, words] : at < said ? line : [said, text.length];
    const around = contextAround(text.slice(from, Math.max(to, end)), at - from, end - from);
    return at < said ? cut(unmarked(around) ?? around) : { ...cut(around), unsaid: true };
  }
  return null;
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
    const near = nearness(words, folded(conversation.title), text);
    return near === null ? [] : [{ conversation, near, passage: text ? passageOf(words, text) : null }];
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
