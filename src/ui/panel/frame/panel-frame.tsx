import { useEffect, useRef } from 'react';
import { Spoken } from '../../parts/announcer.tsx';
import '../../parts/index.css';
import { useRootTheme } from '../../theme/root-theme.ts';
import { Composer } from '../composer/composer.tsx';
import { isTypedEarly } from '../composer/early-composer.ts';
import { FromFileProvider } from '../messages/imported-context.tsx';
import { MessageLog } from '../messages/message-log.tsx';
import { chosenModel } from '../state/model-choice.ts';
import { Header } from './header.tsx';
import { useRestoreFocus } from './restore-focus.ts';
import { useKeys } from './use-panel-keys.ts';
import './panel-frame.css';
import { onDemand } from '../../parts/on-demand.ts';
import { usePanelState } from '../actions/panel-context.tsx';
import { ErrorBar } from './error-bar.tsx';
import { QuestionSlot } from './question-slot.tsx';
import { StatusLine } from './status-line.tsx';
import { UpdateNote } from './update-note.tsx';
import { useSpeaker } from './use-announcements.ts';

const views = {
  chats: onDemand(async () => (await import('./chats-view.tsx')).default),
  activity: onDemand(async () => (await import('./activity-view.tsx')).default),
  commands: onDemand(async () => (await import('./commands-view.tsx')).default),
  keys: onDemand(async () => (await import('./shortcuts-view.tsx')).default),
  models: onDemand(async () => (await import('./models-view.tsx')).default),
  instructions: onDemand(async () => (await import('./instructions-view.tsx')).default),
};

const CostLine = onDemand(async () => (await import('../messages/cost-line.tsx')).CostLine);

/** Header, current view and composer. */
export function PanelFrame() {
  const view = usePanelState((state) => state.view);
  const said = usePanelState(({ messages }) => messages.length > 0);
  const model = usePanelState(chosenModel) !== null;
  const composer = useRef<HTMLTextAreaElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  useRootTheme(usePanelState((state) => state.settings?.theme));
  useKeys({ composer, headline });
  useRestoreFocus(composer);
  useEffect(() => {
    if (!isTypedEarly()) composer.current?.focus();
  }, []);
  const View = view === 'chat' ? null : views[view];
  return (
    <Spoken speaker={useSpeaker()}>
      <div className="panel">
        <Header />
        <main className="panel-main">
          <FromFileProvider>
            <MessageLog hidden={view !== 'chat'} />
          </FromFileProvider>
          {View && <View />}
        </main>
        <footer className="panel-foot">
          <ErrorBar />
          <UpdateNote />
          <QuestionSlot headline={headline} />
          <StatusLine />
          <Composer input={composer} />
          {said && (
            <div className={model ? 'panel-cost' : undefined}>
              <CostLine />
            </div>
          )}
        </footer>
      </div>
    </Spoken>
  );
}
