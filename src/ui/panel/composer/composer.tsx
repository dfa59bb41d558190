import { ArrowUp, Square, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { type MessageKey, text } from '@/src/contract/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { isComposing } from '../../parts/is-composing.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { keyIn, withoutKeys } from '../../setup/known-services.ts';
import { KeyOffer } from '../../setup/lazy-parts.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { Attachments } from '../messages/attachments.tsx';
import { chosenModel } from '../state/model-choice.ts';
import { recipientOf, speaksAlone } from '../state/recipient.ts';
import { undoableOf } from '../state/transcript.ts';
import { isBusy } from '../state/turn-status.ts';
import { AttachButton } from './attach-button.tsx';
import { useAutoGrow, useBoxText } from './auto-grow.ts';
import type { ActiveCompletion } from './completion-at-cursor.ts';
import { FileDrop } from './file-drop.tsx';
import { InstantLine } from './instant-line.tsx';
import { useNumberedChoice } from './numbered-choice.ts';
import { useInstantPreview } from './palette/instant-preview.ts';
import { OptionList, optionId } from './palette/option-list.tsx';
import { usePalette } from './palette/use-palette.ts';
import { deedFor, mayBeDeed } from './panel-deed.ts';
import { useCompletions } from './use-completions.ts';
import { useEarlyText } from './use-early-text.ts';
import './composer.css';

/** Longest draft, in characters, that can be a command; a paste of `longestPaste` or more becomes an attachment. */
const longestCommand = 5_000;
const longestPaste = 50_000;
/** Writing direction by the first letter. With `dir="auto"` Chrome scans the whole text for each inserted line. */
const sideOf = (draft: string): 'rtl' | 'ltr' =>
  /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u.test(
    draft.slice(0, longestCommand),
  )
    ? 'rtl'
    : 'ltr';

export function Composer({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const say = useSay();
  const panel = usePanel();
  const id = useId();
  const draft = usePanelState((state) => state.draft);
  const turn = usePanelState((state) => state.turn);
  const holder = usePanelState((state) => state.holder);
  const model = usePanelState(chosenModel);
  const services = useServices();
  const found = keyIn(draft, services);
  const alone = usePanelState(speaksAlone);
  const empty = !draft.trim() && !alone;
  const underWay = usePanelState(({ outbox, conversation }) => outbox.has(conversation.id));
  const busy = underWay || isBusy({ turn, holder });
  const choice = useNumberedChoice(draft, busy);
  const long = draft.length > longestCommand;
  const instant = useInstantPreview(found || choice.named || long ? '' : draft);
  const completions = useCompletions(input, draft);
  const palette = usePalette(input, completions.writing ? '' : draft, instant.found);
  const selected = usePanelState((state) => state.selected);
  const { options, active } = completions.writing ? completions : palette;
  const ready = usePanelState(({ loaded, settings }) => loaded && settings !== null);
  const sending = useRef(false);
  const early = useRef<{ words: string; other: boolean } | null>(null);
  useBoxText(input, draft);
  useAutoGrow(input, draft);
  useEarlyText(input, (entered) => {
    early.current = entered;
  });

  /** Sends to the marked recipient. Waits for a running preview, so that a quick Enter does the same as a slow one. */
  function send(other: boolean) {
    if (sending.current || found || empty || (busy && panel.busy())) return;
    if (!ready) {
      early.current = { words: draft, other };
      return;
    }
    if (choice.named && !other) return choice.take();
    sending.current = true;
    if (other || alone || !mayBeDeed(draft)) return sendOn(other);
    void deedFor(draft, services).then((deed) => {
      if (!deed) return sendOn(other);
      sending.current = false;
      if (panel.store.getState().draft === draft) panel.write('');
      deed();
    });
  }

  function sendOn(other: boolean) {
    const marked = (model ? instant.settle(draft.trim()) : Promise.resolve(null)).finally(() => {
      sending.current = false;
    });
    panel.show('chat');
    void panel.sendDraft(marked.then((preview) => recipientOf(preview, model !== null, other)));
  }

  /** Sends the message for which Enter was pressed before the panel had loaded. */
  const sendEarly = useEffectEvent(() => {
    if (early.current?.words === draft) send(early.current.other);
  });
  useEffect(() => {
    if (ready) sendEarly();
  }, [ready]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    choice.onKey(event);
    if (isComposing(event.nativeEvent)) return;
    if (completions.onKey(event) || palette.onKey(event)) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) send(control);
    else if (draft || event.key !== 'z' || !control || !undoLatest()) return;
    event.preventDefault();
  }

  function removeKey() {
    panel.write(withoutKeys(panel.store.getState().draft, services));
    input.current?.focus();
  }

  /** Undoes the latest action. False if there is none: the key is then left to the browser. */
  function undoLatest(): boolean {
    const entry = undoableOf(panel.store.getState()).at(-1);
    if (!entry || busy) return false;
    void panel.undo(entry);
    return true;
  }

  /**
   * Takes a paste, or dropped text without `files`, which the whole panel takes. Prefers text to files: programs often add
   * a picture of the text they copy.
   */
  function take(event: SyntheticEvent, data: DataTransfer, files: File[] = []) {
    const words = data.getData('text/plain');
    const isLong = words.length >= longestPaste;
    if (!isLong && (words || files.length === 0)) return panel.paste(words);
    event.preventDefault();
    if (isLong) panel.attachPaste(words);
    else void panel.attachFiles(files);
  }

  return (
    <div className="composer">
      {found && (
        <KeyOffer
          key={found.key}
          found={found}
          onAdded={({ model: name }) => {
            removeKey();
            panel.store.setState({ notice: text('setup_added', { name }) });
          }}
          onRemove={removeKey}
        />
      )}
      <OptionList
        id={`${id}-options`}
        label={say(listLabel(completions.writing))}
        options={options}
        active={active}
        selected={selected}
        onPick={completions.writing ? completions.pick : palette.pick}
      />
      <InstantLine id={`${id}-instant`} preview={instant.preview} model={model} held={busy || active !== null} />
      <SelectedRows />
      <Attachments composer={input} />
      <FileDrop />
      <div className="composer-line">
        <AttachButton />
        <textarea
          ref={input}
          rows={1}
          aria-label={say('ui_message')}
          aria-describedby={`${id}-instant`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={options.length > 0 ? `${id}-options` : undefined}
          aria-activedescendant={active ? optionId(`${id}-options`, active) : undefined}
          placeholder={say(model ? 'ui_message_hint' : 'ui_message_hint_commands')}
          className={long ? 'long-draft' : undefined}
          dir={draft ? sideOf(draft) : undefined}
          onChange={(event) => panel.write(event.target.value)}
          onPaste={(event) => take(event, event.clipboardData, [...event.clipboardData.files])}
          onDrop={(event) => take(event, event.dataTransfer)}
          onKeyDown={onKeyDown}
        />
        {(underWay || (busy && holder === 'here')) && (
          <IconButton
            icon={Square}
            kind="plain"
            className="composer-stop"
            label={say('ui_stop')}
            onClick={() => panel.stop()}
          />
        )}
        <IconButton
          icon={ArrowUp}
          kind="fill"
          label={say('ui_send')}
          disabled={busy || found !== null || empty}
          onClick={() => send(false)}
        />
      </div>
    </div>
  );
}

const listLabel = (writing: ActiveCompletion | null): MessageKey =>
  writing ? (writing.sign === '/' ? 'ui_complete_actions' : 'ui_complete_things') : 'ui_palette';

/** Number of rows selected for the next command. */
function SelectedRows() {
  const say = useSay();
  const panel = usePanel();
  const n = usePanelState((state) => state.selected.length);
  if (n === 0) return null;
  return (
    <div className="selected-rows">
      {say('ui_selected', { n })}
      <IconButton icon={X} label={say('ui_unselect')} onClick={panel.unselectAll} />
    </div>
  );
}
