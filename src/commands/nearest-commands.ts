import type { Chip } from '@/src/contract/tool.ts';
import { intentById } from './all-commands.ts';
import type { ObjectKind, Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import { english } from './languages/en.ts';
import { languageNamed } from './languages/index.ts';
import { longestSentence } from './match.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { spot } from './reader/spot.ts';
import { chip } from './script/script.ts';

/** Commands to suggest, by the object of a sentence. */
const themes: Partial<Record<ObjectKind, string[]>> = {
  tabs: ['tabs.find', 'tabs.list', 'tabs.duplicates'],
  windows: ['windows.list', 'tabs.list', 'tabs.find'],
  groups: ['tabs.list', 'tabs.group-site', 'tabs.find'],
  sites: ['tabs.sites', 'tabs.find', 'tabs.group-site'],
  bookmarks: ['bookmarks.find', 'bookmarks.recent', 'bookmarks.duplicates'],
  folders: ['bookmarks.folder', 'bookmarks.find', 'bookmarks.empty-folders'],
  closed: ['closed.list', 'tabs.find', 'tabs.list'],
  sessions: ['session.list', 'closed.list', 'tabs.list'],
  reading: ['reading.list', 'bookmarks.find', 'tabs.find'],
  history: ['history.find', 'history.top', 'closed.list'],
  links: ['page.links', 'bookmarks.find', 'tabs.find'],
  tags: ['tags.list', 'tags.show', 'bookmarks.unsorted'],
};

const objectOf = (concept: Concept): ObjectKind[] => {
  const meant = concepts[concept];
  return meant.kind === 'thing' ? [meant.object] : [];
};

/** The things of a browser that a sentence speaks of, in its order. */
function objectsIn(sentence: string, language: string): ObjectKind[] {
  const objects = [languageNamed(language) ?? english, english].flatMap((each) =>
    spot(sentence.slice(0, longestSentence), lexiconOf(each)).items.flatMap((item) =>
      item.kind === 'concept' ? item.readings.flat().flatMap(objectOf) : [],
    ),
  );
  return [...new Set(objects)];
}

/** Three commands close to a sentence that is none, as chips with the user's words. None of them closes or deletes. */
export function nearestTo(sentence: string, words: string, language: string): Chip[] {
  const likely = objectsIn(sentence, language)
    .flatMap((object) => themes[object] ?? [])
    .filter((id) => words || !needsWords.has(id));
  const usual = words
    ? ['tabs.find', 'bookmarks.find', 'tags.show']
    : ['tabs.list', 'tabs.duplicates', 'assistant.help'];
  const ids = [...new Set([...likely, ...usual])].slice(0, 3);
  return ids.flatMap((id) => {
    const intent = intentById.get(id);
    const slots: Slots =
      !words || !fillable[id]
        ? (defaults[id] ?? {})
        : fillable[id] === 'tagged'
          ? { tagged: [words] }
          : { words: [words] };
    return intent ? [chip(intent.title(slots), id, { ...slots })] : [];
  });
}

/** Commands to suggest instead of work that needs a model, by object. */
const instead: Partial<Record<ObjectKind, string[]>> = {
  tabs: ['tabs.group-site', 'tabs.tidy'],
  groups: ['tabs.group-site', 'tabs.tidy'],
  bookmarks: ['bookmarks.duplicates', 'bookmarks.empty-folders'],
  folders: ['bookmarks.duplicates', 'bookmarks.empty-folders'],
  history: ['history.top'],
  reading: ['reading.list'],
  sessions: ['session.list'],
};

/** Two commands that do a part of what a model was asked for; none for requests about a page. */
export function withoutModel(sentence: string, language: string): Chip[] {
  const ids = [...new Set(objectsIn(sentence, language).flatMap((object) => instead[object] ?? []))].slice(0, 2);
  return ids.flatMap((id) => {
    const intent = intentById.get(id);
    return intent ? [chip(intent.title({}), id, {})] : [];
  });
}

const needsWords = new Set(['tabs.find', 'tags.show']);

/** Slot that the user's words are put into, by command. */
const fillable: Record<string, 'words' | 'tagged'> = {
  'tabs.find': 'words',
  'tabs.switch': 'words',
  'bookmarks.find': 'words',
  'history.find': 'words',
  'tags.show': 'tagged',
};

/** Default slots of commands. */
const defaults: Record<string, Slots> = { 'bookmarks.recent': { when: { kind: 'recent' } } };
