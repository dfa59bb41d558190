import type { UndoOutcome } from '@/src/contract/tool.ts';
import { restoreSession } from '@/src/tools/sessions/restore-session.ts';
import { rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import { closeTabs } from '@/src/tools/tabs/close-tabs.ts';
import { editTabGroups } from '@/src/tools/tabs/edit-tab-groups.ts';
import { groupTabs } from '@/src/tools/tabs/group-tabs.ts';
import { moveTabs } from '@/src/tools/tabs/move-tabs.ts';
import { muteTabs } from '@/src/tools/tabs/mute-tabs.ts';
import { openTabs } from '@/src/tools/tabs/open-tabs.ts';
import { pinTabs } from '@/src/tools/tabs/pin-tabs.ts';
import { ungroupTabs } from '@/src/tools/tabs/ungroup-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { fakeRenumbering } from '@/test/fakes/renumbering.ts';
import { type FakeTabs, fakeTabs, type TabSeed } from '@/test/fakes/tabs.ts';

const makers = [
  closeTabs,
  editTabGroups,
  groupTabs,
  moveTabs,
  muteTabs,
  openTabs,
  pinTabs,
  restoreSession,
  ungroupTabs,
];

/** A browser with its user's tabs, in which something is done and, after a restart, undone. */
export class Browser {
  readonly #its = world();
  readonly #ports = fakePorts();
  tabs: FakeTabs;
  #registry;
  #calls = 0;

  constructor(seeds: TabSeed[]) {
    this.tabs = fakeTabs(seeds);
    this.#registry = this.#start();
  }

  #start() {
    const ports = { ...this.#ports, tabs: this.tabs, returned: rememberReturned(fakeRenumbering()) };
    return worker(
      this.#its,
      makers.map((make) => make(ports)),
    ).registry;
  }

  save(id: string, urls: string[]): Promise<void> {
    const tab = { pinned: false, group: null, window: 0, container: null };
    const tabs = urls.map((url, index) => ({ ...tab, url, title: url, index }));
    return this.#ports.sessions.put({ id, name: id, at: 0, automatic: false, tabs });
  }

  /** Gives the id under which it stands in the journal. */
  async does(tool: string, args: Record<string, unknown>): Promise<string> {
    this.#calls += 1;
    const one = call(`r:${this.#calls}`, tool, args);
    const asked = await this.#registry.run(one, context());
    if (asked.kind === 'confirm') {
      const rows = asked.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
      await this.#registry.approve({ ticket: asked.ticket, rows });
    }
    const answer = asked.kind === 'confirm' ? await this.#registry.run(one, context()) : asked;
    if (answer.kind !== 'result' || !answer.result.success) throw new Error(JSON.stringify(answer));
    return one.id;
  }

  /** `seeds`: the browser has other tabs, windows and groups then. */
  restart(seeds?: TabSeed[]): void {
    if (seeds) this.tabs = fakeTabs(seeds);
    else this.tabs.restart();
    this.#its.session += ' and another';
    this.#registry = this.#start();
  }

  async undo(entry: string, rows?: string[]): Promise<UndoOutcome[]> {
    return (await this.#registry.undo({ entry, ...(rows ? { rows } : {}) })).outcomes;
  }
}
