import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import { intentById } from './all-commands.ts';
import { hear, mayForbid, wantedOf } from './classifier/hear-sentence.ts';
import { fillSlots } from './fill-slots.ts';
import type { Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import { codesFor, languagesFor, perLanguage, wholeWords } from './languages/index.ts';
import { sitesOnTopic } from './languages/site-topics.ts';
import { windowWords } from './languages/window-words.ts';
import { languageOf, longestSentence } from './match.ts';
import { chipFor, isOfOtherThings, nearestTo, objectsIn } from './nearest-commands.ts';
import { readDoubt } from './read-doubt.ts';
import { saysOnly } from './reader/atoms.ts';
import { type Item, textOf } from './reader/spotted-item.ts';
import { repeats } from './rules/read-rule.ts';
import { readTimeToCome, type TimeToCome } from './rules/read-time-to-come.ts';
import { type FoundWords, type Narrowest, narrowestOf } from './script/found-words.ts';
import { type ClosedItem, foundAs, listOf } from './script/items.ts';
import { aroundName, type NamedThing, namesSaid } from './script/names-said.ts';
import { most, readPage, readQuietly } from './script/read-results.ts';
import { answer, chip, choose, look, type Part, type Script, withWays } from './script/script.ts';
import { shorterForms } from './shorter-forms.ts';

/** Number of commands that are offered where a sentence is not understood. */
const mostNear = 3;

/**
 * Answer to a sentence that is no command: commands close to it, and what it names of the user's own things. `tried`: a
 * command that found nothing, which is not offered again.
 */
export function* notUnderstood(sentence: string, language: string, now: number, tried?: Chip): Script {
  const said = saidIn(sentence, language);
  const acts = said.isForbidden ? [] : said.acts;
  const names = yield* namesSaid(sentence);
  const named = thingsNamed(names, said);
  const isRepeated = said.acts.length > 0 && repeats(sentence, codesFor(language));
  const time = said.isForbidden || isRepeated ? null : timeIn(sentence, language, now);
  const until = time?.at;
  // "Half past five" is nothing to look for.
  const known = yield* knownWords(withoutReason(time?.rest ?? sentence, language), language, acts);
  const ordered =
    known && !isRepeated
      ? [...ordersFor(known, acts, until, tried), ...movesFor(known, acts, names), ...tagsFor(known, said, names)]
      : [];
  const again = known && tried && !said.isForbidden ? sameFor(known, tried) : [];
  const isNamed = ordered.length > 0 || (named.length > 0 && said.acts.length > 0);
  const closed = known ? yield* closedFor(known) : [];
  const own = known ? [...again, ...ordered, ...closed, ...findIn(known)] : [];
  const isOther = !isNamed && isOfOtherThings(sentence, language);
  // "Timesheet" has "times" in it, and is no wish about it.
  const isSaid = known !== null && aroundName(sentence, known.words) !== null;
  if (isRepeated)
    return withWays(answer(text('rules_create_limits'), ...named, ...(isSaid ? own : [])), ['rules', 'model']);
  if (until && ordered.length === 0 && said.acts.includes('remind'))
    return withWays(answer(text('command_reminder_how'), ...chipFor('tabs.snooze', { ref: { kind: 'this' }, until })), [
      'rules',
    ]);
  // Rows of the things found are part of the answer: somebody who asked for them need not ask again.
  if (known) yield* readPage('find', { query: known.words });
  const part = known && text('command_found_by_part', { words: known.words });
  const others = [...named, ...own];
  const past = visitedThen(sentence, language, known);
  const near = isOther
    ? others
    : nearestTo(sentence, [...others, ...past], language, now, tried).map((one) => fitted(one, known));
  if (isOther && !isSaid)
    return withWays(answer([text('command_elsewhere'), part], ...near), ['commands', 'model', 'add-model']);
  const fact = known ? text('command_not_understood_found', { words: known.words }) : text('command_not_understood');
  const isAsking = tried !== undefined || (known?.isWhole && said.acts.length === 0);
  const question = choose((isAsking && part) || fact, firstOf([...again, ...near]));
  const isOfWindows = objectsIn(sentence, language).includes('windows') || placesWindows(sentence, language);
  if (isOfWindows) yield* readPage('list_windows', { limit: 50 });
  const lines = isOfWindows ? [text('command_windows_how'), ...question.lines] : question.lines;
  return withWays({ ...question, lines }, ['commands', 'model', 'add-model']);
}

/** Commands for things that are searched for as the words of a sentence are. */
const isSearched = (id: string): boolean => /^(?:tabs|bookmarks|history)\./.test(id) && id !== 'tabs.reopen';

/** A command without the words that nothing has: "Snooze tabs about “6, pay, tesco”" becomes one about "tesco". */
function fitted(one: Chip, known: Narrowest | null): Chip {
  const { id, slots } = one.intent;
  if (!known || !isSearched(id) || !Array.isArray(slots.words)) return one;
  const had = slots.words.filter((each) => each === known.words || known.found.some((has) => has === each));
  const words = had.length > 0 ? had : [known.words];
  return had.length === slots.words.length ? one : (chipFor(id, { ...slots, words } as Slots)[0] ?? one);
}

/** The first commands, each once. */
const firstOf = (chips: Chip[]): Chip[] =>
  [...new Map(chips.map((one) => [one.intent.id, one])).values()].slice(0, mostNear);

/** Acts that the words of a sentence name. `isForbidden`: it forbids something, or may. */
interface Said {
  acts: Concept[];
  isForbidden: boolean;
  /** True if it says of anything that it is not so. */
  isNegated: boolean;
}

function saidIn(sentence: string, language: string): Said {
  const said = sentence.slice(0, longestSentence);
  const heard = languagesFor(language).map((each) => hear(said, each));
  const isForbidden = readDoubt(said, codesFor(language)) === 'none' || heard.some(mayForbid);
  const isNegated = isForbidden || heard.some(({ items }) => items.some((item) => saysOnly(item, 'not')));
  return { acts: heard.flatMap(({ acts }) => acts), isForbidden, isNegated };
}

/** True if a sentence is about where windows stand: "side by side", "minimize everything". */
const placesWindows = (sentence: string, language: string): boolean =>
  codesFor(language).some((code) => windowPlaces(code)?.test(sentence));

const windowPlaces = perLanguage(windowWords, ({ places }, code) => wholeWords(places, code));

/** A sentence without the reason that follows its order, or what it tells beside it: "…, as Anna sits beside me". */
function withoutReason(sentence: string, language: string): string {
  const forms = [...shorterForms(sentence.slice(0, longestSentence), languageOf({ language }))];
  const orders = (said: string) => languagesFor(language).some((each) => hear(said, each).acts.length > 0);
  const shorter =
    forms.find(({ isPlain }) => isPlain) ??
    forms.find(({ isStrict, said }) => isStrict && sentence.startsWith(said) && orders(said));
  return shorter?.said ?? sentence;
}

/** A time to come that a sentence names, in the language or in English. */
const timeIn = (sentence: string, language: string, now: number): TimeToCome | null =>
  readTimeToCome(sentence, language, now) ?? readTimeToCome(sentence, 'en', now);

/** Commands for tabs with certain words, by what is ordered. */
const forTabs: Partial<Record<Concept, string>> = {
  close: 'tabs.close-matching',
  remove: 'tabs.close-matching',
  'set-aside': 'tabs.set-aside',
  group: 'tabs.group-matching',
  detach: 'tabs.to-window',
  sleep: 'tabs.sleep',
  pin: 'tabs.pin',
  mute: 'tabs.mute',
  reload: 'tabs.reload',
  bookmark: 'tabs.bookmark',
  'read-later': 'reading.add',
  switch: 'tabs.switch',
};

/** The orders of a sentence for the tabs that its words were found in; with a time to come, to bring them back then. */
function ordersFor(
  { words, items, isGuess }: FoundWords,
  acts: Concept[],
  until: number | undefined,
  tried?: Chip,
): Chip[] {
  if (isGuess || foundAs('tab', items) === 0) return [];
  const ids = until === undefined ? acts.flatMap((act) => forTabs[act] ?? []) : ['tabs.snooze'];
  const slotsOf = (id: string): Slots => {
    // The group keeps the name that was said: "the kids' games in one group called Alfie".
    const { name } = tried?.intent.id === id ? tried.intent.slots : {};
    return { words: [words], ...(until && { until }), ...(typeof name === 'string' && { name }) };
  };
  return [...new Set(ids)].flatMap((id) => chipFor(id, slotsOf(id)));
}

/** A look at tabs or a change to them that found none, for those that have some of its words. */
function sameFor({ words, items }: FoundWords, { intent: { id, slots } }: Chip): Chip[] {
  const isOther = Array.isArray(slots.words) && slots.words.join(' ') !== words;
  return (id === 'tabs.find' || Object.values(forTabs).includes(id)) && isOther && foundAs('tab', items) > 0
    ? chipFor(id, { ...slots, words: [words] })
    : [];
}

/** The order to move the bookmarks that its words were found in, into each folder that a sentence names. */
function movesFor({ words, items }: FoundWords, acts: Concept[], names: NamedThing[]): Chip[] {
  if (!acts.includes('move') || foundAs('bookmark', items) === 0) return [];
  return names.flatMap(({ kind, name }) =>
    kind === 'folder' ? chipFor('bookmarks.move', { words: [words], name }) : [],
  );
}

/** Puts the tags that a sentence names on what its other words were found in, or takes them off. */
function tagsFor({ words, items }: FoundWords, { acts, isForbidden, isNegated }: Said, names: NamedThing[]): Chip[] {
  // "Don't take the tag off".
  if (isForbidden) return [];
  const isOff = isNegated || acts.some((act) => act === 'untag' || act === 'remove' || act === 'detach');
  const kind = foundAs('tab', items) === 0 ? ({ kind: 'bookmark' } as const) : {};
  return names.flatMap(({ kind: is, name }) => {
    // "The dal is cooking too": the tag is no part of what is looked for.
    const others = (aroundName(words, name) ?? [words]).join(' ').trim();
    if (is !== 'tagged' || others === '') return [];
    return chipFor(isOff ? 'tags.remove' : 'tags.add-many', { words: [others], tags: [name], ...kind });
  });
}

/** Commands for sessions, groups, folders and tags with a name; where there is none for what is ordered, to show it. */
const forNames: Record<NamedThing['kind'], { show: string } & Record<string, string>> = {
  session: { show: 'session.open', remove: 'session.delete' },
  group: { show: 'tabs.list', remove: 'tabs.close-group', close: 'tabs.close-group', fold: 'groups.fold' },
  folder: {
    show: 'bookmarks.folder',
    open: 'bookmarks.open-folder',
    remove: 'bookmarks.folder-delete',
    tidy: 'bookmarks.sort',
  },
  tagged: { show: 'tags.show', open: 'tags.open', remove: 'tags.delete' },
};

/** Commands for the user's sessions, groups, folders and tags that a sentence names, long names first. */
function thingsNamed(names: NamedThing[], { acts, isForbidden }: Said): Chip[] {
  const how = (['remove', 'close', 'open', 'fold'] as const).find((act) => acts.includes(act)) ?? 'show';
  const safe = isForbidden ? 'show' : how;
  const isUntidy = !isForbidden && (['tidy', 'sort', 'help'] as const).some((act) => acts.includes(act));
  return names.flatMap(({ kind, name }) => {
    const { show, tidy, [safe]: ordered = show } = forNames[kind];
    const slots = kind === 'tagged' ? { tagged: [name], tags: [name] } : { [kind]: name };
    return [...(tidy && isUntidy ? [tidy] : []), ordered].flatMap((id) => chipFor(id, slots));
  });
}

/** Chips that show the user's sessions, groups, folders and tags that a sentence names. */
export function* namedIn(sentence: string): Part<Chip[]> {
  return thingsNamed(yield* namesSaid(sentence), { acts: [], isForbidden: true, isNegated: true });
}

/** Chips for what a sentence beyond commands names: searches, then orders that close nothing. */
export function* waysFor(sentence: string, language: string): Part<Chip[]> {
  const said = saidIn(sentence, language);
  const acts = said.isForbidden ? [] : said.acts;
  const known = yield* knownWords(sentence, language, acts);
  const orders = known ? ordersFor(known, acts, undefined) : [];
  const safe = orders.filter(({ intent }) => intentById.get(intent.id)?.effect !== 'destroy');
  return known ? [...findIn(known), ...safe] : [];
}

/** Searches for the things that words were found in, tabs first. */
function findIn({ words, items }: FoundWords): Chip[] {
  const places = [
    ['tab', 'tabs.find', 'command_chip_in_tabs'],
    ['bookmark', 'bookmarks.find', 'command_chip_in_bookmarks'],
    ['history', 'history.find', 'command_chip_in_history'],
  ] as const;
  return places.flatMap(([kind, id, label]) =>
    foundAs(kind, items) > 0 ? [chip(text(label, { words }), id, { words: [words] })] : [],
  );
}

/** The order to reopen what was closed with these words, if no open tab has them: "oops, I didn't mean to close the map". */
function* closedFor({ words, items }: FoundWords): Part<Chip[]> {
  if (foundAs('tab', items) > 0) return [];
  const [closed] = yield* readQuietly([look('list_recently_closed', { limit: most })]);
  const isMeant = ({ title }: ClosedItem) => words.split(' ').every((word) => fold(title ?? '').includes(fold(word)));
  return listOf<ClosedItem>(closed).items.some(isMeant) ? chipFor('tabs.reopen', { words: [words] }) : [];
}

/** A look at what was visited at a time gone by that a sentence names: "what was it that I read yesterday". */
function visitedThen(sentence: string, language: string, known: FoundWords | null): Chip[] {
  const find = intentById.get('history.find');
  const whens = languagesFor(language).flatMap((each) => {
    const isPast = (item: Item) => item.kind === 'when' || saysOnly(item, isTimeGoneBy);
    const items = hear(sentence.slice(0, longestSentence), each).items.filter(isPast);
    const slots = find && items.length > 0 ? fillSlots(find, items)?.slots : undefined;
    return slots?.when ?? [];
  });
  const words = known && foundAs('history', known.items) > 0 ? { words: [known.words] } : {};
  return whens.slice(0, 1).flatMap((when) => chipFor('history.find', { when, ...words }));
}

const isTimeGoneBy = (one: Concept): boolean => {
  const meant = concepts[one];
  return meant.kind === 'filter' && 'when' in meant.slots;
};

/** The words of a sentence that are no part of an order and most narrow down the user's own things. */
function* knownWords(sentence: string, language: string, acts: Concept[]): Part<Narrowest | null> {
  const said = sentence.slice(0, longestSentence);
  const isForTabs = acts.some((act) => act in forTabs);
  const heard = languagesFor(language).map((each) => hear(said, each));
  const named = heard.flatMap((each) => wantedOf(each).filter(isName));
  // "Pin the weather": what is elsewhere may be open in a tab.
  const elsewhere = heard.flatMap(({ items }) => items.filter((item) => isForTabs && saysOnly(item, 'elsewhere')));
  const known = yield* narrowestOf([...named, ...elsewhere].map(textOf), isForTabs, sitesOnTopic);
  // "A page about mixed models": words that orders have too.
  const asked = named.map(textOf);
  const rest = known ? [] : heard.flatMap(({ items }) => items.filter(isName)).map(textOf);
  const others = rest.filter((one) => !asked.includes(one) && !isShort.test(one));
  const other = yield* narrowestOf(others, isForTabs, sitesOnTopic);
  return known ?? (other && other.found.length > 0 ? other : null);
}

/** A word of two letters that orders have too: "what would go". */
const isShort = /^[\p{Script=Latin}]{1,2}$/u;

const isName = ({ kind }: Item): boolean => kind === 'run' || kind === 'site';
