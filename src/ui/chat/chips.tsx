import type { Chip } from '@/src/contract/tool.ts';
import { Said } from '../parts/foreign-text.tsx';
import { Kbd } from '../parts/tags.tsx';
import { useSay } from '../parts/world.tsx';
import './chips.css';
import { usePanel, usePanelState } from './panel-context.tsx';

/** Next steps. Where one has to be picked they are numbered, and the number's key picks it. */
export function Chips({ chips, choice }: { chips: Chip[]; choice: boolean }) {
  const say = useSay();
  const panel = usePanel();
  const busy = usePanelState((state) => state.holder !== 'nobody');
  if (chips.length === 0) return null;
  return (
    <ul className={choice ? 'chips chips-choice' : 'chips'} aria-label={say(choice ? 'ui_choices' : 'ui_next_steps')}>
      {chips.map((chip, index) => (
        <li key={say(chip.label)}>
          <button
            type="button"
            className="chip"
            disabled={busy}
            onClick={() => void panel.sendIntent(say(chip.label), chip.intent)}
          >
            {choice && index < 9 && <Kbd>{String(index + 1)}</Kbd>}
            <span>
              <Said text={chip.label} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
