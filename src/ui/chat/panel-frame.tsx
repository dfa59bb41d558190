import { lazy, Suspense, useEffect, useRef } from 'react';
import { Spoken } from '../parts/aloud.tsx';
import '../parts/index.css';
import { useRootTheme } from '../parts/root-theme.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { FromFileProvider } from './from-file-context.tsx';
import { Header } from './header.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useKeys } from './keys.ts';
import { chosenModel } from './model-choice.ts';
import './panel-frame.css';
import { usePanelState } from './panel-context.tsx';
import { QuestionSlot } from './question-slot.tsx';
import { useSpeaker } from './speaking.ts';
import { StatusLine } from './status-line.tsx';
import { TroubleBar } from './trouble-bar.tsx';
import { UpdateNote } from './update-note.tsx';

const views = {
  chats: lazy(() => import('./chats-view.tsx')),
  activity: lazy(() => import('./activity-view.tsx')),
  commands: lazy(() => import('./commands-view.tsx')),
  keys: lazy(() => import('./keys-view.tsx')),
};

const CostLine = lazy(async () => ({ default: (await import('./cost-line.tsx')).CostLine }));

/** Header, what is looked at, and the composer, which is there in every view. */
export function PanelFrame() {
  const view = usePanelState((state) => state.view);
  const said = usePanelState(({ messages }) => messages.length > 0);
  const model = usePanelState(chosenModel) !== null;
  const composer = useRef<HTMLTextAreaElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  useRootTheme(usePanelState((state) => state.settings?.theme));
  useKeys({ composer, headline });
  useKeptFocus(composer);
  useEffect(() => composer.current?.focus(), []);
  const View = view === 'chat' ? null : views[view];
  return (
    <Spoken speaker={useSpeaker()}>
      <div className="panel">
        <Header />
        <main className="panel-main">
          <FromFileProvider>
            <Conversation hidden={view !== 'chat'} />
          </FromFileProvider>
          {View && (
            <Suspense>
              <View />
            </Suspense>
          )}
        </main>
        <footer className="panel-foot">
          <TroubleBar />
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
