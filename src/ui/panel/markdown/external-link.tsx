import { type MouseEvent, type ReactNode, useState } from 'react';
import { hostOf } from '@/src/address/address.ts';
import { shownHost } from '@/src/address/shown-address.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useServices } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import { messagesFromFile } from '../state/imported-messages.ts';
import { addressesTyped } from '../state/transcript.ts';

/** True if the words are an address on this host. */
const isAddressOn = (host: string, words: string): boolean =>
  !/[@\s\\]/.test(words) && [words, `https://${words}`].some((address) => hostOf(address) === host);

/** Link with its host. An unknown address is shown in full before it opens, since it may carry data out. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const services = useServices();
  const { store } = usePanel();
  const [asking, setAsking] = useState(false);
  const host = hostOf(href);
  if (!host || !/^https?:/.test(href)) return <span>{children}</span>;

  async function isTyped(): Promise<boolean> {
    const { conversation, messages } = store.getState();
    if (!addressesTyped(messages).has(href)) return false;
    const fromFile = await messagesFromFile(services, conversation.id);
    return addressesTyped(messages.filter(({ id }) => !fromFile.has(id))).has(href);
  }

  async function onClick(event: MouseEvent) {
    event.preventDefault();
    // If it cannot be found out, the address counts as unknown.
    const known = await isTyped()
      .then((typed) => typed || services.knows(href))
      .catch(() => false);
    if (known) await services.openLink(href);
    else setAsking((shown) => !shown);
  }

  return (
    <>
      <a href={href} rel="noreferrer noopener" onClick={onClick} onAuxClick={(event) => event.preventDefault()}>
        {children}
      </a>
      {!isAddressOn(host, String(children)) && (
        <span className="link-host" dir="ltr">
          {shownHost(host)}
        </span>
      )}
      {asking && (
        <span className="link-whole">
          <bdi dir="ltr">{href}</bdi>
          <Button onClick={() => void services.openLink(href).then(() => setAsking(false))}>
            <Said text={text('ui_open_host', { host: shownHost(host) })} />
          </Button>
        </span>
      )}
    </>
  );
}
