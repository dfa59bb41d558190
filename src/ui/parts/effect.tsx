import type { MessageKey } from '@/src/contract/text.ts';
import type { Effect as Kind } from '@/src/contract/tool.ts';
import './effect.css';
import { useSay } from './services-context.tsx';

/** Message keys of the effects. */
export const effectNames: Record<Kind, MessageKey> = {
  read: 'ui_effect_read',
  write: 'ui_effect_write',
  destroy: 'ui_effect_destroy',
};

/** Effect of a tool, with colour and word. */
export function Effect({ effect }: { effect: Kind }) {
  const say = useSay();
  return (
    <span className="effect" data-effect={effect}>
      {say(effectNames[effect])}
    </span>
  );
}
