import { useEffect, useRef } from 'react';
import './formula.css';

/** A formula as MathML, which both browsers draw themselves. While the library loads, and where it fails: the source. */
export function Formula({ source, display }: { source: string; display: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    void import('temml').then(({ default: temml }) => {
      const span = place.current;
      if (gone || !span) return;
      try {
        temml.render(source, span, { displayMode: display, trust: false, throwOnError: true, maxExpand: 200 });
      } catch {
        span.textContent = source;
      }
    });
    return () => {
      gone = true;
    };
  }, [source, display]);
  return (
    <span ref={place} className={display ? 'formula formula-display' : 'formula'} dir="ltr">
      {source}
    </span>
  );
}
