import { useState } from 'react';
import { useSay } from '../../parts/world.tsx';

/** Enter keeps the new title, Escape the old one; leaving the field keeps what was typed. */
export function RenameField({ title, onDone }: { title: string; onDone(title: string | null): void }) {
  const say = useSay();
  const [next, setNext] = useState(title);
  return (
    <input
      className="input"
      aria-label={say('ui_title')}
      value={next}
      ref={(input) => input?.focus()}
      onChange={(event) => setNext(event.target.value)}
      onBlur={() => onDone(next.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(next.trim());
        else if (event.key === 'Escape') onDone(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
