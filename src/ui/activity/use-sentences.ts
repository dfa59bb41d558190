import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../parts/services-context.tsx';

/** The user's words in each of these turns, as far as they are read and still there. */
export function useSentences(turns: readonly string[]): ReadonlyMap<string, string> {
  const { conversations } = useServices();
  const [sentences, setSentences] = useState<ReadonlyMap<string, string>>(new Map());
  const read = useEffectEvent(() => conversations.sentences([...turns]).then(setSentences, () => {}));
  const wanted = turns.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when other turns are shown
  useEffect(() => void read(), [wanted]);
  return sentences;
}
