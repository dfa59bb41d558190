import { X } from 'lucide-react';
import { text } from '@/src/contract/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useChangeSecret, useKeptSecret } from './stored-key.ts';

/** Names of the headers that are kept for an origin, each with a button that removes it; their values stay unseen. */
export function KeptHeaders({ provider, origin }: { provider: string; origin: string | null }) {
  const say = useSay();
  const changeSecret = useChangeSecret(provider, origin);
  const kept = useKeptSecret(provider, origin);
  if (!kept || kept.headers.length === 0) return null;

  const remove = (at: number, name: string) =>
    changeSecret(
      (secret) => ({ ...secret, headers: secret.headers.toSpliced(at, 1) }),
      text('options_header_removed', { name }),
    );

  return (
    <ul className="kept-headers" aria-label={say('options_headers_kept')}>
      {kept.headers.map(([name], at) => (
        // A name may stand twice, and none of them moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${at} ${name}`}>
          <code dir="ltr">{name}: ••••</code>
          <IconButton icon={X} label={say('options_header_remove', { name })} onClick={() => void remove(at, name)} />
        </li>
      ))}
    </ul>
  );
}
