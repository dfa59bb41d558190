import { createStore } from 'zustand/vanilla';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig, Settings } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import type { ProviderDraft } from './provider-draft.ts';

/** Message about the last action, with Undo if that is possible. */
export interface Notice {
  text: Text;
  /** Reverts the action; may give a message for the notice if it was only reverted in part. */
  undo?: (() => Promise<void>) | (() => Promise<Text | null>);
}

/** Changes settings, and offers to change them back. */
export async function changeSettings(
  { settings }: Pick<Services, 'settings'>,
  change: Partial<Settings>,
  before: Partial<Settings>,
  said: Text,
): Promise<Notice> {
  await settings.change(change);
  return { text: said, undo: async () => void (await settings.change(before)) };
}

export interface OptionsState {
  /** The settings; null until read. */
  settings: Settings | null;
  /** Saved connections; null until read. */
  providers: ProviderConfig[] | null;
  notice: Notice | null;
  trouble: Text | null;
  undoing: boolean;
  /** Id of the program to which the activity page is filtered; null: no filter. */
  activityOf: string | null;
  /** Id of the provider whose form is open; a new one has an id already. */
  editing: string | null;
  /** Unsaved forms by provider id. */
  drafts: ReadonlyMap<string, ProviderDraft>;
}

export type Options = ReturnType<typeof createOptions>;

export function createOptions(services: Services) {
  const store = createStore<OptionsState>(() => ({
    settings: null,
    providers: null,
    notice: null,
    trouble: null,
    undoing: false,
    activityOf: null,
    editing: null,
    drafts: new Map(),
  }));
  const fail = (error: unknown) => store.setState({ trouble: errorText(error) });
  const readSettings = oneAtATime(() => services.settings.get().then((settings) => store.setState({ settings }), fail));
  const readProviders = oneAtATime(() =>
    services.providers.all().then((providers) => store.setState({ providers }), fail),
  );

  /** Runs work and shows its notice, or its error. Never rejects. */
  async function attempt(work: () => Promise<Notice | null | undefined>): Promise<void> {
    store.setState({ notice: null, trouble: null });
    try {
      const notice = await work();
      if (notice) store.setState({ notice });
    } catch (error) {
      fail(error);
    }
  }

  return {
    store,
    attempt,
    /** Reverts the action of the notice. If that fails, the notice stays for another try. */
    async undo(): Promise<void> {
      const { notice, undoing } = store.getState();
      if (!notice?.undo || undoing) return;
      store.setState({ trouble: null, undoing: true });
      try {
        const said = await notice.undo();
        const { notice: now } = store.getState();
        // Keeps the notice of something else that was done in the meantime.
        if (now === null || now === notice) store.setState({ notice: { text: said ?? text('options_undone') } });
      } catch (error) {
        fail(error);
      } finally {
        store.setState({ undoing: false });
      }
    },
    /** Reads stored settings and follows changes until released. */
    start(): () => void {
      void readSettings();
      void readProviders();
      return services.changes.listen(({ table }) => {
        if (table === 'settings') void readSettings();
        if (table === 'providers') void readProviders();
      });
    },
    /** Saves changed settings and offers Undo. */
    async change(change: Partial<Settings>): Promise<void> {
      const { settings } = store.getState();
      if (!settings) return;
      const before = Object.fromEntries(Object.entries(settings).filter(([name]) => name in change));
      store.setState({ settings: { ...settings, ...change } });
      await attempt(() => changeSettings(services, change, before, text('options_saved')));
    },
    /** Stores an unsaved form; null drops it. */
    draft(id: string, draft: ProviderDraft | null): void {
      const drafts = new Map(store.getState().drafts);
      if (draft) drafts.set(id, draft);
      else drafts.delete(id);
      store.setState({ drafts });
    },
  };
}
