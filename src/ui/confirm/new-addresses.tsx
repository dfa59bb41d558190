import { hostOf } from '@/src/address/address.ts';
import { shownHost } from '@/src/address/shown-address.ts';
import { useSay } from '../parts/services-context.tsx';

const hostWithWww = (host: string): string => (host.startsWith('www.') ? 'www.' : '') + shownHost(host);

/** Full address, with invisible characters as the URL parser writes them. */
const visible = (address: string): string => address.replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu, encodeURIComponent);

/**
 * The addresses in a question: their number, all their hosts with the number of each, the most first, and each in full.
 */
export function NewAddresses({ addresses }: { addresses: string[] }) {
  const say = useSay();
  const byHost = Map.groupBy(addresses, (address) => hostOf(address) ?? address);
  const hosts = [...byHost].sort(([, a], [, b]) => b.length - a.length);
  return (
    <>
      <div className="confirmation-hosts">
        <p>{say('ui_confirm_hosts', { n: addresses.length, hosts: hosts.length })}</p>
        <ul aria-label={say('ui_confirm_hosts_list')}>
          {hosts.map(([host, there]) => (
            <li key={host}>
              <bdi dir="ltr">{hostWithWww(host)}</bdi>
              {there.length > 1 && <span className="numbers"> × {there.length}</span>}
            </li>
          ))}
        </ul>
      </div>
      <ul className="confirmation-addresses" aria-label={say('ui_confirm_addresses')}>
        {addresses.map((address) => (
          <li key={address}>
            <bdi dir="ltr">{visible(address)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
