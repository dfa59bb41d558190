import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';
import { cleanTags } from './clean-tags.ts';
import { knownTags, type Tag } from './known-tags.ts';
import { later, portions, storedTag, tagRow } from './tagged-addresses.ts';

/** The change of a row: `into` replaces the tag on all its addresses, and the tag is deleted. */
const transfer = z.object({
  into: z.string(),
  fresh: z.boolean(),
});
/** The addresses that gained the other tag; of several merged tags only the first row lists an address. */
const transferred = z.object({ gained: z.array(z.string()) });

export async function transferRow(port: TagsPort, from: Tag, into: string, fresh: boolean): Promise<PlannedRow> {
  return { ...(await tagRow(port, from)), change: { into, fresh } };
}

const same = (a: string, b: string) => nameKey(a) === nameKey(b);
const has = (names: string[], name: string) => names.some((one) => same(one, name));

function gainedBefore(earlier: RowOutcome[]): Map<string, string[]> {
  const done = earlier.flatMap((one) => (one.state === 'done' ? [one] : []));
  return new Map(done.map(({ row, after }) => [row, transferred.parse(after).gained]));
}

export function transferring(port: TagsPort): Pick<WriteTool, 'apply' | 'conflicts' | 'undo'> {
  return {
    apply(rows, run) {
      const before = gainedBefore(run.earlier);
      const claimed = new Set([...before.values()].flat());
      const take = portions();
      return eachRow(rows, run, async (row) => {
        const { bearers, name: from, ...rest } = storedTag.parse(row.before);
        const { into, fresh } = transfer.parse(row.change);
        if (same(into, from)) {
          await port.define({ name: into, ...rest });
          return rowDone({ gained: [] });
        }
        const bearing = await port.addressesOf(from);
        const portion = take(bearing);
        if (bearing.length > 0 && portion.length === 0) return later();
        if (fresh) await port.define({ name: into, ...rest });
        const seen = new Set<string>();
        await port.change(portion, (tags, address) => {
          if (!has(tags, into)) seen.add(address);
          return cleanTags(tags.map((name) => (same(name, from) ? into : name)));
        });
        const own = before.get(row.id) ?? [];
        const due = bearers.filter(({ address, tags }) => !has(tags, into) && !claimed.has(address));
        const gained = run.repeated ? [...own, ...due.map(({ address }) => address)] : [...own, ...seen];
        for (const address of gained) claimed.add(address);
        if (portion.length < bearing.length) return rowDone({ gained }, true);
        await port.forget([from]);
        return rowDone({ gained });
      });
    },

    async conflicts(rows) {
      const known = await knownTags(port);
      return rows.flatMap((row): UndoOutcome[] => {
        const from = storedTag.parse(row.before);
        const { into } = transfer.parse(row.change);
        const now = known.find(into)?.name;
        if (now === undefined) return [{ row: row.id, ...rowConflict(text('tags_gone_since', { tag: into })) }];
        if (same(into, from.name) && now !== into && now !== from.name)
          return [{ row: row.id, ...rowConflict(text('tags_renamed_since', { tag: now })) }];
        return [];
      });
    },

    async undo(rows, run) {
      const before = await knownTags(port);
      const take = portions();
      return eachRow(rows, run, async (row) => {
        const { bearers, ...from } = storedTag.parse(row.before);
        const { into, fresh } = transfer.parse(row.change);
        const gained = new Set(transferred.parse(row.after).gained);
        const respelled = same(into, from.name);
        // A tag with this name that was created since keeps its colour.
        if (respelled || !before.find(from.name)) await port.define(from);
        if (respelled) return rowUndone();

        const [back, there] = [new Set(await port.addressesOf(from.name)), new Set(await port.addressesOf(into))];
        const left = bearers.filter(({ address: one }) => !back.has(one) || (gained.has(one) && there.has(one)));
        const portion = new Map(take(left).map(({ address, tags }) => [address, tags]));
        await port.change([...portion.keys()], (present, address) => {
          const here = present.filter((name) => !gained.has(address) || !same(name, into));
          const kept = portion.get(address)!.filter((name) => same(name, from.name) || has(here, name));
          return [...kept, ...here.filter((name) => !has(kept, name))];
        });
        if (portion.size < left.length) return rowUndone(true);
        if (fresh) await port.forget([into]);
        return rowUndone();
      });
    },
  };
}
