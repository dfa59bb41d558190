import { useSay } from './world.tsx';
import './key-combination.css';
import { Kbd } from './tags.tsx';

/** The keys of a shortcut, each on its own; '' is a shortcut without any. */
export function KeyCombination({ keys }: { keys: string }) {
  const say = useSay();
  if (!keys) return <span className="key-none">{say('ui_unassigned')}</span>;
  return (
    <span className="key-combination">
      {single(keys).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}

/** `Ctrl+Shift+U` as single keys; a Mac writes them without a plus. */
const single = (keys: string): string[] =>
  keys.includes('+') ? keys.split('+') : (keys.match(/[⌃⌥⇧⌘]|[^⌃⌥⇧⌘]+/g) ?? []);
