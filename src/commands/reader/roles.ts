import type { ObjectKind, Slots } from '../frame/command-frame.ts';
import { colorNamed } from '../languages/color-words.ts';
import { type Act, isFree, looking, placing, saves } from './acts.ts';
import { type Atom, conceptsIn, has, isRun, isSite, isSourceOfTag, isThing, kindOf, objectOf, says } from './atoms.ts';

/** A possible role of words in a frame: slots, other atoms that it uses, and a cost. */
interface Role {
  slots: Slots;
  uses: Atom[];
  cost: number;
}

/** Possible roles of a run of words, a site or a tag. */
export function rolesOf(
  atom: Atom,
  order: number,
  atoms: Atom[],
  act: Act,
  used: Set<Atom>,
  postpositions: boolean,
): Role[] {
  const at = atoms.indexOf(atom);
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  const isNoun = (one: Atom | undefined) => one !== undefined && isThing(one) && !used.has(one);
  const nounBefore = isNoun(before) && !(act.concept === null && atom.item.gap) ? before : undefined;
  const nounAfter = isNoun(after) && !after?.item.gap ? after : undefined;
  const link = (from: number): Atom | undefined => {
    const place = postpositions ? atoms[from + 1] : atoms[from - 1];
    // "In my bookmarks" as one phrase joins nothing to what follows.
    const concepts = postpositions ? place?.concepts : place?.concepts.slice(-1);
    return concepts?.some((one) => kindOf(one) === 'link') ? place : undefined;
  };
  const goes = act.concept !== null && placing.has(act.concept);
  const { item } = atom;
  const text = 'text' in item ? item.text : '';
  const roles: Role[] = [];
  const role = (slots: Slots, cost: number, ...uses: (Atom | undefined)[]) =>
    roles.push({ slots, uses: uses.filter((one) => one !== undefined), cost });

  const own = link(at);
  // 两篇论文: what is counted is no tag.
  if (act.concept === 'tag' && before?.item.kind === 'numbers' && before.item.counted)
    return [{ slots: 'site' in item ? { sites: [item.site] } : { words: [text] }, uses: [], cost: 0 }];
  const isPointing = atoms.some((one) => has(one, 'this', 'it', 'them'));
  const looks = act.concept === null || looking.has(act.concept);
  /** "Github tabs into a group", with no verb. */
  const isPut = (one: Atom | undefined) => act.concept === null && has(one, 'to') && !has(one, 'in');
  const isGoalLink = (one: Atom | undefined) => has(one, 'to', 'in', 'as');
  // "The groups Whigs and Tories": one group of that name, or two.
  const [joint, other, behind] = atoms.slice(at + 1, at + 4);
  const groups = [nounBefore, behind].find((noun) => isNoun(noun) && objectOf(noun!) === 'groups');
  if (groups && !goes && has(joint, 'and') && joint && 'text' in joint.item && other?.item.kind === 'run') {
    const orGroups = [text, other.item.text];
    role({ group: orGroups.join(` ${joint.item.text} `), orGroups }, 0, groups, joint, other);
  }
  // A noun that gives it its kind: "folder Recipes", "Recipes folder".
  for (const noun of [nounBefore, nounAfter]) {
    if (!noun || (noun === nounAfter && has(noun, 'to') && !postpositions)) continue;
    const nounAt = atoms.indexOf(noun);
    const linking = postpositions ? link(Math.max(at, nounAt)) : noun === nounBefore ? link(nounAt) : own;
    const linked = has(noun, 'to') ? noun : linking;
    const isSource = order === 0 && (act.concept === 'merge' || act.concept === 'rename');
    const goal =
      isPut(linked) ||
      (goes && !isSource && (isGoalLink(linked) || act.concept === 'group' || act.concept === 'create')) ||
      // "With the folder Recipes": among what lies there.
      (has(linked, 'about') && objectOf(noun) === 'folders' && (saves(act) || act.concept === 'move'));
    // One word for tabs and tags: a tab, but where tags are changed.
    const isTab = objectOf(noun) === 'tags' && mayBeTabs(noun) && !(act.concept && ofTags.has(act.concept));
    const far = (noun === nounAfter && nounBefore ? 0.4 : 0) + (isTab ? 0.5 : 0);
    if (noun === nounAfter && own && !isGoalLink(own) && !has(own, 'from', 'tagged') && !postpositions) continue;
    // An address is seldom a name.
    const unlikely = item.kind === 'site' && text.includes('.') ? 2 : 0;
    // "Remove the tag todo from this": it is taken off.
    const named = act.concept === 'remove' && isPointing && objectOf(noun) === 'tags' ? [{ tags: [text] }] : [];
    // "A subfolder called Bread in the folder Recipes".
    // 在旅行文件夹里新建文件夹签证: the link belongs to the first one.
    const isOther = (one: Atom, place: number) => one !== noun && isFolder(one) && atoms[place + 1] !== linked;
    const isPlace = act.concept === 'create' && isFolder(noun) && has(linked, 'in', 'from') && atoms.some(isOther);
    const namedAs = isPlace ? [{ name: text }] : namedBy(objectOf(noun), text, act, goal);
    for (const [place, slots] of [...named, ...namedAs].entries())
      role(slots, far + unlikely + (act.concept === 'group' ? place * 0.6 : 0) - (isPlace ? 0.2 : 0), noun);
    // "In a blue group".
    const color = noun === nounAfter && goal && objectOf(noun) === 'groups' ? colorNamed(text) : null;
    if (color) role({ color, to: 'group' }, far - 0.2, noun);
    // "Call this group Travel".
    const isThis = objectOf(noun) === 'groups' && (has(noun, 'this') || has(atoms[nounAt - 1], 'this'));
    if (act.concept === 'rename' && isThis) role({ name: text }, far, noun);
    // The link may have been a part of the verb: "cho … vào thư mục Nấu ăn".
    if (
      !linked &&
      act.concept === 'move' &&
      objectOf(noun) === 'folders' &&
      atoms.some((one) => has(one, 'this', 'it', 'bookmarks'))
    )
      role({ name: text, to: 'folder' }, far + unlikely - 0.2, noun);
  }
  // The same where a link stands between: "a folder called Garden".
  const called = postpositions ? undefined : own;
  // "A folder for bookmarks called Garden".
  const end = atoms[at - 2]?.item.kind === 'mark' ? at - 3 : at - 2;
  const isOfBookmarks = has(atoms[end], 'bookmarks');
  const namedAt = isOfBookmarks ? atoms.findLastIndex((one, place) => place < end && has(one, 'folders')) : end;
  const twoBefore = called ? atoms[namedAt < 0 ? end : namedAt] : undefined;
  if (called && has(called, 'as') && twoBefore && isNoun(twoBefore)) {
    const nounLink = link(atoms.indexOf(twoBefore));
    for (const slots of namedBy(
      objectOf(twoBefore),
      text,
      act,
      isPut(nounLink) ||
        (goes && (isGoalLink(nounLink) || act.concept === 'group' || act.concept === 'create' || saves(act))),
    ))
      role(slots, 0.1, twoBefore);
  }
  if (atom.forced && !looks && act.concept !== 'tag') {
    if (own && goes && (has(own, 'as') || act.concept === 'rename')) role({ name: text }, 0.1);
    if (has(own, 'tagged')) role({ tagged: [text] }, 0.2);
    if (has(own, 'about') && text.split(' ').length < 3) role({ words: [text] }, 0.6);
    if ([nounBefore, nounAfter].some((noun) => noun && ['tabs', 'bookmarks'].includes(objectOf(noun))))
      role({ words: [text] }, 0.6);
    return roles;
  }
  if (item.kind === 'tag') {
    if (act.concept === 'tag' || act.concept === 'untag' || (act.concept === 'remove' && isPointing))
      role({ tags: [text] }, 0);
    else if ((act.concept === 'merge' || act.concept === 'rename') && order > 0) role({ name: text }, 0);
    role({ tagged: [text], ...(has(own, 'or') ? { any: true as const } : {}) }, 0.2);
    if (act.concept === 'move' || saves(act)) role({ tags: [text] }, 0.5);
    return roles;
  }
  if (item.kind === 'site') {
    // "Everything except this and github".
    if (has(own, 'and') && has(atoms[at - 2], 'others'))
      return [{ slots: { except: { sites: [item.site] } }, uses: [], cost: 0 }];
    if (own && goes && has(own, 'as', 'to', 'in')) role({ name: text }, 0.2);
    if (act.concept === 'tag' && has(own, 'as', 'tagged')) role({ tags: [text] }, 0.2);
    const isJoined = has(own, 'and', 'or') && atoms.slice(0, at).some(isRun);
    role({ sites: [item.site], ...(isJoined && { either: true as const }) }, 0.1);
    return roles;
  }
  if (own) {
    // "Everything with rust tagged": the word for it stands after the tag.
    const tagging = atoms.some((one, place) => has(one, 'tagged') && place > at && !isRun(atoms[place + 1]));
    if (tagging && has(own, 'about', 'tagged', 'as')) role({ tagged: listed(text) }, -0.5);
    if (has(own, 'tagged')) for (const slots of namedBy('tags', text, act, false)) role(slots, 0.2);
    if (has(own, 'as')) {
      if (act.concept === 'tag') role({ tags: listed(text) }, 0);
      // "Save my tabs as Trip" names a session; with a word that can be "in" as well it is a folder.
      if (act.concept === 'save' && isOnlyAs(own) && atoms.some((one) => has(one, 'tabs')))
        role({ name: text, to: 'session' }, 0);
      role({ name: text }, 0.1);
    }
    if (has(own, 'to'))
      role(act.concept === 'switch' || act.concept === 'open' ? { words: [text] } : { name: text }, 0.15);
    if (has(own, 'in')) {
      // "The tag cooking on everything in Recipes".
      if (act.concept === 'tag' && atoms.some((one) => has(one, 'everything', 'all', 'bookmarks')))
        role({ folder: text }, -0.2);
      else if (goes) role({ name: text }, 0.2);
      else {
        const about = atoms.filter(isThing).map(objectOf);
        const isFolder = about.includes('bookmarks') || atoms.some((one) => has(one, 'dead')) || /[/›]/.test(text);
        if (isFolder || act.concept === 'open' || act.concept === 'check') role({ folder: text }, 0.2);
        // "The tab of the bakery": a group has several.
        if (atoms.some((one) => has(one, 'tabs'))) role({ group: text }, 0.3);
        // "What do I have in Recipes".
        if (act.concept === 'list' && about.length === 0 && /^\p{Lu}/u.test(text)) role({ name: text }, 0.3);
      }
    }
    if (has(own, 'from')) {
      // "Move blood pressure from Nursing to Misc".
      const isLeft = act.concept === 'move' && order > 0 && atoms.slice(at).some((one) => has(one, 'to'));
      if (isLeft) role({ folder: text }, 0.2);
      if (atoms.some((one) => has(one, 'bookmarks'))) role({ folder: text }, 0.5);
      if (atoms.some((one) => has(one, 'tabs'))) role({ group: text }, 0.8);
      // "From lemonde": one word without a dot may be a site too.
      if (/^[\p{L}\p{N}]{3,}$/u.test(text) && !/\p{Script=Hiragana}/u.test(text)) {
        // "The tab of the dentist", "la página del médico": hardly the name of a site.
        const isSite = (looks || act.concept === 'close') && !(looks && atoms.some((one) => has(one, 'tab', 'pages')));
        role({ sites: [text.toLowerCase()] }, isSite ? 0.4 : 0.7);
      }
      role({ words: [text] }, 0.6);
    }
    if (looks && (has(own, 'in', 'as') || (has(own, 'to') && act.concept !== null))) role({ words: [text] }, 0.9);
    // 分到一组,叫租房: a new name, where something gets one.
    if (has(own, 'about')) role({ words: [text] }, goes && says(own.item, 'as') ? 0.3 : 0);
    // "Tag the soup and bread bookmarks with kitchen".
    const isLast = !atoms.slice(at + 1).some((one) => one.item.kind !== 'mark');
    if (act.concept === 'tag' && has(own, 'about') && isLast && isThing(atoms[at - 2]))
      role({ tags: listed(text) }, -0.5);
    // "And order me a pizza": so many words are an order of their own.
    if (has(own, 'or', 'and') && text.split(' ').length < 3) {
      // "Everything about prams and knitting with baby": the tag comes last.
      const isTopic = has(atoms[at - 3], 'about') && isRun(atoms[at + 2]);
      if (act.concept === 'tag' && isTopic) role({ words: [text] }, -0.2);
      else if (act.concept === 'tag') role({ tags: [text] }, 0.1);
      if (act.concept === 'merge' || act.concept === 'rename') role({ name: text }, 0.1);
      if (atoms.some((one) => one.item.kind === 'tag' || has(one, 'tags', 'tag', 'tagged')))
        role({ tagged: [text], ...(has(own, 'or') ? { any: true as const } : {}) }, 0.3);
      role({ words: [text], ...(atoms.slice(0, at).some(isSite) && { either: true as const }) }, 0.4);
    }
  }
  if (own && !has(own, 'or', 'and', 'about', 'tagged', 'as', 'to', 'in', 'from')) return roles;
  if (act.concept === 'merge') {
    // "Dev mit Code zusammenführen": the link may be a part of the verb.
    if (order > 0 && (!own || has(own, 'about', 'tagged'))) role({ name: text }, 0.6);
    // "Dev and Code folders", the noun behind both.
    const noun = atoms.slice(at).find(isNoun);
    if (order === 0 && has(after, 'and') && noun)
      for (const slots of namedBy(objectOf(noun), text, act, false)) role(slots, 0.6);
  }
  // "The flight and hotel tabs".
  const isOfList = has(after, 'and', 'or') && isRun(atoms[at + 2]) && isNoun(atoms[at + 3]);
  const beside = nounBefore ?? nounAfter ?? (isOfList ? atoms[at + 3] : undefined);
  // "Tag all soup tabs kitchen".
  const ofList = nounAfter ?? (isOfList ? atoms[at + 3] : undefined);
  if (act.concept === 'tag' && !nounBefore && ofList && ['tabs', 'bookmarks'].includes(objectOf(ofList)))
    role({ words: [text] }, 0);
  // "The cooking tag off the shakshuka".
  const isBehindTag = item.gap === true && atoms.slice(0, at).some((one) => has(one, 'tags') && used.has(one));
  if (act.concept === 'untag' && (isBehindTag || (!beside && has(own, 'from')))) role({ words: [text] }, 0.1);
  // "The tag work from everything in Play": where they are.
  if (act.concept === 'untag' && has(own, 'in', 'from') && !postpositions) return roles;
  // 「ケーキのページから買い物タグを外して」, with the tag before or behind.
  if (act.concept === 'untag' && postpositions && isSourceOfTag(atoms, at))
    return [{ slots: { words: [text] }, uses: [], cost: 0.1 }];
  // 「Figmaの#todoつけて」, 「手帳に仕事タグつけて」: a tag with its sign or its noun, and the pages.
  const isOther = (one: Atom, place: number) => one.item.kind === 'tag' || (place > at && isRun(one) && has(own, 'to'));
  if (act.concept === 'tag' && postpositions && atoms.some(isOther)) role({ words: [text] }, 0.1);
  else if (act.concept === 'tag' || act.concept === 'untag')
    if (postpositions || atoms.some((one) => isThing(one) || isSite(one) || has(one, 'this', 'it', 'them', 'all')))
      role({ tags: listed(text) }, beside && isRun(atoms[at + 2]) ? 0.5 : 0.2);
    else return roles;
  else if (act.concept === 'create') {
    // "A folder for a react app".
    if (!own || isGoalLink(own)) role({ name: text }, 0.5);
    // "A group Food from the recipe tabs".
    if (nounAfter && objectOf(nounAfter) === 'tabs') role({ words: [text] }, 0.4);
  } else if ((act.concept === 'sort' || act.concept === 'ungroup') && !beside) role({ name: text }, 0.5);
  else if (act.concept === 'check' && !own && !atoms.some(isThing)) role({ name: text }, 0.5);
  else if (act.concept === 'rename' && (order > 0 || atoms.some((one) => has(one, 'this', 'it'))))
    role({ name: text }, 0.8);
  else if (act.concept === 'open') {
    // "Open to everyone".
    if (!has(own, 'to')) role({ name: text }, own ? 1 : 0.5);
    role({ words: [text] }, own ? 1.2 : 0.6);
  } else if (saves(act) || act.concept === 'set-aside') {
    // "Save the apple pie in the folder Recipes", "all the pies as a session".
    const isPut = atoms.some((one, place) => place > at && has(one, 'folders', 'sessions') && isGoalLink(link(place)));
    if (beside || (isPut && !own)) role({ words: [text] }, 0.6);
    // "Hide all the games and twitch".
    else if (!own && atoms.slice(0, at).some((one) => has(one, 'set-aside')) && atoms.some(isSite))
      role({ words: [text] }, 0.5);
    // "Save me from boredom", "QUICK hide the gifts".
    else if (
      postpositions ||
      (own ? !has(own, 'from') : at > 0 && atoms.some((one) => isThing(one) || has(one, 'this', 'it', 'them', 'all')))
    )
      role({ name: text }, 0.8);
  } else if (act.concept === 'move' && atoms.some((one) => has(one, 'groups')) && !beside) role({ words: [text] }, 0.6);
  // "Tabs everywhere, tidy up": only what a word joins to them says which.
  else if (act.concept === 'tidy' && !own) return roles;
  else if (beside || (act.concept !== null && isFree(act.concept, atoms))) role({ words: [text] }, own ? 1 : 0.4);
  else if (looks && [before, after].some((one) => one?.item.kind === 'site')) role({ words: [text] }, 0.6);
  return roles;
}

const isFolder = (atom: Atom): boolean => isThing(atom) && objectOf(atom) === 'folders';

const isOnlyAs = ({ item }: Atom): boolean =>
  item.kind === 'concept' && item.readings.every((reading) => reading.length === 0 || reading.includes('as'));

const ofTags = conceptsIn('tag untag merge rename remove');
const mayBeTabs = ({ item }: Atom): boolean => says(item, 'tabs');

const listed = (text: string): string[] => text.split(/\s*[,、，]\s*/).filter(Boolean);

/** Slots for a name beside a thing ("folder Recipes"). `goal`: it may be a target. */
function namedBy(object: ObjectKind, text: string, act: Act, goal: boolean): Slots[] {
  switch (object) {
    case 'folders':
      if (act.concept === 'create') return [{ folder: text }];
      return goal ? [{ name: text, to: 'folder' }, { folder: text }] : [{ folder: text }];
    case 'groups':
      return goal ? [{ name: text, to: 'group' }, { group: text }] : [{ group: text }];
    case 'tags':
      if (act.concept === 'tag') return [{ tags: listed(text) }];
      if (goal && (act.concept === 'merge' || act.concept === 'rename')) return [{ name: text }, { tagged: [text] }];
      if (act.concept === 'untag') return [{ tags: listed(text) }];
      if (act.concept === 'move') return [{ tags: listed(text) }, { tagged: [text] }];
      return act.concept === 'remove' ? [{ tagged: [text] }, { tags: [text] }] : [{ tagged: [text] }];
    case 'sessions':
      return saves(act) || act.concept === 'set-aside' || act.concept === 'create'
        ? [{ name: text, to: 'session' }]
        : [{ session: text }];
    default:
      return [];
  }
}
