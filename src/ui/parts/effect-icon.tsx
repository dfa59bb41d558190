import type { LucideIcon } from 'lucide-react';
import type { Effect } from '@/src/contract/tool.ts';
import { effectNames } from './effect.tsx';
import './effect-icon.css';
import { useSay } from './services-context.tsx';

/** Icon of a call in the colour of its effect, which is named for screen readers. */
export function EffectIcon({ icon: Icon, effect }: { icon: LucideIcon; effect: Effect }) {
  const say = useSay();
  const name = say(effectNames[effect]);
  return (
    <span className={`effect-icon effect-icon-${effect}`} title={name}>
      <Icon size={14} aria-hidden />
      {effect !== 'read' && <span className="unseen">{name}</span>}
    </span>
  );
}
