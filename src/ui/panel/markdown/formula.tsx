import { useContext, useLayoutEffect, useRef } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import './formula.css';
import { useOverflow } from '../../parts/use-overflow.ts';
import { Growing } from './growing-context.ts';

type Library = typeof import('temml').default;

/** Once it is there a formula is drawn with the text around it, not in a picture of its own. */
let library: Library | null = null;

async function load(): Promise<Library> {
  library ??= (await import('temml')).default;
  return library;
}

/**
 * A formula as MathML, which both browsers draw themselves. While the library loads, and where it fails: the source. One
 * that is wider than the panel scrolls by itself, and keys reach it for that.
 */
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
        // While it is written it is mostly not whole; it stays then as it was when it last was.
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
