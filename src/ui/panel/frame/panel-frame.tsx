import { lazy, Suspense, useEffect, useRef } from 'react';
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
import { usePanelState } from '../actions/panel-context.tsx';
import { ErrorBar } from './error-bar.tsx';
import { QuestionSlot } from './question-slot.tsx';
import { StatusLine } from './status-line.tsx';
import { UpdateNote } from './update-note.tsx';
import { useSpeaker } from './use-announcements.ts';

const views = {
  chats: lazy(() => import('./chats-view.tsx')),
  activity: lazy(() => import('./activity-view.tsx')),
  commands: lazy(() => import('./commands-view.tsx')),
  keys: lazy(() => import('./shortcuts-view.tsx')),
  models: lazy(() => import('./models-view.tsx')),
  instructions: lazy(() => import('./instructions-view.tsx')),
};

const CostLine = lazy(async () => ({ default: (await import('../messages/cost-line.tsx')).CostLine }));

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
          {View && (
            <Suspense>
              <View />
            </Suspense>
          )}
        </main>
        <footer className="panel-foot">
          <ErrorBar />
          <UpdateNote />
          <QuestionSlot headline={headline} />
          <StatusLine />
          <Composer input={composer} />
          {said && (
            <div className={model ? 'panel-cost' : undefined}>
              <Suspense>
                <CostLine />
              </Suspense>
            </div>
          )}
        </footer>
      </div>
    </Spoken>
  );
}
