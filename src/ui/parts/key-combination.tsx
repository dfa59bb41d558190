import { keyNames } from './key-names.ts';
import { useSay } from './services-context.tsx';
import './key-combination.css';
import { Kbd } from './badges.tsx';

/** Keys of a shortcut; '' for none. */
export function KeyCombination({ keys }: { keys: string }) {
  const say = useSay();
  if (!keys) return <span className="key-none fine-print">{say('ui_unassigned')}</span>;
  return (
    <span className="key-combination" dir="ltr">
      {keyNames(keys, say, navigator.platform).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
