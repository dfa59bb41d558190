import { useEffect, useMemo } from 'react';
import type { Speaker } from '../../parts/announcer.tsx';
import { usePanel } from '../actions/panel-context.tsx';

/** Milliseconds after which an announcement is removed; screen readers have picked it up by then. */
const taken = 1_000;

/** Announces words through the status line, briefly. */
export function useSpeaker(): Speaker {
  const { store } = usePanel();
  const { speak, end } = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      speak(aloud: string) {
        store.setState({ aloud });
        clearTimeout(timer);
        timer = setTimeout(() => store.setState({ aloud: '' }), taken);
      },
      end: () => clearTimeout(timer),
    };
  }, [store]);
  useEffect(() => end, [end]);
  return speak;
}
