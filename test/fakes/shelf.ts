import type { PlannedRow, ReadTool, RowOutcome, ToolContext, WriteTool } from '@/src/contract/tool.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { anyText } from './any-text.ts';

const names = z.strictObject({ names: z.array(z.string()).describe('What to take') });

/** A library as small as can be: things by name, each in a place, and tools over them. */
export interface Shelf {
  things: Map<string, string>;
  /** Number of times that each thing was taken away or put. */
  touched: Map<string, number>;
  /** Called before and after anything changes. */
  step: () => Promise<void>;
}

export const shelf = (things: Record<string, string> = {}): Shelf => ({
  things: new Map(Object.entries(things)),
  touched: new Map(),
  step: async () => undefined,
});

export function lookTool(
  { things }: Shelf,
  more: Partial<Omit<ReadTool<{ in?: string | undefined }>, 'effect'>> = {},
): ReadTool<{ in?: string | undefined }> {
  return {
    name: 'look',
    area: 'tabs',
    effect: 'read',
    inverse: 'exact',
    description: 'Lists what stands on the shelf',
    parameters: z.strictObject({ in: z.string().optional() }),
    read: async (args) => {
      const items = [...things]
        .filter(([, place]) => args.in === undefined || args.in === place)
        .map(([id]) => ({ id }));
      return { items, total: items.length };
    },
    sentence: ({ data }) => anyText('looked', { n: Object(data).total ?? 0 }),
    ...more,
  };
}

const row = (name: string, place: string | undefined): PlannedRow => ({
  id: `thing:${name}`,
  title: name,
  digest: place === undefined ? {} : { parent: place },
  before: place ?? null,
  change: null,
});

/** Takes things off the shelf; undo puts them back where they were. */
export function takeTool(
  stand: Shelf,
  more: Partial<Omit<WriteTool<{ names: string[] }>, 'effect'>> & { effect?: 'write' | 'destroy' } = {},
): WriteTool<{ names: string[] }> {
  const { things, touched } = stand;
  const count = (name: string) => touched.set(name, (touched.get(name) ?? 0) + 1);

  async function take({ id, title, before }: PlannedRow, repeated: boolean): Promise<RowOutcome> {
    await stand.step();
    if (!things.has(title) && repeated) return { row: id, state: 'done', after: null };
    if (things.get(title) !== before) return { row: id, state: 'skipped', reason: anyText('moved') };
    things.delete(title);
    count(title);
    await stand.step();
    return { row: id, state: 'done', after: null };
  }

  return {
    name: 'take',
    area: 'tabs',
    effect: 'destroy',
    inverse: 'exact',
    description: 'Takes things off the shelf',
    parameters: names,
    async plan(args) {
      const found = args.names.filter((name) => things.has(name));
      if (found.length === 0 && args.names.length > 0)
        throw new ToolError('not-found', `There is no ${args.names.join(', ')}.`, 'Look first.');
      return {
        headline: anyText('take_headline', { n: found.length }),
        notes: [],
        verb: anyText('take_verb', { n: found.length }),
        refuse: anyText('take_refuse'),
        rows: found.map((name) => row(name, things.get(name))),
      };
    },
    async apply(rows, { repeated }) {
      const outcomes: RowOutcome[] = [];
      for (const one of rows) outcomes.push(await take(one, repeated));
      return outcomes;
    },
    async undo(rows) {
      return rows.map(({ id, title, before }) => {
        if (things.has(title)) return { row: id, state: 'conflict', reason: anyText('there_again') };
        things.set(title, String(before));
        return { row: id, state: 'undone' };
      });
    },
    undoLabel: anyText('take_undo'),
    sentence: ({ data }) => anyText('took', { n: Object(data).done ?? 0 }),
    ...more,
  };
}

/** Puts new things up under an address; a write that sets one. */
export function putTool(
  { things, touched }: Shelf,
  more: Partial<Omit<WriteTool<{ urls: string[] }>, 'effect'>> = {},
): WriteTool<{ urls: string[] }> {
  return {
    name: 'put',
    area: 'tabs',
    effect: 'write',
    inverse: 'exact',
    egress: true,
    description: 'Puts addresses on the shelf',
    parameters: z.strictObject({ urls: z.array(z.string()) }),
    plan: async ({ urls }) => ({
      headline: anyText('put_headline', { n: urls.length }),
      notes: [],
      verb: anyText('put_verb', { n: urls.length }),
      refuse: anyText('put_refuse'),
      rows: urls.map((url) => ({ id: `address:${url}`, title: url, url, digest: { url }, before: null, change: null })),
      addresses: urls,
    }),
    apply: async (rows) =>
      rows.map(({ id, title }) => {
        things.set(title, 'new');
        touched.set(title, (touched.get(title) ?? 0) + 1);
        return { row: id, state: 'done', after: null };
      }),
    undo: async (rows) =>
      rows.map(({ id, title }) => {
        things.delete(title);
        return { row: id, state: 'undone' };
      }),
    undoLabel: anyText('put_undo'),
    sentence: () => anyText('put'),
    ...more,
  };
}

/** Context of a call, as a handler gets it. */
export type Seen = ToolContext;
