import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '@/src/contract/text.ts';
import type { Effect as Kind } from '@/src/contract/tool.ts';
import './effect.css';
import { useSay } from './services-context.tsx';

const names: Record<Kind, MessageKey> = {
  read: 'ui_effect_read',
  write: 'ui_effect_write',
  destroy: 'ui_effect_destroy',
};

/** Effect of a tool, with colour and word. */
export function Effect({ effect }: { effect: Kind }) {
  const say = useSay();
  return (
    <span className="effect" data-effect={effect}>
      {say(names[effect])}
    </span>
  );
}

/** Dot in the colour of an effect, named for screen readers. */
export function EffectDot({ effect }: { effect: Kind }) {
  const say = useSay();
  const name = say(names[effect]);
  return (
    <span className="effect-dot" data-effect={effect} title={name}>
      <span className="unseen">{name}</span>
    </span>
  );
}

/** Icon of a call in the colour of its effect, which is named for screen readers. */
export function EffectIcon({ icon: Icon, effect }: { icon: LucideIcon; effect: Kind }) {
  const say = useSay();
  const name = say(names[effect]);
  return (
    <span className="effect-icon" data-effect={effect} title={name}>
      <Icon size={14} aria-hidden />
      {effect !== 'read' && <span className="unseen">{name}</span>}
    </span>
  );
}
