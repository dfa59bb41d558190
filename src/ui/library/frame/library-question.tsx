import { useEffect, useRef } from 'react';
import type { Question } from '@/src/contract/run.ts';
import { Confirmation } from '../../confirm/confirmation.tsx';
import { PermissionQuestion } from '../../confirm/permission-question.tsx';
import { isComposing } from '../../parts/is-composing.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useLibrary } from '../state/library-context.tsx';
import './library-question.css';

/** The gate's question about an act in the library, in the dialog that all pages share. */
export default function LibraryQuestion({ question }: { question: Question }) {
  const { answer } = useLibrary();
  const { requestPermission } = useServices();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) void answer(null);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [answer]);
  return (
    <div className="library-question">
      {question.kind === 'confirm' ? (
        <Confirmation
          ticket={question.ticket}
          preview={question.preview}
          headline={headline}
          takesReason={false}
          onAllow={(rows, grant) => void answer(rows, grant)}
          onDeny={() => void answer(null)}
        />
      ) : (
        <PermissionQuestion
          reason={question.reason}
          headline={headline}
          onAllow={() => void requestPermission(question.permission).then((given) => (given ? answer([]) : undefined))}
          onRefuse={() => void answer(null)}
        />
      )}
    </div>
  );
}
