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
  return (
    <div className="instant-line" id={id} data-instant={preview.intent} data-exact={preview.exact} data-held={held}>
      <span className="instant-option" data-main={enterRuns}>
        <span className="instant-keys">
          <Kbd>{enterRuns ? say('ui_key_enter') : other}</Kbd>
        </span>
        <span>
          <Said text={preview.sentence} />
        </span>
      </span>
      {model && (
        <span className="instant-option" data-main={!enterRuns}>
          <span className="instant-keys">
            <Kbd>{enterRuns ? other : say('ui_key_enter')}</Kbd>
          </span>
          <span className="one-line">
            {say('ui_ask_model')} <ForeignText>{model.model || model.name}</ForeignText>
          </span>
        </span>
      )}
    </div>
  );
}
