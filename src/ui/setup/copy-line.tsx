import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useSay } from '../parts/services-context.tsx';
import './copy-line.css';

/** Command with a Copy button. */
export function CopyLine({ label, line }: { label: string; line: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-line">
      <span className="copy-line-label fine-print">{label}</span>
      <code dir="ltr">{line}</code>
      <IconButton
        icon={copied ? Check : Copy}
        label={say('setup_copy_for', { system: label })}
        onClick={() => void navigator.clipboard.writeText(line).then(() => setCopied(true))}
        onBlur={() => setCopied(false)}
      />
    </div>
  );
}
