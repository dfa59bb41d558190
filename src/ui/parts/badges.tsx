import { Globe } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { hostOf, isWebAddress } from '@/src/address/address.ts';
import { shownHost } from '@/src/address/shown-address.ts';
import { text } from '@/src/contract/text.ts';
import { Said } from './foreign-text.tsx';
import './badges.css';
import { useServices } from './services-context.tsx';

/** Tag on text of others, always amber. */
export function SourceTag({ source }: { source: string }) {
  return (
    <Said as="span" className="source-tag" data-source={source} text={text('ui_from', { source: shownHost(source) })} />
  );
}

export function Favicon({ url }: { url: string | undefined }) {
  const { favicons } = useServices();
  const source = useSyncExternalStore(favicons.listen, () => favicons.of(url ?? ''));
  const [broken, setBroken] = useState<string | null>(null);
  if (source && source !== broken) {
    return <img className="favicon" src={source} alt="" loading="lazy" onError={() => setBroken(source)} />;
  }
  const host = url && isWebAddress(url) ? hostOf(url) : null;
  if (!host) return <Globe className="favicon" size={16} aria-hidden />;
  return (
    <span className="favicon favicon-letter" aria-hidden translate="no">
      {host.replace(/^www\./, '')[0]}
    </span>
  );
}

export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}

export function Spinner() {
  return <span className="spinner" aria-hidden />;
}
