import type { Message } from '@/src/contract/conversation.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { questionOf } from '../../confirm/ticks.ts';
import type { Say } from '../../parts/services-context.tsx';
import { endText } from './end-text.ts';
import type { OpenQuestion } from './open-question.ts';
import type { PanelState } from './panel-state.ts';

/** The reason why an answer has not begun yet. */
export interface Pause {
  kind: 'loading' | 'told-to-wait';
  /** Seconds of loading so far, or seconds left to wait. */
  seconds: number;
}

type Shown = Pick<PanelState, 'notice' | 'turn' | 'liveTurn' | 'holder' | 'refused' | 'providers'> & {
  asked: OpenQuestion | null;
  pause: Pause['kind'] | null;
  /** True if reading attachments takes a while. */
  reading: boolean;
};

/** Text of the status line; '' for none. */
export function statusOf(
  { notice, turn, liveTurn, holder, refused, providers, asked, pause, reading }: Shown,
  say: Say,
  i18n: Pick<I18n, 'afterColon'>,
): string {
  const question = asked && i18n.afterColon(say(sentenceOf(asked)));
  if (question && !refused) return say('ui_status_waiting', { question });
  // A confirmation that no turn waits for, such as that of a shortcut, does not block sending.
  if (question && (turn?.state === 'waiting' || asked.kind !== 'confirm')) return say('ui_busy_question', { question });
  if (pause) return say(pause === 'loading' ? 'ui_status_loading' : 'ui_status_told_to_wait');
  if (refused && holder === 'nobody') return say('ui_busy_reading');
  if (refused) return say(holder === 'elsewhere' ? 'ui_busy_elsewhere' : 'ui_busy');
  if (isBusy({ turn, holder })) return say(holder === 'elsewhere' ? 'ui_status_elsewhere' : 'ui_status_answering');
  if (reading) return say('ui_status_reading');
  if (notice) return say(notice);
  // Only the end of a turn that ran while the chat was open is announced.
  if (!turn || turn.id !== liveTurn) return '';
  if (turn.state === 'done') return say('ui_status_done');
  if (turn.state !== 'stopped') return '';
  const name = providers.find(({ id }) => id === turn.provider)?.name;
  const words = turn.end && endText(turn.end, false, name);
  return words?.failed ? say(words.what) : say('ui_status_stopped');
}

function sentenceOf(asked: OpenQuestion): Text {
  switch (asked.kind) {
    case 'confirm':
      return questionOf(asked.preview);
    case 'permission':
      return asked.reason;
    case 'sees':
      return text('sees_question', { name: asked.name });
    default:
      return asked satisfies never;
  }
}

/** True if a turn is running, here or in another panel. */
export function isBusy({ turn, holder }: Pick<PanelState, 'turn' | 'holder'>): boolean {
  if (holder !== 'elsewhere') return holder === 'here';
  return turn?.state !== 'done' && turn?.state !== 'stopped';
}

/** True if the text of an answer is growing. */
export const isGrowing = (last: Message | undefined): boolean =>
  last?.state === 'streaming' && last.parts.at(-1)?.type === 'text';
