import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow } from '../each-row.ts';
import { bearersOf, setTags } from './bearers.ts';
import { knownTags, type Tag } from './known-tags.ts';
import { storedTag, tagRow } from './stored-tag.ts';
import { cleanTags, tagKey } from './tag-name.ts';

/** Everything that one tag is on gets another in its place, and the first is gone: a new name, or a merger. */
const transfer = z.object({
  into: z.string(),
  /** No tag had that name. */
  fresh: z.boolean(),
});
/** The addresses that did not have the other tag yet; of several tags that go into one, the first brings it. */
const transferred = z.object({ gained: z.array(z.string()) });
const gainedBy = (after: unknown): string[] => transferred.parse(after).gained;

export async function transferRow(port: TagsPort, from: Tag, into: string, fresh: boolean): Promise<PlannedRow> {
  return { ...(await tagRow(port, from)), change: { into, fresh } };
}

const same = (a: string, b: string) => tagKey(a) === tagKey(b);
const has = (names: string[], name: string) => names.some((one) => same(one, name));

/** Gives the addresses that have gained the other tag. */
async function replace(port: TagsPort, from: string, into: string): Promise<string[]> {
  const bearers = await bearersOf(port, from);
  for (const { address, tags } of bearers) {
    await setTags(port, address, cleanTags(tags.map((name) => (same(name, from) ? into : name))));
  }
  await port.forget([from]);
  return bearers.filter(({ tags }) => !has(tags, into)).map(({ address }) => address);
}

export function transferring(port: TagsPort): Pick<WriteTool, 'apply' | 'undo'> {
  return {
    apply(rows, run) {
      const claimed = new Set(run.earlier.flatMap((one) => (one.state === 'done' ? gainedBy(one.after) : [])));
      return eachRow(rows, run.signal, async (row) => {
        const { bearers, name: from, ...rest } = storedTag.parse(row.before);
        const { into, fresh } = transfer.parse(row.change);
        if (fresh || same(into, from)) await port.define({ name: into, ...rest });
        const seen = same(into, from) ? [] : await replace(port, from, into);
        const due = bearers.filter(({ address, tags }) => !has(tags, into) && !claimed.has(address));
        const gained = run.repeated ? due.map(({ address }) => address) : seen;
        for (const address of gained) claimed.add(address);
        return { row: row.id, state: 'done', after: { gained } };
      });
    },

    async undo(rows, { signal }) {
      const before = await knownTags(port);
      return eachRow<(typeof rows)[number], UndoOutcome>(rows, signal, async (row) => {
        const { bearers, ...from } = storedTag.parse(row.before);
        const { into, fresh } = transfer.parse(row.change);
        const gained = new Set(gainedBy(row.after));
        const now = before.find(into)?.name;
        if (now === undefined)
          return { row: row.id, state: 'conflict', reason: text('tags_gone_since', { tag: into }) };
        const respelled = same(into, from.name);
        if (respelled && now !== into && now !== from.name)
          return { row: row.id, state: 'conflict', reason: text('tags_renamed_since', { tag: now }) };
        // One of that name that was made since keeps its colour.
        if (respelled || !before.find(from.name)) await port.define(from);
        const present = await port.of(bearers.map(({ address }) => address));
        for (const { address, tags } of respelled ? [] : bearers) {
          const here = (present.get(address) ?? []).filter((name) => !gained.has(address) || !same(name, into));
          const back = tags.filter((name) => same(name, from.name) || has(here, name));
          await setTags(port, address, [...back, ...here.filter((name) => !has(back, name))]);
        }
        if (fresh && !respelled) await port.forget([into]);
        return { row: row.id, state: 'undone' };
      });
    },
  };
}
