import type { Changes, RuleRecords, SettingsRecords } from '@/src/contract/records.ts';
import { type Settings, settings as schema } from '@/src/contract/settings.ts';
import type { Database } from './database.ts';
import { readSettings } from './read-settings.ts';
import { writeAndTell } from './write-and-tell.ts';

const ROW = 'settings';

/** Changes the settings from their present value in one transaction. */
export interface SettingsUpdate {
  update(make: (current: Settings) => Partial<Settings>): Promise<Settings>;
}

export type UpdatedSettings = Pick<SettingsRecords, 'get'> & SettingsUpdate;

export function settingsRecords(db: Database, changes: Changes): SettingsRecords & SettingsUpdate {
  const { settings } = db;
  const tell = () => changes.tell({ table: 'settings' });
  const records: SettingsRecords & SettingsUpdate = {
    get: async () => readSettings(await settings.get(ROW)),
    change: (change) => records.update(() => change),
    update(make) {
      async function write() {
        const stored = await settings.get(ROW);
        const current = readSettings(stored);
        const change = make(current);
        const next = schema.parse({ ...current, ...change });
        // Unknown fields, which another version may have written, are kept.
        await settings.put(typeof stored === 'object' ? { ...stored, ...change } : change, ROW);
        return next;
      }
      return writeAndTell([settings], write, tell);
    },
  };
  return records;
}

export const ruleRecords = (settings: SettingsRecords & SettingsUpdate): RuleRecords => ({
  all: async () => (await settings.get()).rules,
  async change(make) {
    await settings.update(({ rules }) => ({ rules: make(rules) }));
  },
});
