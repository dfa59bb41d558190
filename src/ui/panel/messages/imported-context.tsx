import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useServices } from '../../parts/services-context.tsx';
import { usePanelState } from '../actions/panel-context.tsx';
import { messagesFromFile } from '../state/imported-messages.ts';

const none: ReadonlySet<string> = new Set();
const FromFile = createContext(none);

/** True for a message of an imported file. False until known. */
export const useIsFromFile = (message: string): boolean => useContext(FromFile).has(message);

/** Provides the imported messages of the open conversation. */
export function FromFileProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const conversation = usePanelState((state) => (state.loaded ? state.conversation.id : ''));
  const [found, setFound] = useState({ conversation, ids: none });
  const ids = found.conversation === conversation ? found.ids : none;
  const newest = usePanelState(({ messages }) => messages.findLast(({ role }) => role === 'user')?.id);
  useEffect(() => {
    if (conversation === '' || newest === undefined) return;
    let current = true;
    messagesFromFile(services, conversation).then(
      (ids) => current && setFound({ conversation, ids: ids.size > 0 ? ids : none }),
      // A failure is ignored, since this is only a label: checks that matter read again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [services, conversation, newest]);
  return <FromFile value={ids}>{children}</FromFile>;
}
