import { TriangleAlert } from 'lucide-react';
import type { Part } from '@/src/contract/conversation.ts';
import { useSay } from '../parts/world.tsx';
import './call-error-card.css';

/** A call that could not be read, or names no tool that may be used. Its source stays visible, one step down. */
export function CallErrorCard({ part }: { part: Extract<Part, { type: 'call-error' }> }) {
  const say = useSay();
  return (
    <details className="call-error" data-call-error={part.code}>
      <summary>
        <TriangleAlert size={14} aria-hidden />
        <span>{say(part.code === 'unknown-tool' ? 'ui_call_unknown' : 'ui_call_error')}</span>
      </summary>
      <p>
        {part.message} {part.suggestion}
      </p>
      <code>{part.raw}</code>
    </details>
  );
}
