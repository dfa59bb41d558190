import { dataKinds } from '@/src/contract/client.ts';
import type { ModelAccessWaiting, Turn } from '@/src/contract/conversation.ts';
import type { GrantSpan } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ModelAccess } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { failureOf } from '../state/failure-of.ts';
import { type OpenQuestion, openQuestion } from '../state/open-question.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';

/** Answers to questions of a turn. The page that runs the turn hears of them through the tickets. */
export function createQuestionAnswers(services: Services, store: PanelStore) {
  const fail = failureOf(store);
  const answeredHere = new Set<string>();
  const tellAnswered = () => store.setState({ notice: text('ui_answered_elsewhere') });

  async function answer(ticket: string, ask: () => Promise<unknown>): Promise<boolean> {
    answeredHere.add(ticket);
    try {
      await ask();
      return true;
    } catch (error) {
      answeredHere.delete(ticket);
      fail(error);
      return false;
    }
  }

  /** Tells of a question that went away, if it was answered: its turn may also have been stopped or continued. */
  async function tellElsewhere(ticket: string) {
    const answered = await services.ask('ticket', { ticket });
    if (answered?.state !== 'approved' && answered?.state !== 'denied') return;
    if (!answeredHere.has(ticket)) tellAnswered();
  }

  const asked = (turn: Turn | null) =>
    turn?.state === 'waiting' && turn.waiting && 'ticket' in turn.waiting ? turn.waiting.ticket : undefined;

  const questionIn = (state: PanelState): string | undefined => {
    const question = openQuestion(state, services.window);
    return question?.kind === 'sees' ? question.question : question?.ticket;
  };

  /** Refuses a ticket. False if it was answered here already, or the answer could not be saved. */
  async function deny(ticket: string, reason?: string): Promise<boolean> {
    if (answeredHere.has(ticket)) return false;
    return answer(ticket, () => services.ask('deny', { ticket, ...(reason ? { reason } : {}) }));
  }

  const notNow = ({ question }: ModelAccessWaiting): Promise<unknown> =>
    services.conversations.change(store.getState().conversation.id, { notNow: question }).catch(fail);

  return {
    deny,
    notNow,
    /** Saves which kinds of data the provider may see. */
    async letSee({ provider, origin }: ModelAccessWaiting, given: Pick<ModelAccess, 'allowed' | 'addresses'>) {
      try {
        const { sees } = await services.settings.get();
        await services.settings.change({ sees: { ...sees, [provider]: { origin, asked: [...dataKinds], ...given } } });
      } catch (error) {
        fail(error);
      }
    },
    /** Refuses any question. All requests for the same permission are refused together. */
    async refuse(question: OpenQuestion) {
      if (question.kind === 'sees') return void (await notNow(question));
      const alike = store
        .getState()
        .asking.filter((one) => question.kind === 'permission' && one.permission === question.permission);
      const tickets = new Set([question, ...alike].map(({ ticket }) => ticket));
      await Promise.all([...tickets].map((ticket) => deny(ticket)));
    },
    async allow(ticket: string, rows: string[], grant?: GrantSpan) {
      const isSecondClick = answeredHere.has(ticket);
      await answer(ticket, async () => {
        const ofTurn = asked(store.getState().turn) === ticket;
        const got = await services.ask('approve', { ticket, rows, ...(grant ? { grant } : {}) });
        if (got.kind === 'elsewhere' && !isSecondClick) tellAnswered();
        else if (got.kind === 'result' && !ofTurn) store.setState({ notice: got.view.sentence });
      });
    },
    /** Asks the browser for the permission, so call it directly in a user gesture. */
    async permit({ ticket, permission }: Extract<OpenQuestion, { kind: 'permission' }>) {
      const given = services.requestPermission(permission);
      await answer(ticket, async () => {
        if (!(await given)) return void answeredHere.delete(ticket);
        const isRead = store.getState().asking.some((one) => one.ticket === ticket);
        // A page that is read for a message repeats the call by itself.
        if (!isRead) await services.ask('approve', { ticket, rows: [] });
        services.changes.tell({ table: 'tickets' });
      });
    },
    /** Tells of a question answered elsewhere, and ends the note about a refused message when the question changes. */
    watch: () =>
      store.subscribe((state, before) => {
        if (state.refused && before.refused && questionIn(state) !== questionIn(before))
          store.setState({ refused: false });
        const ticket = asked(before.turn);
        if (!ticket || asked(state.turn) === ticket || answeredHere.has(ticket)) return;
        if (state.conversation.id === before.conversation.id) tellElsewhere(ticket).catch(() => {});
      }),
  };
}
