import type { ReactNode } from 'react';
import type { CommandPreview } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { Kbd } from '../../parts/badges.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { keyNames } from '../../parts/key-names.ts';
import { useSay } from '../../parts/services-context.tsx';
import './instant-line.css';
import { recipientOf } from '../state/recipient.ts';

interface Props {
  id: string;
  preview: CommandPreview | null;
  model: ProviderConfig | null;
  /** True while Enter does something else: a palette row is active, or nothing can be sent yet. */
  held: boolean;
}

/** Line above the composer that says what Enter and Ctrl+Enter would do. */
export function InstantLine({ id, preview, model, held }: Props) {
  const say = useSay();
  if (!preview) return <div id={id} hidden />;
  const [control = ''] = keyNames('Ctrl', say, navigator.platform);
  const other = `${control} ${say('ui_key_enter')}`;
  const enterRuns = recipientOf(preview, model !== null, false) === 'command';
  const option = (isMain: boolean, words: ReactNode) => (
    <span className="instant-option" data-main={isMain}>
      <span className="instant-keys">
        <Kbd>{isMain ? say('ui_key_enter') : other}</Kbd>
      </span>
      {words}
    </span>
  );
  const asked = model && (
    <span className="one-line">
      {say('ui_ask_model')} <ForeignText>{model.model || model.name}</ForeignText>
    </span>
  );
  return (
    <div className="instant-line" id={id} data-instant={preview.intent} data-exact={preview.exact} data-held={held}>
      {option(
        enterRuns,
        <span>
          <Said text={preview.sentence} />
        </span>,
      )}
      {asked && option(!enterRuns, asked)}
    </div>
  );
}
