import { pathOf, shownTo } from '@/src/chat/message/path.ts';
import { inPhase } from '@/src/chat/message/turn-phase.ts';
import { withoutBroken } from '@/src/chat/message/without-broken-round.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { readVisible } from '../state/visible-messages.ts';

/** Answers the last turn again. A partial answer stays as another version, and is shown again if nothing came. */
export async function retryPartialAnswer(
  services: Services,
  store: PanelStore,
  id: string,
  answer: () => Promise<void>,
): Promise<void> {
  const { conversations } = services;
  const [all, stored] = await Promise.all([conversations.messages(id), conversations.get(id)]);
  const path = pathOf(all, stored?.shown);
  const turn = await conversations.turn(id, path.at(-1)?.turn);
  const next = turn && withoutBroken(all, path, turn, services);
  if (!next) return answer();

  const copies = next.messages.map((message) => message.id);
  const known = [...all, ...next.messages];
  const show = async (shownTurn: string) => {
    await conversations.change(id, ({ shown }) => ({ shown: shownTo(known, shownTurn, shown) }));
    const shown = await readVisible(id, conversations, true);
    if (store.getState().conversation.id === id) store.setState(shown);
  };
  try {
    await conversations.putTurn(next.turn);
    for (const message of next.messages) await conversations.putMessage(message);
    await show(next.turn.id);
  } catch (error) {
    await conversations.removeMessages(copies).catch(() => {});
    throw error;
  }
  await answer();

  const came = (await conversations.messages(id)).filter((message) => message.turn === next.turn.id);
  const ended = await conversations.turn(id, next.turn.id);
  if (ended?.end?.reason !== 'error' || came.some((message) => !copies.includes(message.id))) return;
  await conversations.putTurn(inPhase(turn, { state: 'stopped', end: ended.end }));
  await conversations.removeMessages(copies);
  await show(turn.id);
}
