import { X } from 'lucide-react';
import { Button } from '../../parts/button.tsx';

interface Props {
  /** What is under way. */
  label: string;
  /** How far it is, 0 to 1. */
  part: number;
  says: string;
  stop: string;
  onStop(): void;
}

/** Work on a file: how far it is, and the way to stop it. */
export function Progress({ label, part, says, stop, onStop }: Props) {
  return (
    <div className="data-progress">
      <progress aria-label={label} value={part} />
      <p role="status">{says}</p>
      <Button icon={X} kind="quiet" onClick={onStop}>
        {stop}
      </Button>
    </div>
  );
}
