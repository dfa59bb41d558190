import { useSay } from '../../parts/services-context.tsx';
import { markNames } from './mark-names.ts';

/** Legend of the colours in a reply. */
export function Legend() {
  const say = useSay();
  return (
    <ul className="reading-legend" aria-label={say('options_inspector_legend')}>
      {Object.entries(markNames).map(([type, name]) => (
        <li key={type}>
          <span className="reading-swatch" data-part={type} aria-hidden />
          {say(name)}
        </li>
      ))}
    </ul>
  );
}
