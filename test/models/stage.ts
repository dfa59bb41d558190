import { type Library, newLibrary } from '@/src/chat/calibration/sample-library.ts';
import type { Stage } from '@/src/chat/calibration/stage.ts';
import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import type { Tab } from '@/src/contract/ports.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { tools } from '@/src/tools/index.ts';
import type { TreeNode } from '@/test/fakes/bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { worker, world } from '@/test/fakes/registry.ts';
import { notebook } from './notebook.ts';
import { pages } from './pages.ts';

/** State of the library after a task. */
export interface Scene extends Library {
  tabs: Tab[];
}

/** The browser session that the journal of the fakes is in. */
const session = 'session';

/**
 * The library of the calibration behind the product's own tools and its one road to them, with browser and database in
 * memory. The user says yes to every question.
 */
export function realStage(): Stage<Scene> {
  const { tabs, bookmarks } = newLibrary();
  const seeds = tabs.map((tab, index) => ({ ...tab, index, active: index === 0 }));
  const ports = fakePorts({ tabs: seeds, bookmarks: { other: bookmarks }, pages });
  const tagged = Promise.all(bookmarks.map(({ url, tags }) => ports.tags.add(url, tags)));
  const notes = notebook();
  const { registry } = worker({ ...world(), session }, [...tools.map((make) => make(ports)), notes.tool], {
    clock: ports.clock,
    journal: ports.actions,
    openTabs: () => ports.tabs.all(),
  });
  /** Names of tools by the ids of their calls, which may be asked for more than once. */
  const ran = new Map<string, string>();

  const handlers: { [Name in MessageName]?: (payload: Payload<Name>) => Promise<Answers[Name]> } = {
    describeTools: (payload) => registry.describe(payload),
    async run({ call, context, rest, worked }) {
      await tagged;
      ran.set(call.id, call.name);
      const answer = await registry.run(call, context, rest, worked);
      return answer.kind === 'confirm' ? agreed(answer) : answer;
    },
    recordPiece: async () => null,
    importedMessages: async () => ({ ids: [] }),
    revoke: async () => null,
    stop: async () => null,
  };
  const agreed = ({ ticket, preview }: Extract<RunAnswer, { kind: 'confirm' }>): Promise<RunAnswer> =>
    registry.approve({ ticket, rows: preview.sections.flatMap(({ rows }) => rows.map(({ id }) => id)) });

  return {
    async ask(name, payload) {
      const handler = handlers[name];
      if (!handler) throw new Error(`Nothing answers ${name} here`);
      return handler(payload);
    },
    async library() {
      const saved = ports.bookmarks.tree().flatMap(leaves);
      const tags = await ports.tags.of(saved.map(({ url }) => url));
      return {
        tabs: await ports.tabs.all(),
        bookmarks: saved.map(({ id, title, url }) => ({
          id,
          title,
          url,
          tags: tags.get(url) ?? [],
          notes: notes.of(id),
        })),
        ran: [...ran.values()],
      };
    },
  };
}

type Leaf = Extract<TreeNode, { url: string }>;

const leaves = (node: TreeNode): Leaf[] => ('url' in node ? [node] : node.children.flatMap(leaves));
