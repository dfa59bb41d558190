import { type SyntheticEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields/text-field.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import './unlock-form.css';

/** Form for the passphrase, or to forget the keys. */
export function UnlockForm({ onUnlocked, onForgotten }: { onUnlocked?(): void; onForgotten?(): void }) {
  const say = useSay();
  const { providers } = useServices();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [sure, setSure] = useState(false);

  async function unlock(event: SyntheticEvent) {
    event.preventDefault();
    const right = await providers.unlock(typed);
    setWrong(!right);
    if (right) onUnlocked?.();
  }

  async function forget() {
    await providers.forgetKeys();
    onForgotten?.();
  }

  return (
    <form className="unlock-form" onSubmit={(event) => void unlock(event)}>
      <TextField
        label={say('setup_passphrase')}
        value={typed}
        error={wrong ? say('setup_unlock_wrong') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <div className="buttons">
        <Button type="submit" kind="fill" disabled={typed === ''}>
          {say('setup_unlock')}
        </Button>
        {!sure && (
          <Button kind="quiet" onClick={() => setSure(true)}>
            {say('setup_unlock_forgotten')}
          </Button>
        )}
      </div>
      {sure && (
        <>
          <p>{say('setup_unlock_forget_sure')}</p>
          <div className="buttons">
            <Button autoFocus onClick={() => setSure(false)}>
              {say('options_cancel')}
            </Button>
            <Button kind="danger" onClick={() => void forget()}>
              {say('setup_unlock_forget')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
