import { TriangleAlert } from 'lucide-react';
import type { TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { toolName } from '@/src/contract/tool-name.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/world.tsx';
import { OriginCure } from '../setup/origin-cure.tsx';
import { UnlockForm } from '../setup/unlock-form.tsx';
import './note.css';
import { usePanel, usePanelState } from './panel-context.tsx';
import type { Panel } from './panel-store.ts';
import { openEnd } from './transcript.ts';

interface Note {
  what: Text;
  /** What the user can do about it. */
  cure?: Text;
  /** The server's own words. */
  detail?: string | undefined;
  button: Text;
  act(panel: Panel): Promise<void>;
  /** Something went wrong. */
  failed?: true;
}

/** Why the last turn ended, where it did not end with an answer: what happened, what to do, one button. */
export function TurnEndNote() {
  const say = useSay();
  const panel = usePanel();
  const turn = usePanelState((state) => state.turn);
  const holder = usePanelState((state) => state.holder);
  const end = openEnd({ turn, holder });
  const note = end && noteOf(end);
  if (!end || !note) return null;
  const button = <Button onClick={() => void note.act(panel)}>{say(note.button)}</Button>;
  return (
    <div className={note.failed ? 'note' : 'note note-plain'} data-end={end.reason}>
      {note.failed && <TriangleAlert size={14} aria-hidden />}
      <div className="note-text">
        <p className="note-what">
          <Said text={note.what} />
        </p>
        {note.cure && (
          <p>
            <Said text={note.cure} />
          </p>
        )}
        {note.detail && (
          <p className="note-detail">
            <bdi>{note.detail}</bdi>
          </p>
        )}
        {end.reason === 'error' && <Cure error={end.error} />}
        {note.failed && button}
      </div>
      {!note.failed && button}
    </div>
  );
}

/** What can be done right here. */
function Cure({ error: { code, host = '' } }: { error: ModelError }) {
  const say = useSay();
  const panel = usePanel();
  const { requestOrigin } = useServices();
  const asked = usePanelState(({ providers, turn }) => providers.find(({ id }) => id === turn?.provider));
  const origin = asked && URL.parse(asked.baseUrl)?.origin;
  if (code === 'keys-locked') return <UnlockForm onUnlocked={() => void panel.retry()} />;
  if (code === 'not-permitted' && origin) {
    const allow = async () => {
      if (await requestOrigin(origin)) await panel.retry();
    };
    return <Button onClick={() => void allow()}>{say('ui_allow_contact', { host })}</Button>;
  }
  if (code !== 'origin-not-allowed' || !origin) return null;
  return <OriginCure origin={origin} onSwitched={(hidden) => hidden && void panel.retry()} />;
}

const goOn = (panel: Panel) => panel.goOn();
const retry = (panel: Panel) => panel.retry();
const storeNow = (panel: Panel) => panel.storeNow();

function noteOf(end: TurnEnd): Note | null {
  switch (end.reason) {
    case 'answered':
      return null;
    case 'stopped':
      return { what: text('ui_end_stopped'), button: text('ui_continue'), act: goOn };
    case 'cut':
      return { what: text('ui_end_cut'), button: text('ui_continue'), act: goOn };
    case 'length':
      return { what: text('ui_end_length'), button: text('ui_continue'), act: goOn };
    case 'round-limit':
      return { what: text('ui_end_rounds', { n: end.rounds }), button: text('ui_go_on'), act: goOn };
    case 'repeated-failure':
      return {
        what: text('ui_end_failing', { tool: toolName(end.tool) }),
        button: text('ui_go_on'),
        act: goOn,
      };
    case 'content-filter':
      return { what: text('ui_end_filter'), button: text('ui_retry'), act: retry };
    case 'not-stored':
      return {
        what: text('ui_end_not_stored'),
        cure: end.why,
        button: text('ui_store_now'),
        act: storeNow,
        failed: true,
      };
    case 'not-now':
      return { what: text('sees_end_not_now', { name: end.name }), button: text('ui_go_on'), act: goOn };
    case 'error': {
      const { code, detail, host = '', status = 0, retryAfter = 0 } = end.error;
      const key = `error_${code.replaceAll('-', '_')}`;
      const params = { host, status, seconds: Math.ceil(retryAfter / 1000) };
      return {
        what: text(`${key}_what`, params),
        cure: text(`${key}_do`, params),
        detail,
        button: text('ui_retry'),
        act: retry,
        failed: true,
      };
    }
    default:
      return end satisfies never;
  }
}
