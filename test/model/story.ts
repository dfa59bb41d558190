import type { RunAnswer } from '@/src/contract/run.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { tools } from '@/src/tools/index.ts';
import { rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { context, type World, worker, world } from '@/test/fakes/registry.ts';
import { fakeRenumbering } from '@/test/fakes/renumbering.ts';
import { changeByHand } from './by-hand.ts';
import type { Deed } from './deed.ts';
import type { Dice } from './dice.ts';
import {
  becomings,
  type Done,
  doubles,
  faultsOfDoing,
  faultsOfEntry,
  faultsOfExactness,
  faultsOfUndoing,
  type Touched,
  tracesOf,
} from './law.ts';
import { Lineage } from './lineage.ts';
import { type Life, lifeOf } from './mortal.ts';
import { changedFields, type Picture, pictureOf } from './picture.ts';
import { library, type Stock, stockOf, urlOf } from './stock.ts';

type Registry = ReturnType<typeof worker>['registry'];

/** A browser, a user and workers that die, and a model that knows how it all should be. */
export class Story {
  readonly #dice: Dice;
  readonly #ports: FakePorts;
  readonly #its: World;
  readonly #done: Done[] = [];
  readonly tale: string[] = [];
  readonly #lineage = new Lineage();
  #renumbering = fakeRenumbering();
  #urls = 100;
  #calls = 0;
  #sessions = 1;

  constructor(dice: Dice) {
    this.#dice = dice;
    this.#ports = library();
    const its = world();
    this.#its = { ...its, clock: this.#ports.clock, session: 'session 1' };
    this.#its.records = { ...its.records, tags: this.#ports.tags, trash: this.#ports.trash };
  }

  /** One thing after another; gives the faults it finds. */
  async *go(deeds: Deed[], steps: number): AsyncGenerator<string> {
    for (let step = 0; step < steps; step++) {
      this.#ports.clock.advance(1_000 + this.#dice.int(9_000));
      const chance = this.#dice.below(1);
      if (chance < 0.12) await this.#byHand();
      else if (chance < 0.14) await this.#restart();
      else if (chance < 0.45 && this.#done.length > 0) yield* this.#undo();
      else yield* this.#call(this.#dice.pick(deeds));
      yield* doubles(await this.#look());
    }
  }

  async #look(): Promise<Picture> {
    return this.#lineage.read(await pictureOf(this.#ports));
  }

  async #restart(): Promise<void> {
    this.tale.push('the browser starts anew');
    await this.#look();
    this.#ports.tabs.restart();
    this.#lineage.restart();
    await this.#look();
    this.#sessions += 1;
    this.#its.session = `session ${this.#sessions}`;
    this.#renumbering = fakeRenumbering();
  }

  #stock(): Promise<Stock> {
    return stockOf(this.#ports, () => {
      this.#urls += 1;
      return urlOf(this.#urls);
    });
  }

  /** `args`: half of the time, something that a call names. */
  async #byHand(args: object = {}): Promise<void> {
    const stock = await this.#stock();
    const named = new Set(JSON.stringify(args).match(/\d+/g));
    const among = <T extends { id: number | string }>(list: T[]) => {
      const its = list.filter(({ id }) => named.has(String(id)));
      return its.length > 0 && this.#dice.chance(0.5) ? its : list;
    };
    const its = { ...stock, tabs: among(stock.tabs), bookmarks: among(stock.bookmarks) };
    await changeByHand(this.#dice, its, this.#ports);
  }

  /** The user changes something while a call is under way: it stands in the picture before, and may not be lost. */
  async #meddle(args: object, before: Picture, touched: Touched): Promise<void> {
    const was = await this.#look();
    await this.#byHand(args);
    const is = await this.#look();
    for (const key of new Set([...was.items.keys(), ...is.items.keys()])) {
      const [from, to] = [was.items.get(key), is.items.get(key)];
      const fields = changedFields(from, to);
      if (fields.length === 0) continue;
      for (const field of fields) touched.set(`${key} ${field}`, to?.[field]);
      // One that the call had just made is not known by its id.
      if (!to && from?.url) touched.set(`mark *${from.url} gone`, true);
      if (!to) before.items.delete(key);
      else if (!from || before.items.has(key)) {
        const kept = {
          ...before.items.get(key),
          ...Object.fromEntries(fields.map((name) => [name, to[name] ?? null])),
        };
        before.items.set(key, kept);
      }
    }
    this.tale.push(`  meanwhile by hand: ${[...touched.keys()].join(', ')}`);
  }

  #worker(life: Life): Registry {
    const records = {
      ...this.#its.records,
      journal: life.through(this.#its.records.journal),
      tickets: life.through(this.#its.records.tickets),
    };
    const lock = fakeLocks();
    const { clock } = this.#its;
    const journal = createJournal({ records: records.journal, lock, clock, session: async () => this.#its.session });
    const ports = {
      ...this.#ports,
      returned: rememberReturned(life.through(this.#renumbering)),
      tabs: life.through(this.#ports.tabs),
      bookmarks: life.through(this.#ports.bookmarks),
      tags: life.through(this.#ports.tags),
      trash: life.through(this.#ports.trash),
      actions: journal,
    };
    const made = tools.map((make) => make(ports));
    return worker({ ...this.#its, records }, made, { journal, lock, openTabs: ports.tabs.all }).registry;
  }

  /** Does it through workers of which all but the last die; between two lives something may happen. */
  async #lives<T>(work: (registry: Registry) => Promise<T>, between: () => Promise<void>): Promise<T> {
    for (let deaths = this.#dice.chance(0.5) ? this.#dice.int(4) : 0; ; deaths--) {
      const steps = deaths > 0 ? this.#dice.int(this.#dice.pick([10, 40, 150])) : Number.POSITIVE_INFINITY;
      const slow = this.#dice.chance(0.2) ? 400 : 0;
      const life = lifeOf(steps, () => this.#ports.clock.advance(slow));
      const ended = await Promise.race([work(this.#worker(life)), life.died]);
      if (ended !== 'died') return ended;
      this.tale.push(`  the worker dies after ${steps} steps`);
      await between();
    }
  }

  /** Answers what is asked, until there is a result. */
  async #answered(registry: Registry, call: ToolCall, meddle: () => Promise<void>, byUser = false): Promise<RunAnswer> {
    for (;;) {
      const answer = await registry.run(call, context(byUser ? { caller: 'panel' } : {}));
      if (answer.kind === 'result') return answer;
      if (answer.kind !== 'confirm') continue;
      if (this.#dice.chance(0.1)) await meddle();
      const offered = answer.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
      if (this.#dice.chance(0.15) || offered.length === 0) await registry.deny({ ticket: answer.ticket });
      else {
        const rows = this.#dice.chance(0.5) ? offered : this.#dice.some(offered, offered.length);
        await registry.approve({ ticket: answer.ticket, rows });
      }
    }
  }

  async *#call(deed: Deed): AsyncGenerator<string> {
    const args = deed.draw(this.#dice, await this.#stock());
    if (!args) return;
    this.#calls += 1;
    const call: ToolCall = { id: `r:${this.#calls}`, name: deed.tool, arguments: args, repairs: [] };
    this.tale.push(`${call.id} ${deed.tool} ${JSON.stringify(args)}`);
    const before = await this.#look();
    const touched: Touched = new Map();
    let meddled = false;
    const meddle = () => {
      meddled = true;
      return this.#meddle(args, before, touched);
    };
    const session = this.#its.session;
    const answer = await this.#lives(
      (registry) => this.#answered(registry, call, meddle, deed.byUser),
      async () => {
        if (this.#dice.chance(0.3)) await meddle();
        if (this.#dice.chance(0.05)) await this.#restart();
      },
    );
    const after = await this.#look();
    const entry = await this.#its.records.journal.get(call.id);
    const calm = !meddled && session === this.#its.session;
    const rows = entry ? becomings(deed, entry, before, after) : new Map();
    // Nobody knows whether the rows were done that a restart of the browser cut short.
    if (session === this.#its.session) yield* faultsOfDoing(before, after, rows.values(), touched, deed.looseTags);
    if (!entry) return;
    yield* faultsOfEntry(entry, answer, calm && !deed.choosy);
    if (deed.forGood) return;
    this.#done.push({
      id: call.id,
      deed,
      before,
      after,
      owned: new Map([...rows].map(([row, becoming]) => [row, [...becoming.keys()]])),
      disturbed: !calm,
      ...tracesOf(rows.values(), touched),
      // The plan was made in another browser session than the picture before, so it counts as done in no session.
      session: entry.session === session ? session : '',
    });
  }

  async *#undo(): AsyncGenerator<string> {
    const done = this.#dice.chance(0.5) ? this.#done.at(-1) : this.#dice.pick(this.#done);
    if (!done) return;
    const { journal } = this.#its.records;
    const entry = await journal.get(done.id);
    if (!entry) return void (yield `${done.id}: is not in the journal`);
    const open = [...done.owned.keys()].filter((row) => !entry.undone.includes(row));
    if (open.length === 0) return;
    if (this.#dice.chance(0.1)) await this.#restart();
    const rows = this.#dice.chance(0.3) ? this.#dice.some(open, open.length) : undefined;
    const byTool = rows === undefined && this.#dice.chance(0.3);
    this.#calls += 1;
    const call = { id: `u:${this.#calls}`, name: 'undo', arguments: { action_ids: [done.id] }, repairs: [] };
    this.tale.push(`${call.id} undo ${done.id} ${done.deed.tool} ${rows ?? 'all'}${byTool ? ' by the tool' : ''}`);
    const now = await this.#look();
    let declined = false;
    await this.#lives(
      async (registry) => {
        if (byTool) {
          const answer = await this.#answered(registry, call, async () => undefined);
          declined = answer.kind === 'result' && answer.declined === true;
          return answer;
        }
        for (let wanted = rows; ; ) {
          const answer = await registry.undo({ entry: done.id, ...(wanted ? { rows: wanted } : {}) });
          if (!answer.left) return answer;
          wanted = answer.left;
        }
      },
      async () => undefined,
    );
    const asked = declined ? [] : (rows ?? open);
    const result = await this.#look();
    const after = await journal.get(done.id);
    const undone = new Set(after?.undone.filter((row) => !entry.undone.includes(row)));
    if (new Set(after?.undone).size !== after?.undone.length) yield `${done.id}: a row was undone twice`;
    const sameSession = done.session === this.#its.session;
    yield* faultsOfUndoing(done, now, result, { asked, undone, sameSession });
    const whole = asked.length === done.owned.size && undone.size === asked.length;
    if (whole && (sameSession || done.deed.tool !== 'close_tabs')) yield* faultsOfExactness(done, now, result);
  }
}
