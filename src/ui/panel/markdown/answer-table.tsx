import { type ComponentProps, useRef } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { useOverflow } from '../../parts/use-overflow.ts';

/** Table of an answer, which scrolls if it is too wide. */
export function AnswerTable({ dir, children }: ComponentProps<'table'>) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const reached = useOverflow(box) ? ({ role: 'group', tabIndex: 0, 'aria-label': say('ui_table') } as const) : {};
  return (
    <div className="answer-table" ref={box} {...reached}>
      <table dir={dir}>{children}</table>
    </div>
  );
}
