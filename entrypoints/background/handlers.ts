import { takePanelRequest } from '@/src/browser/panel/panel-requests.ts';
import { flash } from '@/src/browser/panel/toolbar-icon.ts';
import { unlockedSecret } from '@/src/browser/run/session-secret.ts';
import type { BackgroundHandlers, RunRequest } from '@/src/contract/messages.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { trashContents } from '@/src/tools/bookmarks/trash/trash-contents.ts';
import type { Bridge } from './bridge.ts';
import type { Background } from './create-background.ts';
import { offerMenus } from './menus.ts';
import { overview } from './overview.ts';
import { runForClient } from './run-for-client.ts';
import { questionsForPanels } from './show-questions.ts';

/** The answer of a message without one. */
const nullAfter = (work: Promise<void>): Promise<null> => work.then(() => null);

/** Handlers of the messages that our own pages may send. */
export function handlersOf(background: Background, bridge: Bridge, runRules: () => Promise<void>): BackgroundHandlers {
  const { registry, gate, store, ports, known, serversReady, say } = background;
  const run = async (request: RunRequest): Promise<RunAnswer> => {
    const { call, context, rest, worked } = request;
    if (!context.client) registry.warmUp(call);
    await serversReady();
    return context.client
      ? runForClient(context.client, request, background)
      : registry.run(call, context, rest, worked);
  };
  return {
    describeTools: (payload) => serversReady().then(() => registry.describe(payload)),
    run,
    async approve(approval) {
      await serversReady();
      const answer = await registry.approve(approval);
      const ticket = answer.kind === 'result' && !answer.declined ? await store.tickets.get(approval.ticket) : null;
      // A shortcut has no other place for its result than the toolbar icon.
      if (ticket?.context.caller === 'shortcut' && answer.kind === 'result') await flash(say(answer.view.sentence));
      return answer;
    },
    deny: registry.deny,
    revoke: ({ conversation }) => nullAfter(registry.revoke(conversation)),
    stop: ({ call }) => nullAfter(registry.stop(call)),
    ticket: ({ ticket }) => registry.ticket(ticket),
    openTickets: () => questionsForPanels(background),
    undo: registry.undo,
    journal: ports.actions.page,
    journalEntry: ({ id }) => store.journal.get(id),
    grants: store.grants.all,
    revokeGrant: ({ id }) => nullAfter(gate.revokeGrant(id)),
    statistics: () => serversReady().then(registry.statistics),
    recordPiece: ({ conversation, ...piece }) => nullAfter(gate.record({ conversation }, [piece])),
    importedMessages: async ({ conversation }) => ({ ids: await known.imported(conversation) }),
    offeredTools: async ({ client: id }) => {
      await serversReady();
      return { tools: await registry.offered({ client: { id, name: '', sitting: '' } }) };
    },
    removeClient: ({ client }) => nullAfter(registry.forgetClient(client)),
    bridgeStatus: bridge.status,
    unlockedSecret: async () => ({ secret: await unlockedSecret.get() }),
    overview: ({ window }) => overview(ports, window),
    trash: (asked) => trashContents(ports, asked),
    offerMenus() {
      void runRules();
      return nullAfter(offerMenus(background));
    },
    takePanelRequest: ({ window }) => takePanelRequest(window, Date.now()),
    wake: async () => null,
  };
}
