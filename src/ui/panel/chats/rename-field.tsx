import { useState } from 'react';
import { useSay } from '../../parts/services-context.tsx';

interface Props {
  title: string;
  /** `title`: null for no change. `byKey`: ended by Enter or Escape, so the focus is still in the field. */
  onDone(title: string | null, byKey: boolean): void;
}

/** Text field for a new title. Enter and leaving the field save it, Escape cancels. */
export function RenameField({ title, onDone }: Props) {
  const say = useSay();
  const [next, setNext] = useState(title);
  return (
    <input
      className="input"
      aria-label={say('ui_title')}
      value={next}
      ref={(input) => input?.focus()}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setNext(event.target.value)}
      onBlur={() => onDone(next.trim(), false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(next.trim(), true);
        else if (event.key === 'Escape') onDone(null, true);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
