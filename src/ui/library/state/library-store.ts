import { createStore } from 'zustand/vanilla';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { GrantSpan, Question } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { Settings } from '@/src/contract/settings.ts';
import { type Text, text, toolFailure } from '@/src/contract/text.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { type LibraryRow, rowKey } from '../rows/library-row.ts';
import { RowTree } from '../rows/row-tree.ts';
import { type LibrarySection, type SectionId, sections } from '../sections.ts';
import { type Call, canTag } from './row-calls.ts';

/** Notice about the last act, with its journal entries in order for Undo. */
interface Notice {
  text: Text;
  entries: string[];
  /** True for a move by keyboard: consecutive moves are undone together. */
  step?: boolean;
}

/** A form over the list, and the rows that it is about. */
export interface LibraryForm {
  kind: 'rename' | 'tags' | 'move';
  rows: LibraryRow[];
  /** Chosen rows that cannot have tags. */
  left?: LibraryRow[];
}

export interface LibraryState {
  /** Undefined until read. */
  theme: Settings['theme'] | undefined;
  section: LibrarySection;
  query: string;
  tree: RowTree;
  counts: Partial<Record<SectionId, number>>;
  selected: ReadonlyMap<string, LibraryRow>;
  form: LibraryForm | null;
  question: Question | null;
  notice: Notice | null;
  trouble: Text | null;
  undoing: boolean;
}

export type Library = ReturnType<typeof createLibrary>;

const sectionOf = (id: SectionId): LibrarySection => sections.find((one) => one.id === id) ?? sections[0]!;

export function createLibrary(services: Services, first: SectionId) {
  const { ask } = services;
  const callTool = toolClient(services);
  const ports = { callTool, ask };
  const started = Promise.withResolvers<void>();
  const treeOf = (section: LibrarySection, query: string) => {
    const load = section.load(ports, query);
    return new RowTree((...asked) => started.promise.then(() => load(...asked)));
  };
  const section = sectionOf(first);
  const store = createStore<LibraryState>(() => ({
    theme: undefined,
    section,
    query: '',
    tree: treeOf(section, ''),
    counts: {},
    selected: new Map(),
    form: null,
    question: null,
    notice: null,
    trouble: null,
    undoing: false,
  }));
  const fail = (error: unknown) => store.setState({ trouble: errorText(error) });
  const readSettings = oneAtATime(() => services.settings.get().then(({ theme }) => store.setState({ theme }), fail));

  /** Counts the matches in each section; a section that fails has no number. */
  const count = oneAtATime(async () => {
    const { query } = store.getState();
    for (const one of sections) {
      const load = (one.all ?? one.load)(ports, query.trim());
      const total = await load(null, { offset: 0, limit: 0, hurry: false }).then(
        (page) => page.total,
        () => undefined,
      );
      if (store.getState().query !== query) return;
      store.setState(({ counts }) => ({ counts: { ...counts, [one.id]: total } }));
    }
  });

  /** Reloads rows and counts, after a change or for another try. */
  function refresh(): void {
    store.getState().tree.refresh();
    void count();
  }

  async function run(call: Call): Promise<{ done: boolean; sentence?: Text; entry?: string }> {
    const end = await callTool(call, { onQuestion: (question) => store.setState({ question }) });
    store.setState({ question: null });
    if (end.kind === 'unanswered') fail(new Error(end.error));
    if (end.kind !== 'result' || end.declined) return { done: false };
    if (!end.result.success) {
      const { code, error } = end.result;
      store.setState({ trouble: toolFailure({ error, ...(code && { code }) }) });
      return { done: false };
    }
    return { done: true, sentence: end.view.sentence, ...(end.view.undo && { entry: end.view.undo.entry }) };
  }

  return {
    store,
    refresh,
    /** Reads rows, settings and counts, and follows changes until released. No row is read before. */
    start(): () => void {
      started.resolve();
      void readSettings();
      // Loads the first rows before counting, which may make the background build the index.
      void store.getState().tree.want(0, 0).then(count);
      return services.changes.listen(({ table }) => {
        if (table === 'settings') void readSettings();
      });
    },
    /** Shows a section. The search query stays. */
    open(id: SectionId): void {
      const { section, query } = store.getState();
      if (section.id === id) return;
      const next = sectionOf(id);
      store.setState({ section: next, tree: treeOf(next, query), selected: new Map(), form: null });
    },
    async search(query: string): Promise<void> {
      const { section } = store.getState();
      const tree = treeOf(section, query.trim());
      store.setState({ query });
      void count();
      // The old rows stay until the new ones are loaded.
      await tree.want(0, 0);
      const now = store.getState();
      if (now.query !== query || now.section !== section) return;
      store.setState({ tree, selected: new Map(), form: null });
    },
    select(rows: LibraryRow[], how: 'add' | 'toggle' | 'only'): void {
      store.setState(({ selected }) => {
        const next = new Map(how === 'only' ? [] : selected);
        for (const row of rows) {
          const key = rowKey(row);
          if (how === 'toggle' && next.has(key)) next.delete(key);
          else next.set(key, row);
        }
        return { selected: next };
      });
    },
    /** Opens a form, for tags with the rows that can have some, or says why none can; null closes it. */
    show(form: LibraryForm | null) {
      if (form?.kind !== 'tags') return store.setState({ form, ...(form && { trouble: null }) });
      const { true: rows, false: left = [] } = Object.groupBy(form.rows, (row) => `${canTag(row)}`);
      store.setState(
        rows ? { form: { kind: 'tags', rows, left }, trouble: null } : { trouble: text('library_tags_pages_only') },
      );
    },
    /**
     * Runs calls through the registry, one after the other. With `step` the rows are moved on: they stay selected, and
     * consecutive steps are undone together. Never rejects.
     */
    async act(calls: Call[], { step = false } = {}): Promise<void> {
      if (calls.length === 0) return;
      const { notice } = store.getState();
      const goesOn = step && notice?.step === true;
      store.setState({ trouble: null, form: null, ...(!goesOn && { notice: null }) });
      const entries = goesOn ? [...notice.entries] : [];
      const sentences: Text[] = [];
      for (const call of calls) {
        const { done, sentence, entry } = await run(call);
        if (!done) break;
        if (sentence) sentences.push(sentence);
        if (entry) entries.push(entry);
      }
      const [sentence] = sentences;
      if (sentence) {
        const told = sentences.length === 1 ? sentence : text('library_list', { items: sentences });
        store.setState({ notice: { text: told, entries, step }, ...(!step && { selected: new Map() }) });
      }
      refresh();
    },
    async openRow({ kind, id, title, url = '' }: LibraryRow, background: boolean): Promise<void> {
      try {
        const place = { kind: 'page', from: 'bookmarks', id: kind === 'bookmark' ? id : url } as const;
        const came = await services.openRow({ ...place, title, url }, { background });
        if (came === 'open-already')
          store.setState({ notice: { text: text('ui_open_already', { title }), entries: [] } });
      } catch (error) {
        fail(error);
      }
    },
    async undo(): Promise<void> {
      const { notice, undoing } = store.getState();
      if (!notice || notice.entries.length === 0 || undoing) return;
      store.setState({ trouble: null, undoing: true });
      try {
        const outcomes = [];
        for (const entry of notice.entries.toReversed()) outcomes.push(...(await undoEntry(ask, entry)));
        const back = outcomes.filter(({ state }) => state === 'undone').length;
        const told = text('ui_undone_notice', { n: back, left: outcomes.length - back });
        store.setState({ notice: { text: told, entries: [] } });
      } catch (error) {
        fail(error);
      } finally {
        store.setState({ undoing: false });
        refresh();
      }
    },
    /** Answers the open question with the ids of the ticked rows, or null for no. */
    async answer(rows: string[] | null, grant?: GrantSpan): Promise<void> {
      const { question } = store.getState();
      if (!question) return;
      const { ticket } = question;
      try {
        if (rows === null) await ask('deny', { ticket });
        else await ask('approve', { ticket, rows, ...(grant && { grant }) });
      } catch (error) {
        fail(error);
      }
    },
  };
}
