import { createContext, type ReactNode, use, useEffect, useRef } from 'react';

/** Says words aloud for the whole page, once. */
export type Speaker = (words: string) => void;

const Context = createContext<Speaker | null>(null);

/** For a page with one line that is read aloud: it says what stands in every `Aloud` below. */
export function Spoken({ speaker, children }: { speaker: Speaker; children: ReactNode }) {
  return <Context value={speaker}>{children}</Context>;
}

interface Props {
  children: ReactNode;
  className?: string;
}

/** Words that come while one looks elsewhere: where they stand, and read aloud, by the page's one line if it has one. */
export function Aloud({ children, className }: Props) {
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
