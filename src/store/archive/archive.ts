import {
  type Archive,
  ArchiveRefused,
  type ArchiveRun,
  type KeptKind,
  keptKinds,
  type OpenedArchive,
} from '@/src/contract/archive.ts';
import type { TagsPort } from '@/src/contract/ports.ts';
import type { Changes, ProviderRecords } from '@/src/contract/records.ts';
import { text } from '@/src/contract/text.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { tellChat } from '../conversations.ts';
import type { Database } from '../database.ts';
import { typedError } from '../errors.ts';
import type { UpdatedSettings } from '../settings.ts';
import { type Kept, sliceSize } from './archive-item.ts';
import { keptChats } from './chat-archive.ts';
import { keptActions, keptSettings } from './choice-archive.ts';
import { contentOf, head } from './file.ts';
import { keptKeys, keptProviders } from './provider-archive.ts';
import { keptJournal, keptSessions } from './record-archive.ts';
import { keptTagged, keptTags } from './tag-archive.ts';

interface Needs {
  changes: Changes;
  now: () => number;
  tags: TagsPort;
  providers: ProviderRecords;
  settings: UpdatedSettings;
}

const tables = [
  'settings',
  'providers',
  'journal',
  'tickets',
  'grants',
  'tags',
  'sessions',
  'clients',
  'servers',
  'outsideCalls',
] as const;

export function archiveOf(db: Database, { changes, now, tags, settings, providers }: Needs): Archive {
  async function kinds(): Promise<Map<KeptKind, Kept<unknown>>> {
    const before = new Set(await db.providers.toCollection().primaryKeys());
    const all: Kept<unknown>[] = [
      keptChats(db, changes),
      keptTags(db, tags),
      keptTagged(db, tags),
      keptSessions(db),
      keptActions(settings),
      keptSettings(settings),
      keptProviders(db, settings, before),
      keptKeys(db, providers, before),
      keptJournal(db),
    ];
    return new Map(all.map((one) => [one.kind, one]));
  }

  /** Tells watchers of changes that were not written through the records. */
  function tellAll() {
    for (const table of tables) changes.tell({ table });
  }

  return {
    async counts() {
      const counts = [...(await kinds()).values()].map(async (one) => [one.kind, await one.count()] as const);
      return Object.fromEntries(await Promise.all(counts)) as Record<KeptKind, number>;
    },

    async *write({ kinds: wanted, chats }, { signal, progress }) {
      const all = await kinds();
      const chosen = keptKinds.filter((kind) => wanted.includes(kind)).flatMap((kind) => all.get(kind) ?? []);
      const counts = await Promise.all(chosen.map((one) => chats?.length ?? one.count()));
      const total = counts.reduce((sum, count) => sum + count, 0);
      let done = 0;
      yield head(now());
      for (const one of chosen) {
        yield `,\n"${one.kind}":[`;
        let comma = '\n';
        for await (const items of one.items(chats)) {
          signal.throwIfAborted();
          if (items.length > 0) yield comma + items.map((item) => JSON.stringify(item)).join(',\n');
          if (items.length > 0) comma = ',\n';
          done += items.length;
          progress(done, total);
        }
        yield ']';
      }
      yield '}\n';
    },

    async open(file) {
      const all = await kinds();
      const source = await file.text().catch(() => {
        throw new ArchiveRefused(text('data_file_unreadable'));
      });
      const { at, items } = contentOf(source, all);
      const offers: OpenedArchive['offers'] = [];
      for (const [kind, list] of items) {
        const kept = all.get(kind);
        const fates = (await kept?.fates(list)) ?? [];
        const count = (wanted: string) => fates.filter((fate) => fate === wanted).length;
        const added = list.filter((_, at) => fates[at] === 'add');
        const names = kept?.nameOf && added.length > 0 ? { names: [...new Set(added.map(kept.nameOf))] } : {};
        if (list.length > 0)
          offers.push({ kind, add: count('add'), update: count('update'), keep: count('keep'), ...names });
      }
      return { at, offers, take: (wanted, run, how = {}) => take(all, items, wanted, run, how).catch(rethrow) };
    },

    async wipe() {
      const conversations = await db.conversations.toCollection().primaryKeys();
      await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
      for (const id of conversations) tellChat(changes, id);
      tellAll();
    },
  };

  async function take(
    all: ReadonlyMap<KeptKind, Kept<unknown>>,
    items: ReadonlyMap<KeptKind, unknown[]>,
    wanted: readonly KeptKind[],
    { signal, progress }: ArchiveRun,
    how: { foreign?: boolean },
  ): Promise<number> {
    const chosen = keptKinds.filter((kind) => wanted.includes(kind) && items.has(kind));
    const total = chosen.reduce((sum, kind) => sum + (items.get(kind)?.length ?? 0), 0);
    let done = 0;
    let taken = 0;
    for (const kind of chosen) {
      const size = kind === 'chats' ? sliceSize.chats : sliceSize.small;
      for (const slice of chunksOf(items.get(kind) ?? [], size)) {
        if (signal.aborted) break;
        taken += (await all.get(kind)?.take(slice, how)) ?? 0;
        done += slice.length;
        progress(done, total);
      }
    }
    tellAll();
    return taken;
  }
}

function rethrow(error: unknown): never {
  throw typedError(error);
}
