import { dataKinds } from '@/src/contract/client.ts';
import type { ModelAccessWaiting, Turn } from '@/src/contract/conversation.ts';
import type { GrantSpan } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ModelAccess } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { errorText } from '../state/error-text.ts';
import { type OpenQuestion, openQuestion } from '../state/open-question.ts';
import type { PanelState, PanelStore, Release } from '../state/panel-state.ts';

/** Answers to questions of a turn. The page that runs the turn hears of them through the tickets. */
export interface QuestionAnswers {
  allow(ticket: string, rows: string[], grant?: GrantSpan): Promise<void>;
  /**
   * Refuses a ticket. False if it was answered here already, as by a second click, or the answer could not be saved.
   */
  deny(ticket: string, reason?: string): Promise<boolean>;
  /** Asks the browser for the permission, so call it directly in a user gesture. */
  permit(waiting: Extract<OpenQuestion, { kind: 'permission' }>): Promise<void>;
  /** Saves which kinds of data the provider may see. */
  letSee(waiting: ModelAccessWaiting, given: Pick<ModelAccess, 'allowed' | 'addresses'>): Promise<void>;
  notNow(waiting: ModelAccessWaiting): Promise<void>;
  /** Refuses any question. */
  refuse(question: OpenQuestion): Promise<void>;
  /**
   * Shows "Answered elsewhere" when a question goes away without an answer from here, and clears the note about a
   * refused message when the question changes.
   */
  watch(): Release;
}

export function createQuestionAnswers(services: Services, store: PanelStore): QuestionAnswers {
  const answeredHere = new Set<string>();

  async function answer(ticket: string, ask: () => Promise<unknown>) {
    answeredHere.add(ticket);
    try {
      await ask();
      return true;
    } catch (error) {
      answeredHere.delete(ticket);
      store.setState({ trouble: errorText(error) });
      return false;
    }
  }

  /**
   * Shows the notice if the ticket was answered. A question also disappears when its turn is stopped or continued by
   * another page.
   */
  async function tellElsewhere(ticket: string) {
    const answered = await services.ask('ticket', { ticket });
    if (answered?.state !== 'approved' && answered?.state !== 'denied') return;
    if (!answeredHere.has(ticket)) store.setState({ notice: text('ui_answered_elsewhere') });
  }

  const asked = (turn: Turn | null) =>
    turn?.state === 'waiting' && turn.waiting && 'ticket' in turn.waiting ? turn.waiting.ticket : undefined;

  const questionIn = (state: PanelState): string | undefined => {
    const question = openQuestion(state, services.window);
    return question?.kind === 'sees' ? question.question : question?.ticket;
  };

  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => {},
      (error) => store.setState({ trouble: errorText(error) }),
    );

  async function putSight({ provider, origin }: ModelAccessWaiting, given: Pick<ModelAccess, 'allowed' | 'addresses'>) {
    const { sees } = await services.settings.get();
    await services.settings.change({ sees: { ...sees, [provider]: { origin, asked: [...dataKinds], ...given } } });
  }

  async function putNotNow({ question }: ModelAccessWaiting) {
    const { id } = store.getState().conversation;
    await services.conversations.change(id, { notNow: question });
  }

  const isRead = (ticket: string) => store.getState().asking.some((one) => one.ticket === ticket);

  /** Tickets of all requests for the same permission: one refusal answers them together. */
  const alike = ({ ticket, permission }: { ticket: string; permission: string }): string[] => {
    const others = store.getState().asking.filter((one) => one.permission === permission);
    return [...new Set([ticket, ...others.map((one) => one.ticket)])];
  };

  async function deny(ticket: string, reason?: string) {
    if (answeredHere.has(ticket)) return false;
    return answer(ticket, () => services.ask('deny', { ticket, ...(reason ? { reason } : {}) }));
  }
  const notNow = (waiting: ModelAccessWaiting) => attempt(putNotNow(waiting));

  return {
    letSee: (waiting, given) => attempt(putSight(waiting, given)),
    notNow,
    async refuse(question) {
      if (question.kind === 'sees') return notNow(question);
      const tickets = question.kind === 'permission' ? alike(question) : [question.ticket];
      await Promise.all(tickets.map((ticket) => deny(ticket)));
    },
    async allow(ticket, rows, grant) {
      const isSecondClick = answeredHere.has(ticket);
      await answer(ticket, async () => {
        const ofTurn = asked(store.getState().turn) === ticket;
        const got = await services.ask('approve', { ticket, rows, ...(grant ? { grant } : {}) });
        if (got.kind === 'elsewhere' && !isSecondClick) store.setState({ notice: text('ui_answered_elsewhere') });
        else if (got.kind === 'result' && !ofTurn) store.setState({ notice: got.view.sentence });
      });
    },
    deny,
    async permit({ ticket, permission }) {
      const given = services.requestPermission(permission);
      await answer(ticket, async () => {
        if (!(await given)) return void answeredHere.delete(ticket);
        // A page that is read for a message repeats the call by itself.
        if (!isRead(ticket)) await services.ask('approve', { ticket, rows: [] });
        services.changes.tell({ table: 'tickets' });
      });
    },
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
