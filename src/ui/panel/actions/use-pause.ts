import { useEffect, useState } from 'react';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { useServices } from '../../parts/services-context.tsx';
import type { PanelState } from '../state/panel-state.ts';
import type { Pause } from '../state/turn-status.ts';
import { usePanelState } from './panel-context.tsx';

/** Milliseconds of silence after which a model counts as loading. */
const patience = 3_000;

type Known = Pick<PanelState, 'messages' | 'turn' | 'holder' | 'providers'>;

/** Time since which a local model has been silent; null if it has answered or is not local. */
export function silentSince({ messages, turn, holder, providers }: Known): number | null {
  const last = messages.at(-1);
  const isSilent = last?.role === 'assistant' && last.state === 'streaming' && last.parts.length === 0;
  if (holder === 'nobody' || !isSilent || last.turn !== turn?.id) return null;
  const asked = providers.find(({ id }) => id === turn.provider);
  return asked?.baseUrl && isOnThisMachine(asked.baseUrl) ? last.at : null;
}

export function usePause(): Pause | null {
  const since = usePanelState(silentSince);
  const until = usePanelState(({ turn, holder }) => (holder === 'nobody' ? null : (turn?.retryAt ?? null)));
  const now = useClock(since !== null || until !== null);
  if (until !== null) return { kind: 'told-to-wait', seconds: Math.max(0, Math.ceil((until - now) / 1000)) };
  if (since === null || now - since < patience) return null;
  return { kind: 'loading', seconds: Math.floor((now - since) / 1000) };
}

/** Current time, updated each second while wanted. */
function useClock(wanted: boolean): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!wanted) return;
    setTime(now());
    const ticking = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(ticking);
  }, [wanted, now]);
  return time;
}
