import { useEffect, useState } from 'react';
import { useServices } from '../../parts/services-context.tsx';

/** True once no page runs a turn of this chat. Null: not asked. */
export function useTurnEnded(conversation: string | null): boolean {
  const { whenFree } = useServices();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (conversation === null) return;
    const gone = new AbortController();
    whenFree(`turn:${conversation}`, gone.signal).then(
      () => !gone.signal.aborted && setEnded(conversation),
      () => {},
    );
    return () => gone.abort();
  }, [whenFree, conversation]);
  return ended !== null && ended === conversation;
}
