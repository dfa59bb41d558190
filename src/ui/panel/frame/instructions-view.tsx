import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { View } from './side-view.tsx';

/** Instructions for the open chat, added to the system prompt. Saved with the button, or when the view is left. */
export default function InstructionsView() {
  const id = usePanelState((state) => state.conversation.id);
  return <Instructions key={id} />;
}

function Instructions() {
  const say = useSay();
  const panel = usePanel();
  const { conversations } = useServices();
  const conversation = usePanelState((state) => state.conversation);
  const { instructions = '' } = conversation;
  const [typed, setTyped] = useState(instructions);

  async function keep() {
    if (typed.trim() === instructions) return;
    const change = { instructions: typed.trim() };
    panel.store.setState(({ conversation: now }) => ({ conversation: { ...now, ...change } }));
    if (!(await conversations.change(conversation.id, change))) await conversations.put({ ...conversation, ...change });
  }
  const save = () => keep().catch(panel.fail);
  useEffect(() => {
    document.querySelector<HTMLTextAreaElement>('.chat-instructions')?.focus();
  }, []);

  return (
    <View title={say('ui_chat_instructions_short')}>
      <TextArea
        label={say('ui_chat_instructions')}
        className="input text-area chat-instructions"
        rows={8}
        value={typed}
        hint={say('ui_chat_instructions_hint')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
      />
      <Button kind="fill" onClick={() => void save().then(() => panel.show('chat'))}>
        {say('options_save')}
      </Button>
    </View>
  );
}
