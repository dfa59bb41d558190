import { ChevronDown } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Text } from '@/src/contract/text.ts';
import { IconButton } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useI18n, useSay } from '../parts/services-context.tsx';
import './plan-notes.css';

/** Notes on a plan, in a paragraph with this id. In a low panel their first lines, which open to all of them. */
export function PlanNotes({ notes, id }: { notes: readonly Text[]; id: string }) {
  const say = useSay();
  const { sentenceGap } = useI18n();
  const words = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const cut = useCut(words);
  if (notes.length === 0) return null;
  return (
    <div className="plan-notes" data-open={open}>
      <p id={id} ref={words}>
        {notes.map((note) => (
          <Fragment key={say(note)}>
            <Said text={note} />
            {sentenceGap}
          </Fragment>
        ))}
      </p>
      {(cut || open) && (
        <IconButton
          icon={ChevronDown}
          label={say('ui_confirm_notes')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((now) => !now)}
        />
      )}
    </div>
  );
}

/** True if lines of the text are cut off. */
function useCut(text: { current: HTMLElement | null }): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return cut;
}
