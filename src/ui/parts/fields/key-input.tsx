import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import './key-input.css';
import { useSay } from '../services-context.tsx';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'className' | 'dir' | 'end' | 'label'> & { value: string };

/** Masked field with a Show button. Not `type=password`: that has no role, and password managers offer to fill it. */
export function KeyInput(props: Props) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={say('options_key')}
      dir="ltr"
      className={shown ? '' : 'key-hidden'}
      end={
        props.value && (
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={say(shown ? 'options_key_hide' : 'options_key_show')}
            onClick={() => setShown((now) => !now)}
          />
        )
      }
    />
  );
}
