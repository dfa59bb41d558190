import { useContext, useLayoutEffect, useRef } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import './formula.css';
import { useOverflow } from '../../parts/use-overflow.ts';
import { Growing } from './growing-context.ts';

type Library = typeof import('temml').default;

/** Cached after loading, so that formulas render in the first pass. */
let library: Library | null = null;

async function load(): Promise<Library> {
  library ??= (await import('temml')).default;
  return library;
}

/** Formula as MathML; its source while the library loads or if it fails. Scrolls if it is too wide. */
export function Formula({ source, display }: { source: string; display: boolean }) {
  const say = useSay();
  const place = useRef<HTMLSpanElement>(null);
  const reached = useOverflow(place) ? ({ role: 'group', tabIndex: 0, 'aria-label': say('ui_formula') } as const) : {};
  const growing = useContext(Growing);
  const whole = useRef<string | null>(null);
  useLayoutEffect(() => {
    let gone = false;
    const draw = (temml: Library) => {
      const span = place.current;
      if (gone || !span) return;
      const render = (formula: string) =>
        temml.render(formula, span, { displayMode: display, trust: false, throwOnError: true, maxExpand: 200 });
      try {
        render(source);
        whole.current = source;
      } catch {
        // An unfinished formula shows its last complete state.
        if (growing && whole.current !== null) render(whole.current);
        else span.textContent = source;
      }
    };
    if (library) draw(library);
    else void load().then(draw);
    return () => {
      gone = true;
    };
  }, [source, display, growing]);
  return (
    <span ref={place} className={display ? 'formula formula-display' : 'formula'} dir="ltr" {...reached}>
      {source}
    </span>
  );
}
