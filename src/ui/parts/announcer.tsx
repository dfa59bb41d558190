import { createContext, type ReactNode, use, useEffect, useRef } from 'react';

/** Says words aloud for the whole page, once. */
export type Speaker = (words: string) => void;

const Context = createContext<Speaker | null>(null);

/** Provides the live region of the page to every `Aloud` below. */
export function Spoken({ speaker, children }: { speaker: Speaker; children: ReactNode }) {
  return <Context value={speaker}>{children}</Context>;
}

/** Text that is also announced through the live region of the page. */
export function Aloud({ children, className }: { children: ReactNode; className?: string }) {
  const speaker = use(Context);
  const box = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = box.current?.textContent?.trim() ?? '';
    if (words === said.current) return;
    said.current = words;
    if (words) speaker?.(words);
  });
  return (
    <div ref={box} className={className} role={speaker ? undefined : 'status'}>
      {children}
    </div>
  );
}
