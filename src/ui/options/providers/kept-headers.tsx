import { X } from 'lucide-react';
import { readSecret, writeSecret } from '@/src/address/connection-secret.ts';
import { text } from '@/src/contract/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useKeptSecret } from './stored-key.ts';

/** Names of the headers that are kept for an origin, each with a button that removes it; their values stay unseen. */
export function KeptHeaders({ provider, origin }: { provider: string; origin: string | null }) {
  const say = useSay();
  const { providers } = useServices();
  const { attempt } = useOptions();
  const kept = useKeptSecret(provider, origin);
  if (origin === null || !kept || kept.headers.length === 0) return null;

  const remove = (at: number, name: string) =>
    attempt(async () => {
      const before = await providers.key(provider, origin);
      const secret = readSecret(before);
      const headers = secret.headers.filter((_, index) => index !== at);
      await providers.putKey(provider, origin, writeSecret({ ...secret, headers }));
      return {
        text: text('options_header_removed', { name }),
        undo: async () => void (before && (await providers.putKey(provider, origin, before))),
      };
    });

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
