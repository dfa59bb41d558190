import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';

interface Props {
  label: string;
  disabled?: boolean;
  /** Question asked before the deletion, with its consequences and the two answers. */
  question: string;
  consequences: ReactNode[];
  no: string;
  yes: string;
  onYes(): void;
  children?: ReactNode;
}

/** Button that deletes data after a question below it. */
export function SureButton({ label, disabled, question, consequences, no, yes, onYes, children }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <>
      {(children || !sure) && (
        <div className="buttons">
          {children}
          {!sure && (
            <Button className="danger-tone" icon={Trash2} disabled={disabled} onClick={() => setSure(true)}>
              {label}
            </Button>
          )}
        </div>
      )}
      {sure && (
        <fieldset className="data-sure">
          <legend>{question}</legend>
          {consequences.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <p key={at}>{one}</p>
          ))}
          <div className="buttons">
            <Button autoFocus onClick={() => setSure(false)}>
              {no}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setSure(false);
                onYes();
              }}
            >
              {yes}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
