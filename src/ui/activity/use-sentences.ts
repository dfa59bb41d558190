import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../parts/services-context.tsx';
import type { Sentences } from './journal-groups.ts';

/** The user's words in each of these turns, as far as they are read and still there. */
export function useSentences(turns: readonly string[]): Sentences {
  const { conversations } = useServices();
  const [sentences, setSentences] = useState<Sentences>(null);
  const read = useEffectEvent(() => conversations.sentences([...turns]).then(setSentences, () => {}));
  const wanted = turns.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when other turns are shown
  useEffect(() => void read(), [wanted]);
  return sentences;
}
