import { TriangleAlert } from 'lucide-react';
import type { Part } from '@/src/contract/conversation.ts';
import { text } from '@/src/contract/text.ts';
import { Said } from '../../../parts/foreign-text.tsx';
import './call-error-card.css';

/** Card of a call that could not be parsed or names an unavailable tool, with its source collapsed. */
export default function CallErrorCard({ part }: { part: Extract<Part, { type: 'call-error' }> }) {
  return (
    <details className="call-error" data-call-error={part.code}>
      <summary>
        <TriangleAlert size={14} aria-hidden />
        <span>
          <Said text={part.tool === undefined ? text('ui_call_error') : text('ui_call_unknown', { tool: part.tool })} />
        </span>
      </summary>
      <p>
        {part.message} {part.suggestion}
      </p>
      <code>{part.raw}</code>
    </details>
  );
}
