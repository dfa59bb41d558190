import type { Concept } from '../languages/concepts.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { withoutPointers } from './articles.ts';
import { conceptsIn, isStrongAct, kindOf, mayBeNothing, says } from './atoms.ts';
import { type Item, textOf } from './spotted-item.ts';

/**
 * A sentence in the words that the rules expect: a tag is taken off, and an exception stands before what it leaves out.
 */
export const rewordItems = (items: Item[], language: CommandLanguage): Item[] =>
  withTagTakenOff(
    withExceptInFront(
      withWholeTopic(
        withColorJoined(
          withQuotedTag(
            withStuffAsTabs(
              withOutOfAsFrom(
                withNamedBroughtHere(
                  withSavedThenClosed(withReason(withGiven(withoutPointers(items, language)), language)),
                ),
              ),
            ),
          ),
        ),
      ),
      language,
    ),
    language,
  );

/** Takes what is given a tag for tabs, if nothing says what it is: 给食谱打上素食标签. */
function withGiven(items: Item[]): Item[] {
  const isMarked = (at: number) => mayBe(items[at], 'tag') && mayBe(items[at], 'as') && isName(items[at + 1]);
  const at = items.findIndex((item, place) => isName(item) && (saysGiven(items[place - 1]) || isMarked(place + 1)));
  const isGiven = at >= 0 && items.some((item) => mayBe(item, 'tag')) && !items.some((item) => says(item, 'thing'));
  return isGiven ? items.toSpliced(at + 1, 0, said('tabs')) : items;
}

const saysGiven = (item: Item | undefined): boolean => item !== undefined && textOf(item) === '给';

/** Takes から、 behind a clause for a reason, where it could be "from" as well. */
const withReason = (items: Item[], { postpositions }: CommandLanguage): Item[] =>
  postpositions
    ? items.map((item, at) =>
        mayBe(item, 'because') && items[at - 1]?.kind === 'run' && items[at + 1]?.kind === 'mark'
          ? { ...item, readings: [['because']] }
          : item,
      )
    : items;

/**
 * Takes saving and closing for one order, whichever is said first: "close the other window but save it first", "save
 * what is in it and then close it".
 */
function withSavedThenClosed(items: Item[]): Item[] {
  const saves = items.findIndex((item) => mayBe(item, 'save'));
  const closes = items.findIndex((item) => mayBe(item, 'close'));
  const last = Math.max(saves, closes);
  const isBack = (item: Item) => item.kind === 'mark' || mayBe(item, 'it', 'them', 'this');
  const isOrder = (item: Item) => mayBe(item, 'first', 'before', 'second-order');
  const rest = items.slice(last + 1);
  if (saves < 0 || closes < 0 || !rest.every((item) => isBack(item) || isOrder(item))) return items;
  const isObject = rest.some((item) => mayBe(item, 'it', 'them'));
  // "But save it first" adds an order; "but not save it" and "sans enregistrer" forbid one.
  const isBut = (item: Item) => !/\s/.test(textOf(item)) && (mayBe(item, 'but') || (mayBe(item, 'except') && isObject));
  const joins = (item: Item, at: number) => at === last - 1 && (mayBe(item, 'second-order') || isBut(item));
  const order = items.slice(0, last + 1).map((item, at) => (joins(item, at) ? said('and') : item));
  return [...order, ...rest.filter((item) => !isOrder(item))];
}

/** Brings here only what is named: "move slack into this window" merges no windows. */
function withNamedBroughtHere(items: Item[]): Item[] {
  const here = items.findIndex((item) => says(item, 'merge') && says(item, 'everywhere'));
  const item = items[here];
  const from = items.findLastIndex(({ kind }, at) => kind === 'mark' && at < here) + 1;
  const end = items.findIndex(({ kind }, at) => kind === 'mark' && at > here);
  if (item?.kind !== 'concept' || !items.slice(from, end < 0 ? undefined : end).some(isName)) return items;
  return items.with(here, { ...item, readings: [...item.readings, ['move', 'to', 'this', 'windows']] });
}

const mayBe = (item: Item | undefined, ...wanted: Concept[]): boolean => says(item, ...wanted);
/** An item for a concept that no word of the sentence says. */
export const said = (concept: Concept): Item => ({ kind: 'concept', readings: [[concept]], text: '' });
const isName = (item: Item | undefined): boolean =>
  item !== undefined && ['run', 'tag', 'site'].includes(item.kind) && !('mark' in item);

/** Joins a state to the topic that it only describes: "about noisy boilers". */
const withWholeTopic = (items: Item[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [before, next] = [items[at - 1], items[at + 1]];
    if (isStateOf(before, item, next)) return [];
    const last = items[at - 2];
    return item.kind === 'run' && isStateOf(last, before, item)
      ? [{ ...item, text: `${textOf(before!)} ${item.text}`, start: before!.start! }]
      : [item];
  });

/** True for a state between "about" and the noun right behind it. */
const isStateOf = (about: Item | undefined, state: Item | undefined, noun: Item | undefined): boolean =>
  mayBe(about, 'about') &&
  state?.kind === 'concept' &&
  state.readings.every((reading) => reading.every((one) => kindOf(one) === 'filter')) &&
  noun?.kind === 'run' &&
  !noun.sure &&
  noun.start !== undefined &&
  noun.start === (state.end ?? -2) + 1;

/** Takes "stuff" between a topic and its tag for tabs: "tag the pram stuff as baby". */
const withStuffAsTabs = (items: Item[]): Item[] =>
  items.some((item) => mayBe(item, 'tag'))
    ? items.map((item, at): Item => {
        const isBetween = items[at - 1]?.kind === 'run' && items.slice(at + 1).some(isName);
        const isStuff = item.kind === 'concept' && item.readings.every((reading) => reading.includes('everything'));
        return isStuff && isBetween ? { ...item, readings: [['tabs']] } : item;
      })
    : items;

/** Takes a name in quotes, or after #, for a tag of the tabs named before: "tag the wedding venues “big day”". */
function withQuotedTag(items: Item[]): Item[] {
  const [name, tag] = [items.at(-2), items.at(-1)];
  const isQuoted = tag?.kind === 'tag' || (tag?.kind === 'run' && tag.sure);
  if (!isQuoted || name?.kind !== 'run' || !mayBe(items.at(-3), 'tag')) return items;
  return [...items.slice(0, -2), said('tabs'), said('about'), name, { ...tag, kind: 'tag' }];
}

/**
 * Makes "from" of "out of" where something is taken out of one place into another: "move Blood pressure out of Nursing
 * and into the new folder Misc".
 */
function withOutOfAsFrom(items: Item[]): Item[] {
  const at = items.findIndex((item) => mayBe(item, 'detach'));
  const isPlace = (item: Item) => item.kind === 'run' || mayBe(item, 'folders');
  const isOut = (item: Item, place: number) =>
    place > at + 1 && isPlace(item) && (item.small?.includes('of') === true || mayBe(items[place - 1], 'from'));
  const from = items.findIndex(isOut);
  const to = items.findIndex((item, place) => place > from && mayBe(item, 'to', 'in'));
  const goal = items.slice(to + 1).filter(({ kind }) => kind !== 'mark');
  const isGoal = goal.some(({ kind }) => kind === 'run') && goal.every((item) => isPlace(item) || mayBe(item, 'new'));
  if (at < 0 || from < 0 || to < 0 || !isName(items[at + 1]) || !isGoal) return items;
  return items.flatMap((item, place): Item[] => {
    if (place === at) return [{ ...item, ...said('move') }];
    if (place === to) return [{ ...item, ...said('to') }];
    if (place === to - 1 && mayBe(item, 'and')) return [];
    const { small: _, gap: __, ...source } = item;
    return place === from ? [said('from'), source] : place === from - 1 && mayBe(item, 'from') ? [] : [item];
  });
}

/** Joins a colour to the clause before it: "in a group called Sprint, make it blue". */
const withColorJoined = (items: Item[]): Item[] =>
  items.filter((item, at) => at === 0 || item.kind !== 'mark' || !mayBe(items[at + 1], 'color'));

/**
 * Makes "untag" of "remove" where a named tag is what is removed, and other things are what it is removed from: "remove
 * the tag work from all github bookmarks".
 */
function withTagTakenOff(items: Item[], language: CommandLanguage): Item[] {
  const order = items.findIndex((item) => mayBe(item, 'remove'));
  const isOther = (item: Item, at: number) =>
    at !== order && says(item, isStrongAct) && !mayBe(item, 'tag', 'untag', 'remove') && !mayBeNothing(item);
  if (order < 0 || items.some(isOther)) return items;
  const isNamed = (at: number) => isName(items[at - 1]) || isName(items[at + 1]);
  const tag = items.findIndex((item, at) => item.kind === 'tag' || (mayBe(item, 'tags') && isNamed(at)));
  // "The cooking tag off the shakshuka": words behind the tag and its name say of what.
  const isNamedBehind = !isName(items[tag - 1]) || tag - 1 <= order;
  const isWords = (item: Item, at: number) =>
    isName(item) &&
    !mayBe(items[at + 1], 'tags') &&
    !items.slice(tag + 1, at).some((one) => mayBe(one, 'and')) &&
    at > tag + (isNamedBehind ? 1 : 0) &&
    (item.gap === true || items.slice(tag + 1, at).some((one) => mayBe(one, 'from')));
  const isThing = (item: Item, at: number) =>
    at !== tag && at !== order && (mayBe(item, ...things) || (!language.postpositions && isWords(item, at)));
  const thing = items.findIndex(isThing);
  if (tag < 0 || thing < 0 || !isTakenOff(items, { order, tag, thing }, language)) return items;
  return items.map((item, at) => (at === order ? untagging(item) : item));
}

const things = conceptsIn('tabs tab bookmarks everything folders this it them');

/** True if the places of the order, of the tag and of the first thing say that the tag is what goes. */
function isTakenOff(
  items: Item[],
  { order, tag, thing }: { order: number; tag: number; thing: number },
  { unspaced, postpositions }: CommandLanguage,
): boolean {
  const comesFrom = (first: number, last: number) =>
    items.slice(Math.max(0, first), Math.max(0, last)).some((item) => mayBe(item, 'from', 'in'));
  // The verb stands last.
  if (postpositions) return thing < tag && tag <= order && comesFrom(thing + 1, tag);
  if (order <= tag && tag < thing) return tag - order <= 2 && isApart(items, tag, thing);
  // 把花园标签从所有书签中移除
  if (tag < thing && thing < order) return comesFrom(tag + 1, thing);
  // 从所有书签中移除花园标签
  // 把所有书签的花园标签去掉
  if (thing < order && unspaced && tag === order - 1 && isName(items[tag - 1]) && thing < tag - 1) return true;
  if (thing < order) return comesFrom(0, thing);
  // 去掉所有书签的花园标签: the last noun is what goes.
  return unspaced === true && tag === items.length - 1 && isName(items[tag - 1]) && thing < tag - 1;
}

const untagging = (item: Item): Item =>
  item.kind === 'concept'
    ? {
        ...item,
        readings: item.readings.some((reading) => reading.includes('tags')) ? [['untag', 'tags']] : [['untag']],
      }
    : item;

/** True if a word stands between a named tag and a thing, or small words do: "the tag work from the bookmarks". */
const isApart = (items: Item[], tag: number, thing: number): boolean => {
  const between = items.slice(tag + 1, thing + 1);
  // "The tag rust and all its bookmarks": both go.
  if (between.some((item, at) => item.kind === 'mark' || (mayBe(item, 'and') && !isName(between[at + 1]))))
    return false;
  return between.some((item, at) => {
    if (at === between.length - 1) return item.gap === true;
    return mayBe(item, 'from', 'in', 'all', 'about') || (item.gap === true && item.kind === 'site');
  });
};

/** Moves a word like 以外, which follows what is left out, before it: "YouTube以外的标签页". */
function withExceptInFront(items: Item[], { unspaced, postpositions }: CommandLanguage): Item[] {
  if (!unspaced || postpositions) return items;
  const at = items.findIndex((item) => mayBe(item, 'except') && /外的?$/.test(textOf(item)));
  if (at < 0) return withoutMarkOf(items);
  const except: Item = { kind: 'concept', readings: [['except']], text: textOf(items[at]!) };
  const others = items.toSpliced(at, 1);
  // "除了YouTube以外的": said twice.
  if (items.slice(0, at).some((item) => mayBe(item, 'except'))) return others;
  const isLeftOut = (item: Item | undefined) =>
    isName(item) || mayBe(item, 'folders', 'groups', 'tags', 'tab', 'tabs', 'this', 'pinned', 'playing', 'and');
  let first = at;
  while (first > 0 && isLeftOut(items[first - 1])) first--;
  return first < at ? withoutMarkOf(others.toSpliced(first, 0, except)) : items;
}

/** Removes the mark between an exception and "the others": 除了爵士乐，其他的都静音. */
const withoutMarkOf = (items: Item[]): Item[] =>
  items.filter(
    ({ kind }, at) =>
      !(kind === 'mark' && mayBe(items[at + 1], 'others') && isName(items[at - 1]) && mayBe(items[at - 2], 'except')),
  );

/**
 * Splits a run at an "and" inside it, if tags are listed and words have no spaces: "打上工作和紧急两个标签". Each tag has at least
 * two characters.
 */
export function partTags(items: Item[], { unspaced, words: { and = '' } }: CommandLanguage): Item[] {
  if (!unspaced || !items.some((item) => says(item, 'tag'))) return items;
  const letters = and.split('|').filter((word) => /^\p{Script=Han}$/u.test(word));
  const joined = new RegExp(`^(.{2,}?)([${letters.join('')}])(.{2,})$`, 'u');
  const run = (text: string): Item => ({ kind: 'run', text, sure: false });
  return items.flatMap((item): Item[] => {
    const [, first, joint, last] = (item.kind === 'run' && !item.sure && joined.exec(item.text)) || [];
    return first && joint && last
      ? [run(first), { kind: 'concept', readings: [['and']], text: joint }, run(last)]
      : [item];
  });
}

/** True if the last of several tags is due, whatever it means elsewhere: "tag it vegan and quick". */
export const endsTags = (items: Item[]): boolean =>
  says(items.at(-1), 'and') && items.at(-2)?.kind === 'run' && items.some((item) => says(item, 'tag'));
