import { memo } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import { useSay } from '../parts/world.tsx';
import { AttachmentLabel } from './attachments.tsx';
import { firstWords } from './first-words.ts';
import { wordsOf } from './transcript.ts';

/** What the user said, as it was typed. */
export const UserMessage = memo(function UserMessage({ message }: { message: Message }) {
  const say = useSay();
  const words = wordsOf([message]);
  return (
    <article
      className="user-message"
      data-message="user"
      aria-label={say('ui_you_said', { words: firstWords(words) })}
      dir="auto"
    >
      {words}
      {message.attached?.map((one) => (
        <span className="user-message-selected" key={one.id}>
          <AttachmentLabel attached={one} />
        </span>
      ))}
      {message.selected && (
        <span className="user-message-selected">{say('ui_selected', { n: message.selected.length })}</span>
      )}
    </article>
  );
});
