import { shortAddress, shownText } from '@/src/address/shown-address.ts';

/** Matches the host, the path, and its last part where that is short. */
const addressParts = /^([^/]*)(|.{4,}?)(\/[^/]{1,14}\/?)?$/s;

/** Length of a path that is wider than the part of it that is always shown. */
const long = 12;

/** Address without its scheme on one line. If it is too long, its path loses its beginning, then its host. */
export function ShortAddress({ url }: { url: string }) {
  const address = shownText(shortAddress(url));
  const [, host = '', path, end] = addressParts.exec(address) ?? [];
  return (
    <bdi className="plan-row-address" dir="ltr">
      <Part text={host} />
      {path && <Part className={`plan-row-path${path.length > long ? ' plan-row-long' : ''}`} text={path} />}
      {end && <Part className="plan-row-end" text={end} />}
    </bdi>
  );
}

/** Part that runs from the right in the style sheet, so that its beginning is cut, with its text as it is. */
const Part = ({ text, className }: { text: string; className?: string }) => (
  <span className={className}>
    <bdi>{text}</bdi>
  </span>
);
