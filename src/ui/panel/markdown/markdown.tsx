import { type ComponentProps, memo, useContext, useRef, useState } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { hostOf } from '@/src/address/address.ts';
import { useSay } from '../../parts/services-context.tsx';
import { useOverflow } from '../../parts/use-overflow.ts';
import { closed } from './close-open-marks.ts';
import { CodeBlock } from './code-block.tsx';
import { ExternalLink } from './external-link.tsx';
import { numbered, numberIn } from './footnote-numbers.ts';
import { Formula } from './formula.tsx';
import { Growing } from './growing-context.ts';
import { inlineTags } from './inline-tags.ts';
import { mathMarks } from './math-marks.ts';
import { withLongerFences } from './nested-fences.ts';
import { asParsed } from './parse-markdown.ts';
import { directed } from './text-direction.ts';
import { withoutUnfinishedMarks } from './unfinished-marks.ts';

interface Props {
  source: string;
  /** Definitions that the source uses, and the numbers of its footnotes, as `definitionsUsedIn` gives them. */
  definitions?: string;
  notes?: string;
}

/**
 * Markdown of a model. Most HTML stays text, pictures are not loaded (their addresses could carry data out), headings
 * stay below the page's own. Unfinished marks of a growing text are hidden.
 */
export default memo(function Markdown({ source, definitions = '', notes = '' }: Props) {
  const growing = useContext(Growing);
  const fenced = withLongerFences(growing ? withoutUnfinishedMarks(source) : source, growing);
  const text = mathMarks(fenced, growing);
  return (
    <ReactMarkdown
      remarkPlugins={[
        asParsed,
        inlineTags,
        ...(growing ? [closed] : []),
        directed,
        ...(notes ? [[numbered, notes] as [typeof numbered, string]] : []),
      ]}
      components={components}
    >
      {definitions + text}
    </ReactMarkdown>
  );
});

const components: Components = {
  // References to footnotes are plain numbers, and their back links are left out, since footnotes are shown in place.
  a: ({ href, children, ...props }) => {
    if ('data-footnote-backref' in props) return null;
    if ('data-footnote-ref' in props) return numberIn(href) ?? children;
    return <ExternalLink href={href ?? ''}>{children}</ExternalLink>;
  },
  li: ({ id, className, dir, children }) => (
    <li className={className} value={numberIn(id)} dir={id ? 'auto' : dir}>
      {children}
    </li>
  ),
  img: ({ src, alt }) => {
    const href = typeof src === 'string' ? src : '';
    return <ExternalLink href={href}>{alt || (hostOf(href) ?? href)}</ExternalLink>;
  },
  code: ({ className, children }) =>
    className?.includes('math-inline') ? (
      <Formula source={String(children)} display={false} />
    ) : (
      <code className={className} dir="ltr">
        {children}
      </code>
    ),
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  // The only inputs in Markdown are those of task lists.
  input: ({ checked }) => <TaskMark done={checked === true} />,
  table: ({ dir, children }) => <AnswerTable dir={dir}>{children}</AnswerTable>,
  // An empty header cell becomes an ordinary cell.
  th: ({ children, style, dir }) =>
    children ? (
      <th style={style} dir={dir}>
        {children}
      </th>
    ) : (
      <td style={style} />
    ),
  h1: (props) => <Heading level={1} {...props} />,
  h2: (props) => (props.id?.endsWith('footnote-label') ? null : <Heading level={2} {...props} />),
  h3: (props) => <Heading level={3} {...props} />,
  h4: (props) => <Heading level={4} {...props} />,
  h5: (props) => <Heading level={4} {...props} />,
  h6: (props) => <Heading level={4} {...props} />,
};

/** A heading of an answer: for the outline all of one level, for the eye of several. */
function Heading({ level, dir, children }: ComponentProps<'h2'> & { level: number }) {
  return (
    children && (
      <h2 dir={dir} data-level={level}>
        {children}
      </h2>
    )
  );
}

/** Checkbox of a task list item, with its state in words. */
function TaskMark({ done }: { done: boolean }) {
  const say = useSay();
  return <input type="checkbox" checked={done} disabled aria-label={say(done ? 'ui_task_done' : 'ui_task_to_do')} />;
}

/** Table of an answer. It scrolls if it is too wide, with a faded edge where content is hidden. */
function AnswerTable({ dir, children }: ComponentProps<'table'>) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const [ended, setEnded] = useState(false);
  const reached = overflows ? ({ role: 'group', tabIndex: 0, 'aria-label': say('ui_table') } as const) : {};
  return (
    <div
      className="answer-table"
      ref={box}
      data-more={overflows && !ended}
      onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
        setEnded(Math.abs(scrollLeft) + clientWidth >= scrollWidth - 2)
      }
      {...reached}
    >
      <table dir={dir}>{children}</table>
    </div>
  );
}
