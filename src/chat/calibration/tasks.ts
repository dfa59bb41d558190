import type { Library } from './sample-library.ts';

/** A task in a library, and a test whether it was done. */
export interface CalibrationTask<Scene extends Library = Library> {
  id: string;
  request: string;
  /** The fewest responses that a model needs for it. */
  rounds: number;
  solved(end: { library: Scene; answer: string }): boolean;
}

const tabs = ({ tabs }: Library): string => tabs.map(({ id }) => id).join();
const all = '11,12,13,14,15,16';
const hasTag = (tag: string) => (bookmark: { tags: string[] }) => bookmark.tags.includes(tag);

const quoted = 'Tide tables, "Da Nang" & Hội An';
const address = 'https://tides.example/today?port=Da%20Nang&day=2';
const notes = ['Flour: 500 g {strong}', '', '  water: 350 g', 'Fold it "gently"; <b>not</b> hard.'].join('\n');

/** Everyday tasks. Each contains something that is difficult in some notation. */
export const calibrationTasks: CalibrationTask[] = [
  {
    id: 'count',
    request: 'How many open tabs are about ferries? Answer with the number.',
    rounds: 2,
    solved: ({ library, answer }) => library.ran.includes('list_tabs') && /\b(3|three)\b/i.test(answer),
  },
  {
    id: 'close-one',
    request: 'Close the tab with the invoice.',
    rounds: 3,
    solved: ({ library }) => tabs(library) === '11,12,13,14,16',
  },
  {
    id: 'close-several',
    request: 'Close both tabs about the weather.',
    rounds: 3,
    solved: ({ library }) => tabs(library) === '11,12,15,16',
  },
  {
    id: 'quotes',
    request: `Save ${address} as a bookmark with exactly this title: ${quoted}`,
    rounds: 2,
    solved: ({ library }) => library.bookmarks.some(({ title, url }) => title === quoted && url === address),
  },
  {
    id: 'lists',
    request: 'Tag my bookmarks about bread with "baking" and "weekend".',
    rounds: 3,
    solved({ library: { bookmarks } }) {
      const baking = bookmarks.filter(hasTag('baking')).filter(hasTag('weekend'));
      return baking.map(({ id }) => id).join() === 'b1,b2' && bookmarks.filter(hasTag('baking')).length === 2;
    },
  },
  {
    id: 'lines',
    request: `Write exactly these notes into my bookmark about rye bread:\n${notes}`,
    rounds: 3,
    solved: ({ library }) => library.bookmarks.find(({ id }) => id === 'b2')?.notes.trim() === notes,
  },
  {
    id: 'nothing-there',
    request: 'Close the tab about chess, if there is one.',
    rounds: 2,
    solved: ({ library }) => library.ran.includes('list_tabs') && tabs(library) === all,
  },
  {
    id: 'no-tool',
    request: 'What is 7 times 8? Answer with the number.',
    rounds: 1,
    solved: ({ library, answer }) => library.ran.length === 0 && /\b56\b/.test(answer),
  },
];
