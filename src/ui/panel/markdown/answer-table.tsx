import { type ComponentProps, useRef } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { useOverflow } from '../../parts/use-overflow.ts';

/** A table of an answer. One that is wider than the panel scrolls by itself, and keys reach it for that. */
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
