import { useLayoutEffect, useRef } from 'react';
import './formula.css';

type Library = typeof import('temml').default;

/** Once it is there a formula is drawn with the text around it, not in a picture of its own. */
let library: Library | null = null;

async function load(): Promise<Library> {
  library ??= (await import('temml')).default;
  return library;
}

/** A formula as MathML, which both browsers draw themselves. While the library loads, and where it fails: the source. */
export function Formula({ source, display }: { source: string; display: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let gone = false;
    const draw = (temml: Library) => {
      const span = place.current;
      if (gone || !span) return;
      try {
        temml.render(source, span, { displayMode: display, trust: false, throwOnError: true, maxExpand: 200 });
      } catch {
        span.textContent = source;
      }
    };
    if (library) draw(library);
    else void load().then(draw);
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
