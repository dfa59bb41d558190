import type { I18n } from '@/src/i18n/index.ts';
import { questionOf } from '../confirm/ticks.ts';
import type { Say } from '../parts/world.tsx';
import type { PanelState } from './state.ts';

type Shown = Pick<PanelState, 'notice' | 'turn' | 'holder'>;

/** The one polite line that a screen reader hears; '' where there is nothing to say. */
export function statusOf({ notice, turn, holder }: Shown, say: Say, { locale }: Pick<I18n, 'locale'>): string {
  if (turn?.state === 'waiting' && turn.waiting) {
    const { waiting } = turn;
    const asked = say(waiting.kind === 'confirm' ? questionOf(waiting.preview) : waiting.reason);
    const question = asked.charAt(0).toLocaleLowerCase(locale) + asked.slice(1);
    return say('ui_status_waiting', { question });
  }
  if (isBusy({ turn, holder })) return say(holder === 'elsewhere' ? 'ui_status_elsewhere' : 'ui_status_answering');
  if (notice) return say(notice);
  if (turn?.state === 'done') return say('ui_status_done');
  return turn?.state === 'stopped' ? say('ui_status_stopped') : '';
}

/** A turn is under way, here or in another panel. */
export function isBusy({ turn, holder }: Pick<PanelState, 'turn' | 'holder'>): boolean {
  if (holder === 'nobody') return false;
  return turn?.state !== 'done' && turn?.state !== 'stopped';
}
