import { TriangleAlert } from 'lucide-react';
import type { Part } from '@/src/contract/conversation.ts';
import { text, toolName } from '@/src/contract/text.ts';
import { Said } from '../../../parts/foreign-text.tsx';
import { useSay } from '../../../parts/services-context.tsx';
import './call-error-card.css';

/** Card of a call that could not be read or was not run: why in one sentence, with its source collapsed. */
export default function CallErrorCard({ part: { code, tool, raw } }: { part: Extract<Part, { type: 'call-error' }> }) {
  const say = useSay();
  const why =
    tool === undefined
      ? text('ui_call_not_run', { code: code.replaceAll('-', '_') })
      : text('ui_call_unknown', { tool: toolName(tool) });
  return (
    <details className="call-error" data-call-error={code}>
      <summary>
        <TriangleAlert size={14} aria-hidden />
        <span>
          <Said text={why} />
        </span>
      </summary>
      <p>{say('ui_call_written')}</p>
      <code>{raw}</code>
    </details>
  );
}
