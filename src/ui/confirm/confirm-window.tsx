import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Ticket, takesReason } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { isComposing } from '../parts/is-composing.ts';
import { ServicesProvider, useSay, useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';
import { useRootTheme } from '../theme/root-theme.ts';
import '../parts/index.css';
import './confirm-window.css';
import { Confirmation } from './confirmation.tsx';
import { PermissionQuestion } from './permission-question.tsx';

interface Props {
  services: Services;
  i18n: I18n;
  /** Called when no question is left and the window can close. */
  onDone(): void;
}

/** Window that shows all open questions, oldest first, if no panel is open. */
export function ConfirmWindow({ services, i18n, onDone }: Props) {
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <Questions onDone={onDone} />
    </ServicesProvider>
  );
}

function Questions({ onDone }: Pick<Props, 'onDone'>) {
  const say = useSay();
  const { ask, requestPermission, settings } = useServices();
  const { tickets, failed, refresh } = useOpenTickets(onDone);
  const headline = useRef<HTMLHeadingElement>(null);
  useRootTheme(useStored(() => settings.get())?.theme);
  const [first] = tickets ?? [];

  const answer = (asked: Promise<unknown>) => void asked.then(refresh, refresh);
  const permit = (ticket: string, given: Promise<boolean>) =>
    answer(given.then((is) => (is ? ask('approve', { ticket, rows: [] }) : null)));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !first) return;
    answer(ask('deny', { ticket: first.id }));
  });
  // Listens on the window, since no element may have the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  // Moves the focus to the next question when the focused one goes.
  useEffect(() => {
    if (tickets && document.activeElement === document.body) headline.current?.focus();
  }, [tickets]);

  return (
    <main className="confirm-window">
      <h1 className="unseen">{say('ui_confirm_window')}</h1>
      {failed && <p role="alert">{say('ui_background_gone')}</p>}
      {tickets?.map((ticket, at) => {
        const { wants } = ticket;
        const client = ticket.context.client?.name;
        const target = ticket === first ? headline : undefined;
        const deny = (reason?: string) => answer(ask('deny', { ticket: ticket.id, ...(reason ? { reason } : {}) }));
        if (wants)
          return (
            <PermissionQuestion
              key={ticket.id}
              reason={wants.reason}
              client={client}
              headline={target}
              onAllow={() => permit(ticket.id, requestPermission(wants.permission))}
              onRefuse={() => deny()}
            />
          );
        return (
          <Confirmation
            key={ticket.id}
            ticket={ticket.id}
            preview={ticket.preview}
            client={client}
            place={idsOf(tickets.slice(0, at))}
            takesReason={takesReason(ticket)}
            headline={target}
            onAllow={(rows, grant) => answer(ask('approve', { ticket: ticket.id, rows, ...(grant ? { grant } : {}) }))}
            onDeny={deny}
          />
        );
      })}
    </main>
  );
}

const idsOf = (tickets: Ticket[]): string => tickets.map(({ id }) => id).join(' ');

/** The open questions; null until read. `onDone` is called once, when none are left. */
function useOpenTickets(onDone: () => void) {
  const { ask } = useServices();
  const [failed, setFailed] = useState(false);
  const [answers, setAnswers] = useState(0);
  const done = useRef(false);
  const tickets = useStored(() => ask('openTickets', {}), {
    table: 'tickets',
    key: answers,
    onRead(open) {
      setFailed(false);
      if (open.length > 0 || done.current) return;
      done.current = true;
      onDone();
    },
    onError: () => setFailed(true),
  });
  return { tickets, failed, refresh: () => setAnswers((count) => count + 1) };
}
