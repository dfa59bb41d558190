import { Check, Copy } from 'lucide-react';
import { createElement, isValidElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import './code-colours.css';
import { Formula } from './formula.tsx';
import { Growing } from './growing-context.ts';
import { type CodeSpan, loadedHighlighter, loadHighlighter } from './highlight-code.ts';

/** Code block with its language and a Copy button. `children` is the `<code>` element. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const { className, source } = codeOf(children);
  const language = /language-(\S+)/.exec(className)?.[1] ?? '';
  const spans = useHighlighting(source, language);
  if (className.includes('math-display')) return <Formula source={source} display />;
  return (
    <figure className="code-block" dir="ltr">
      <figcaption>
        <span>{language}</span>
        <IconButton
          icon={copied ? Check : Copy}
          label={say(copied ? 'ui_copied' : 'ui_copy')}
          onClick={() => void navigator.clipboard.writeText(source).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        />
      </figcaption>
      <pre>
        <code>
          {spans?.map(({ text, classes }, at) =>
            classes.length > 0 ? createElement('span', { key: at, className: classes.join(' ') }, text) : text,
          ) ?? source}
        </code>
      </pre>
    </figure>
  );
}

/** Highlights finished code; while it grows it stays plain, to avoid highlighting it again and again. */
function useHighlighting(source: string, language: string): CodeSpan[] | null {
  const growing = useContext(Growing);
  const [highlighter, setHighlighter] = useState(() => loadedHighlighter(language));
  useEffect(() => {
    let gone = false;
    void loadHighlighter(language).then((found) => {
      if (!gone) setHighlighter(() => found);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  return useMemo(() => (growing ? null : (highlighter?.(source) ?? null)), [growing, highlighter, source]);
}

function codeOf(node: ReactNode): { className: string; source: string } {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(node)) return { className: '', source: '' };
  const { className = '', children } = node.props;
  return { className, source: String(children ?? '').replace(/\n$/, '') };
}
