import { useEffect, useMemo } from 'react';
import type { Speaker } from '../../parts/announcer.tsx';
import { usePanel } from '../actions/panel-context.tsx';

/** Milliseconds after which whoever reads the status line aloud has taken up what came into it. */
const taken = 1_000;

/** Has the status line say words that stand elsewhere in the panel, and no longer than it takes to hear of them. */
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
