import { hostOf } from '@/src/address/address.ts';
import { shownHost } from '@/src/address/shown-address.ts';
import { useSay } from '../parts/services-context.tsx';

const hostWithWww = (host: string): string => (host.startsWith('www.') ? 'www.' : '') + shownHost(host);

/** The number of addresses in a question, and all their hosts with the number of each, the most first. */
export function AddressHosts({ addresses }: { addresses: string[] }) {
  const say = useSay();
  const byHost = Map.groupBy(addresses, (address) => hostOf(address) ?? address);
  const hosts = [...byHost].sort(([, a], [, b]) => b.length - a.length);
  return (
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
  );
}
