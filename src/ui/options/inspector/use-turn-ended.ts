import { useEffect, useState } from 'react';
import { useServices } from '../../parts/services-context.tsx';

/** Whether no page holds the turn of this chat any more: what it left unfinished then stays so. Null: not to be asked. */
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
