import { useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { CommandPreview, Services } from '@/src/contract/services.ts';
import { oneAtATime } from '../../../parts/one-at-a-time.ts';
import { useServices } from '../../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../../actions/panel-context.tsx';
import { useLibraryChanges } from '../../actions/use-library-changes.ts';
import type { PanelState } from '../../state/panel-state.ts';
import { callsOf, wordsOf } from '../../state/transcript.ts';

/** Debounce of the preview, in milliseconds. */
const pause = 120;
/** Number of messages searched for the list that "them" refers to. */
const remembered = 40;

export interface Found {
  sentence: string;
  preview: CommandPreview | null;
}

/** Preview of the built-in command that fits the draft. Results for an earlier draft are dropped. */
export function useInstantPreview(draft: string) {
  const services = useServices();
  const { store } = usePanel();
  const sentence = draft.trim();
  const selected = usePanelState((state) => state.selected);
  // Part of the question, since "them" refers to the rows of the last turn.
  const turn = usePanelState((state) => state.turn?.state);
  const question = useMemo(() => ({ sentence, selected, turn }), [sentence, selected, turn]);
  const [found, setFound] = useState<{ question: typeof question; preview: CommandPreview | null }>({
    question,
    preview: null,
  });
  const latest = useRef(question);
  latest.current = question;
  const look = useRef(() => {});

  useEffect(() => {
    if (!question.sentence) return setFound((had) => (had.question === question ? had : { question, preview: null }));
    const lookUp = oneAtATime(async () => {
      if (latest.current !== question) return;
      const preview = await previewOf(services, question.sentence, store.getState());
      if (latest.current === question) setFound({ question, preview });
    });
    look.current = lookUp;
    const timer = setTimeout(lookUp, pause);
    return () => clearTimeout(timer);
  }, [services, store, question]);
  useLibraryChanges(sentence !== '', () => look.current());

  return {
    /**
     * Preview for the draft; null if no command fits. The old one stays until the new one is found, to avoid flicker.
     */
    preview: sentence ? found.preview : null,
    /** Last result, possibly for an earlier sentence. */
    found: useMemo((): Found => ({ sentence: found.question.sentence, preview: found.preview }), [found]),
    /** Looks the sentence up without waiting for the debounce. */
    async settle(asked: string) {
      if (found.question === question && question.sentence === asked) return found.preview;
      return previewOf(services, asked, store.getState());
    },
  };
}

async function previewOf(
  services: Services,
  sentence: string,
  { messages, selected }: Pick<PanelState, 'messages' | 'selected'>,
): Promise<CommandPreview | null> {
  try {
    const commands = await services.commands();
    const request = {
      messages: asModelMessages(messages.slice(-remembered)),
      ...(selected.length > 0 ? { selected } : {}),
    };
    return await commands.preview(sentence, request, services.window);
  } catch {
    // Without a preview, Enter still sends.
    return null;
  }
}

function asModelMessages(messages: Message[]): ModelMessage[] {
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
