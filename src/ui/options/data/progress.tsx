import { X } from 'lucide-react';
import { Button } from '../../parts/button.tsx';

interface Props {
  label: string;
  /** Progress, 0 to 1. */
  part: number;
  says: string;
  stop: string;
  onStop(): void;
}

/** Progress of work on a file, with a Stop button. */
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
