import { failedResult, unmeasured } from '@/src/contract/call.ts';
import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { Effect, ToolDescription, ToolResult } from '@/src/contract/tool.ts';
import { errorMessage } from '@/src/text/error-message.ts';

/** A few tabs and bookmarks, only for calibration. */
export interface Library {
  tabs: { id: number; title: string; url: string }[];
  bookmarks: { id: string; title: string; url: string; tags: string[]; notes: string }[];
  ran: string[];
}

type Arguments = Record<string, unknown>;

interface SimulatedTool extends ToolDescription {
  /** Gives the data of the result. Throws an error that the model can correct. */
  run(library: Library, args: Arguments): Json;
}

export const newLibrary = (): Library => ({
  tabs: [
    { id: 11, title: 'Ferry timetable', url: 'https://ferry.example/times' },
    { id: 12, title: 'Ferry prices', url: 'https://ferry.example/prices' },
    { id: 13, title: 'Weather in Da Nang', url: 'https://weather.example/da-nang' },
    { id: 14, title: 'Weather in Hue', url: 'https://weather.example/hue' },
    { id: 15, title: 'Invoice 2041', url: 'https://office.example/invoices/2041' },
    { id: 16, title: 'Ferry to the islands', url: 'https://islands.example/ferry' },
  ],
  bookmarks: [
    { id: 'b1', title: 'Sourdough bread', url: 'https://bread.example/sourdough', tags: [], notes: '' },
    { id: 'b2', title: 'Rye bread', url: 'https://bread.example/rye', tags: [], notes: '' },
    { id: 'b3', title: 'Harbour walks', url: 'https://walks.example/harbour', tags: ['trip'], notes: '' },
  ],
  ran: [],
});

const text: JsonSchema = { type: 'string' };
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

function tool(
  name: string,
  [effect, description]: [Effect, string],
  properties: Record<string, JsonSchema>,
  run: SimulatedTool['run'],
): SimulatedTool {
  const parameters = { type: 'object', properties, required: Object.keys(properties) };
  const area = name.includes('tab') ? 'tabs' : 'bookmarks';
  return { name, area, effect, inverse: 'exact', description, parameters, run };
}

const has = (words: unknown) => (item: { title: string; url: string }) =>
  String(words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${item.title} ${item.url}`.toLowerCase().includes(word));

/** A value as a list. A notation without types may give one item, or a list as JSON text. */
function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return [value];
  try {
    return toList(JSON.parse(value));
  } catch {
    throw new Error('This list cannot be read.');
  }
}

function found<T extends { id: unknown }>(items: T[], id: unknown): T {
  const item = items.find((one) => String(one.id) === String(id));
  if (!item) throw new Error(`There is nothing with the id ${String(id)}.`);
  return item;
}

export const simulatedTools: SimulatedTool[] = [
  tool(
    'list_tabs',
    ['read', 'Lists open tabs whose title or address has all these words.'],
    { query: text },
    (library, { query }) => ({
      tabs: library.tabs.filter(has(query)),
    }),
  ),
  tool(
    'close_tabs',
    ['destroy', 'Closes tabs.'],
    { tab_ids: list({ type: 'integer' }, 'Ids as list_tabs gives them') },
    (library, { tab_ids }) => {
      const closing = toList(tab_ids).map((id) => found(library.tabs, id));
      library.tabs = library.tabs.filter((tab) => !closing.includes(tab));
      return { closed: closing.length };
    },
  ),
  tool('search_bookmarks', ['read', 'Finds bookmarks by words.'], { query: text }, (library, { query }) => ({
    bookmarks: library.bookmarks.filter(has(query)),
  })),
  tool('create_bookmark', ['write', 'Saves a page.'], { url: text, title: text }, (library, { url, title }) => {
    if (typeof url !== 'string' || typeof title !== 'string') throw new Error('url and title are needed, as text.');
    const id = `b${library.bookmarks.length + 1}`;
    library.bookmarks = [...library.bookmarks, { id, title, url, tags: [], notes: '' }];
    return { id };
  }),
  tool(
    'tag_bookmarks',
    ['write', 'Puts tags on bookmarks.'],
    { bookmark_ids: list(text, 'Ids as search_bookmarks gives them'), tags: list(text, 'Names of tags') },
    (library, { bookmark_ids, tags }) => {
      const tagged = toList(bookmark_ids).map((id) => found(library.bookmarks, id));
      for (const bookmark of tagged) bookmark.tags = [...new Set([...bookmark.tags, ...toList(tags).map(String)])];
      return { tagged: tagged.length };
    },
  ),
  tool(
    'set_notes',
    ['write', 'Writes notes into a bookmark, in place of those it has. They may have several lines.'],
    { bookmark_id: text, notes: text },
    (library, { bookmark_id, notes }) => {
      if (typeof notes !== 'string') throw new Error('notes are needed, as text.');
      found(library.bookmarks, bookmark_id).notes = notes;
      return { saved: true };
    },
  ),
];

/** Runs a call in the library as the real registry would: every failure is a result. */
export function runSimulated(library: Library, name: string, args: Arguments): ToolResult {
  const known = simulatedTools.find((one) => one.name === name);
  if (!known) return failedResult(`There is no tool "${name}".`);
  const missing = known.parameters.required?.filter((parameter) => args[parameter] === undefined) ?? [];
  if (missing.length > 0) return failedResult(`${name} needs ${missing.join(' and ')}.`);
  library.ran.push(name);
  try {
    return unmeasured(known.run(library, args));
  } catch (error) {
    return failedResult(errorMessage(error));
  }
}
