import { isOurs } from './classifier/hear-sentence.ts';
import { asideWords } from './languages/aside-words.ts';
import type { Concept } from './languages/concepts.ts';
import { languagesOf, wholeWords } from './languages/index.ts';
import { joinedOrders } from './languages/joined/joined-orders.ts';
import type { CommandLanguage } from './languages/language.ts';
import { conceptsIn, isStrongAct, says, saysOnly } from './reader/atoms.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { spot } from './reader/spot.ts';
import type { Item } from './reader/spotted-item.ts';
import type { CommandIntent } from './table/command.ts';

/** A part of a sentence that may be the whole order. */
export interface ShorterForm {
  said: string;
  /** True if what is left out can never be part of the order. */
  isPlain: boolean;
  /** True if the words of what is said must explain all of it. */
  isStrict?: true;
  /** True for one of several sentences. */
  isPart?: true;
  /** True if the part that is left out leaves this command as it is. */
  allows(intent: CommandIntent): boolean;
}

/** Words that change what an order is about, or take it back. */
const changing = conceptsIn('not but except keep-only until another second-order imagined');
/** Most sentences of which each is read by itself. */
const mostParts = 4;

/**
 * Words that count even in a clause that only tells something, where a negation or time does not: "…, I can't tonight".
 */
const undoing = new Set([...changing].filter((one) => one !== 'not' && one !== 'another'));

/** True for what only asks for an order, or thanks for it: "can you". */
const isPolite = (item: Item): boolean => says(item, 'asks', 'greet');

const narrowing = conceptsIn('except keep-only until');

const isAny = (among: ReadonlySet<Concept>) => (item: Item) => saysOnly(item, ...among);
const isAct = (item: Item): boolean => saysOnly(item, isStrongAct);
/** True for a time, a number or a state, which may say which of the things are meant. */
const limits = (item: Item): boolean => ['when', 'amount', 'numbers'].includes(item.kind) || says(item, 'filter');
/** True for what may say which things are meant. */
const names = (item: Item): boolean => ['run', 'site', 'tag'].includes(item.kind) || limits(item);

interface Finders {
  unharmed: RegExp;
  reason: RegExp;
  polite: RegExp | null;
  tells: RegExp;
  begins: RegExp;
  joined: [RegExp, string][];
  names: RegExp | null;
  remark: RegExp;
  fromOther: RegExp;
}

const finders = new Map<string, Finders>();

/** The expressions of a language, made once: sentences are read at each key. */
function findersOf(code: string): Finders | null {
  const there = finders.get(code);
  const words = asideWords[code];
  if (there || !words) return there ?? null;
  const made: Finders = {
    unharmed: wholeWords(`(?:${words.unharmed})(?=\\s*(?:[.,;!?。，！？、…]|$))`, code),
    reason: wholeWords(words.reason, code),
    polite: words.polite ? wholeWords(`^(?:${words.polite})`, code) : null,
    tells: wholeWords(`(?<=[,，、]\\s?)(?:${words.tells})`, code),
    begins: new RegExp(`^(?:${words.tells})(?!\\p{L})`, 'iu'),
    fromOther: wholeWords(words.fromOther, code),
    names: words.names ? wholeWords(`^(?:${words.names})`, code) : null,
    joined: (joinedOrders[code] ?? []).map(([source, order]) => [wholeWords(source, code), order]),
    remark: new RegExp(`^(?:\\p{L}+$|(?:${words.tells})(?!\\p{L}))`, 'iu'),
  };
  finders.set(code, made);
  return made;
}

/**
 * Shorter forms of a sentence: without a reason ("…, so I can read them"), without what the command does not do anyway
 * ("… without closing them"), without a clause that only tells something ("…, I hate clutter"), without politeness, and
 * each of several sentences by itself.
 */
export function* shorterForms(sentence: string, language: CommandLanguage): Generator<ShorterForm> {
  const languages = languagesOf(language);
  const itemsOf = itemsIn(languages);
  for (const { code } of languages) {
    const found = findersOf(code);
    if (!found) continue;
    // "Rename Misc to Sort this out": the name holds an order.
    const { head, name, tail = '' } = found.names?.exec(sentence)?.groups ?? {};
    if (head && name) yield { said: `${head} "${name}"${tail}`, isPlain: false, allows: () => true };
    const harmless = sentence.replace(found.unharmed, '');
    if (harmless !== sentence && itemsOf(harmless).some((item) => isAct(item) || says(item, 'list', 'find')))
      yield {
        said: harmless,
        isPlain: true,
        allows: ({ effect, keepsPages }) => effect !== 'destroy' || keepsPages === true,
      };
    const at = found.reason.exec(sentence)?.index ?? 0;
    if (at > 0)
      yield {
        said: sentence.slice(0, at),
        isPlain: true,
        allows: ({ effect }) => effect !== 'destroy' && !itemsOf(sentence.slice(at)).some(isAny(narrowing)),
      };
    if (!languages[0]?.unspaced) yield* ordersBehind(sentence, found.remark, itemsOf);
    const polite = found.polite?.exec(sentence)?.[0].length;
    if (polite) yield { said: sentence.slice(polite).trim(), isPlain: true, allows: () => true };
    const telling = found.tells.exec(sentence);
    const told = telling ? itemsOf(sentence.slice(telling.index)) : [];
    if (telling && !told.some((item) => item.kind === 'site' || isAct(item) || isAny(undoing)(item)))
      yield {
        said: sentence.slice(0, telling.index).trimEnd().slice(0, -1),
        isPlain: false,
        isStrict: true,
        // "…, I mean those from last week", "…, I don't mean it": what closes or deletes takes no more than was said.
        allows: ({ effect }) => effect !== 'destroy' || !told.some((item) => limits(item) || isAny(changing)(item)),
      };
  }
  // "The folder: open to everyone": no remark.
  if (!languages[0]?.unspaced && !/[:：]/.test(sentence)) yield* besideRemark(sentence, itemsOf);
  const tellsIn = languages.flatMap(({ code }) => findersOf(code)?.begins ?? []);
  const parts = sentence.split(/(?<=\p{L}{2}[.!?]+)\s+|(?<=[。！？])/u).filter((part) => part.trim());
  if (parts.length > 1 && parts.length <= mostParts)
    for (const [at, said] of parts.entries()) {
      const others = parts.toSpliced(at, 1);
      const rest = itemsOf(others.join(' ')).filter((item) => !isPolite(item));
      const onlyTells = others.every((other) => tellsIn.some((begins) => begins.test(other)));
      if (rest.some((item) => isAct(item) || isAny(onlyTells ? undoing : changing)(item))) continue;
      // "Where do I even start": a question about nothing of the browser.
      if (!itemsOf(said).some(isOurs)) continue;
      const isNegated = rest.some(isAny(changing));
      yield {
        said,
        isPlain: false,
        isPart: true,
        allows: ({ effect }) =>
          effect === 'read' || (onlyTells && effect === 'write') || !(isNegated || rest.some(names)),
      };
    }
}

const itemsIn = (languages: CommandLanguage[]) => (text: string) =>
  languages.flatMap((each) => spot(text, lexiconOf(each)).items);

/**
 * An order in two clauses as one: "keep the mail and close the rest" as "keep only the mail tabs". Null for any other
 * sentence, and if anything else is said beside it: "I keep the mail and close the rest every day". `isKept`: something
 * is to be left alone.
 */
export function joinedOrder(sentence: string, language: CommandLanguage): { said: string; isKept: boolean } | null {
  const languages = languagesOf(language);
  const itemsOf = itemsIn(languages);
  for (const { code } of languages)
    for (const [pattern, order] of findersOf(code)?.joined ?? []) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      const beside = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
      if (beside.flatMap(itemsOf).some((item) => item.kind !== 'mark' && !isPolite(item))) continue;
      const said = order.replace(/\{(\w+)\}/g, (_, name) => found.groups?.[name] ?? '');
      return { said, isKept: found.groups?.kept !== undefined };
    }
  return null;
}

/** True for "from the other window". */
export const comesFromOther = (sentence: string, codes: string[]): boolean =>
  codes.some((code) => findersOf(code)?.fromOther.test(sentence));

/**
 * The question with which a sentence begins, if what follows only tells something: "do I have a bookmark for bread?
 * pretty sure I saved one". Null if there is none.
 */
export function firstQuestion(sentence: string, language: CommandLanguage): string | null {
  const [, question = '', rest = ''] = /^([^?？]+[?？])\s+(.+)$/su.exec(sentence) ?? [];
  if (!rest) return null;
  const told = itemsIn(languagesOf(language))(rest);
  const narrows = (item: Item) => item.kind === 'site' || item.kind === 'tag' || limits(item) || isAny(changing)(item);
  return told.some(narrows) ? null : question;
}

/** Marks that part a remark from the order behind it. */
const behindRemark = /[,;:，；：、]\s*|\s[-–—]+\s/gu;

/**
 * The order behind a remark that names nothing of the browser: "quick, hide the ads", "my boss is coming, hide the
 * ads".
 */
function* ordersBehind(sentence: string, remark: RegExp, itemsOf: (text: string) => Item[]): Generator<ShorterForm> {
  const starts = [...sentence.matchAll(behindRemark)].slice(0, mostParts);
  for (const { index, 0: mark } of starts.reverse()) {
    const told = sentence.slice(0, index);
    if (!remark.test(told)) continue;
    const items = itemsOf(told);
    if (items.some((item) => isOurs(item) || isAct(item) || isAny(changing)(item) || item.kind === 'when')) continue;
    const said = sentence.slice(index + mark.length);
    // "My recipes lie everywhere, move them to Kitchen": the remark says which.
    if (!itemsOf(said).some((item) => says(item, 'it', 'them'))) yield { said, isPlain: false, allows: () => true };
  }
}

/**
 * The question before or behind a clause that names nothing of the browser: "why is it all so slow, which site has
 * most tabs". Nothing else is read so: the clause may say which things are to be changed.
 */
function* besideRemark(sentence: string, itemsOf: (text: string) => Item[]): Generator<ShorterForm> {
  for (const { index, 0: mark } of [...sentence.matchAll(behindRemark)].slice(0, mostParts)) {
    const clauses = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    for (const [at, told] of clauses.entries()) {
      const items = itemsOf(told);
      if (items.some((item) => isOurs(item) || isAct(item) || limits(item) || isAny(narrowed)(item))) continue;
      const said = clauses[1 - at]!;
      // "What do I have about the trip, bookmarks and tabs": the first is the question.
      const asks = (one: Item) => says(one, 'list', 'find');
      if (items.some(asks) && !itemsOf(said).some(asks)) continue;
      yield { said, isPlain: false, isStrict: true, allows: ({ effect }) => effect === 'read' };
    }
  }
}

const narrowed = conceptsIn('but except keep-only until second-order');
