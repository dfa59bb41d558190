import { Check, Copy } from 'lucide-react';
import { isValidElement, type ReactNode, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useSay } from '../parts/world.tsx';

/** A fenced block with its language and a way to copy it. `children` is the `<code>` that markdown made. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const { className, source } = codeOf(children);
  const language = /language-(\S+)/.exec(className)?.[1] ?? '';
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
        <code>{source}</code>
      </pre>
    </figure>
  );
}

function codeOf(node: ReactNode): { className: string; source: string } {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(node)) return { className: '', source: '' };
  const { className = '', children } = node.props;
  return { className, source: String(children ?? '').replace(/\n$/, '') };
}
