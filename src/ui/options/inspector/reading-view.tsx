import { createElement, useState } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { markText } from './mark-names.ts';
import './reading-view.css';
import type { Mark } from './read-reply.ts';

/** Reply with its parsed parts marked, and the same as a list. */
export function ReadingView({ marks, label }: { marks: readonly Mark[]; label: string }) {
  const say = useSay();
  const [told, setTold] = useState<number | null>(null);
  return (
    <div className="reading">
      <pre className="reading-source" dir="auto">
        {marks.map((mark, index) =>
          createElement(
            'span',
            {
              key: index,
              'data-part': mark.type,
              'data-beside': mark.beside,
              'data-told': index === told ? true : undefined,
              title: say(markText(mark)),
            },
            mark.source,
          ),
        )}
      </pre>
      {marks.length === 0 && <p className="quiet">{say('options_inspector_nothing')}</p>}
      <ol className="reading-events" aria-label={label}>
        {marks.map((mark, index) =>
          createElement(
            'li',
            { key: index },
            <button
              type="button"
              className="reading-event"
              aria-pressed={index === told}
              onPointerEnter={() => setTold(index)}
              onPointerLeave={() => setTold(null)}
              onFocus={() => setTold(index)}
              onBlur={() => setTold(null)}
              onClick={() => setTold(index)}
            >
              <span className="reading-swatch" data-part={mark.type} aria-hidden />
              <span>{say(markText(mark))}</span>
            </button>,
          ),
        )}
      </ol>
    </div>
  );
}
