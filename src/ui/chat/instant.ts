import { useEffect, useRef, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { CommandPreview, Services } from '@/src/contract/services.ts';
import { useServices } from '../parts/world.tsx';
import { usePanel } from './panel-context.tsx';
import { callsOf, wordsOf } from './transcript.ts';

/** Milliseconds without a key after which the line is looked up. */
const pause = 120;
/** Turns back that "them" and "those" may mean. */
const remembered = 6;

/** Who a sentence goes to. */
export type Addressee = 'command' | 'model';

/** A preview and the sentence that it is of. */
interface Found {
  sentence: string;
  preview: CommandPreview | null;
}

export interface Instant {
  /** Null while nothing fits. Stays through the next keys, so that the line does not flicker. */
  preview: CommandPreview | null;
  /** Looks the sentence up at once where that has not been done. */
  settle(sentence: string): Promise<CommandPreview | null>;
}

/** The built-in command that fits what is being typed. An answer that comes too late is dropped. */
export function useInstant(draft: string): Instant {
  const services = useServices();
  const { store } = usePanel();
  const [found, setFound] = useState<Found>({ sentence: '', preview: null });
  const latest = useRef('');
  const sentence = draft.trim();
  latest.current = sentence;

  useEffect(() => {
    if (!sentence) return setFound({ sentence: '', preview: null });
    const timer = setTimeout(async () => {
      const preview = await previewOf(services, sentence, store.getState().messages);
      if (latest.current === sentence) setFound({ sentence, preview });
    }, pause);
    return () => clearTimeout(timer);
  }, [services, store, sentence]);

  return {
    preview: sentence ? found.preview : null,
    async settle(asked) {
      if (found.sentence === asked) return found.preview;
      return previewOf(services, asked, store.getState().messages);
    },
  };
}

async function previewOf(services: Services, sentence: string, messages: Message[]): Promise<CommandPreview | null> {
  try {
    const commands = await services.commands();
    return await commands.preview(sentence, { messages: spoken(messages.slice(-remembered)) }, services.window);
  } catch {
    // Without the line, Enter still sends.
    return null;
  }
}

function spoken(messages: Message[]): ModelMessage[] {
  return messages.flatMap((message): ModelMessage[] => {
    const { role, intent, selected } = message;
    const text = wordsOf([message]);
    if (role === 'user') return [{ role, text, ...(intent ? { intent } : {}), ...(selected ? { selected } : {}) }];
    const calls = callsOf([message]).filter((part) => part.result);
    const results = calls.map((part) => ({ call: part.call, result: part.result! }));
    return [
      { role, text, ...(calls.length ? { calls: calls.map((part) => part.call) } : {}) },
      ...(results.length ? [{ role: 'user' as const, text: '', results }] : []),
    ];
  });
}

/** Who Enter sends to; Ctrl+Enter sends to the other of the two. Without a model there is only the command. */
export function addressee(preview: CommandPreview | null, hasModel: boolean, other: boolean): Addressee {
  if (!hasModel) return 'command';
  return (preview?.exact ?? false) !== other ? 'command' : 'model';
}
