import { TextCursorInput, X } from 'lucide-react';
import type { RefObject } from 'react';
import { attachedWords } from '@/src/chat/message/attachment-text.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import { estimateTokens, PICTURE_TOKENS } from '@/src/text/estimate-tokens.ts';
import { IconButton } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import './attachments.css';
import { onDemand } from '../../parts/on-demand.ts';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { bytesText } from '../drafts/file-size.ts';
import { chosenModel } from '../state/model-choice.ts';

const AttachedActions = onDemand(async () => (await import('./page-actions.tsx')).AttachedActions);

const kindKeys: Record<Attachment['kind'], MessageKey> = {
  page: 'ui_attached_page',
  selection: 'ui_attached_selection',
  link: 'ui_attached_link',
  tabs: 'ui_attached_tabs',
  group: 'ui_attached_group',
  session: 'ui_attached_session',
  bookmark: 'ui_attached_bookmark',
  folder: 'ui_attached_folder',
  tag: 'ui_attached_tag',
  file: 'ui_attached_file',
  paste: 'ui_attached_paste',
};
const tokensOf = (attached: Attachment): number =>
  estimateTokens(attachedWords(attached)) + (attached.image ? PICTURE_TOKENS : 0);

function tokensText(attached: Attachment): Text {
  const { kind, rest, measure } = attached;
  const isTitle = kind === 'page' && attached.text === '';
  const key = rest || measure?.cut ? 'ui_first_part_about' : isTitle ? 'ui_title_about' : 'ui_tokens_about';
  return text(key, { n: tokensOf(attached) });
}

/** Size of an attachment: pages and bytes of a file, and tokens. */
function Weight({ attached }: { attached: Attachment }) {
  const say = useSay();
  const { measure } = attached;
  const { unit, count = 0 } = measure ?? {};
  const sizes = [
    ...(unit ? [text('ui_file_count', { unit, n: count })] : []),
    ...(measure ? [bytesText(measure.bytes)] : []),
    tokensText(attached),
  ];
  return <span className="attachment-weight">{sizes.map((one) => say(one)).join(' · ')}</span>;
}

/** Limits for the preview of a paste: characters read, and lines shown. */
const preview = { characters: 400, lines: 3 };

const previewOf = (text: string): string[] =>
  text
    .slice(0, preview.characters)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, preview.lines);

/** Attachments of the draft, also those being read. `composer` gets the focus when a paste is put into its text. */
export function Attachments({ composer }: { composer: RefObject<HTMLTextAreaElement | null> }) {
  const say = useSay();
  const panel = usePanel();
  const attached = usePanelState((state) => state.attached);
  const reading = usePanelState((state) => state.reading);
  const open = usePanelState((state) => state.conversation.id);
  const offers = usePanelState((state) => chosenModel(state) !== null && !state.draft && state.attached.length > 0);
  const slow = useSlow(reading.length > 0);
  const shown = slow ? reading.filter(({ conversation }) => conversation === null || conversation === open) : [];
  if (attached.length + shown.length === 0) return null;

  function insert(id: string) {
    panel.insertPaste(id);
    composer.current?.focus();
  }

  return (
    <>
      <ul className="attachments" aria-label={say('ui_attached')}>
        {attached.map((one) => (
          <li key={one.id} data-attached={one.kind}>
            {one.kind === 'paste' ? <PasteLabel attached={one} /> : <AttachmentLabel attached={one} />}
            {one.kind === 'paste' && (
              <IconButton
                icon={TextCursorInput}
                label={say('ui_paste_as_text', { title: one.title })}
                onClick={() => insert(one.id)}
              />
            )}
            <IconButton icon={X} label={say('ui_detach', { title: one.title })} onClick={() => panel.detach(one.id)} />
          </li>
        ))}
        {shown.map(({ id, title }) => (
          <li key={id}>
            <span className="attachment-label">
              <span className="spinner" />
              <ForeignText className="one-line">{title}</ForeignText>
              <span className="attachment-weight">{say('ui_reading')}</span>
            </span>
            <IconButton icon={X} label={say('ui_stop_reading', { title })} onClick={() => panel.cancelAttachment(id)} />
          </li>
        ))}
      </ul>
      {offers && <AttachedActions />}
    </>
  );
}

/** Size and first lines of a paste. */
function PasteLabel({ attached }: { attached: Attachment }) {
  const say = useSay();
  return (
    <span className="paste-label">
      <span className="attachment-label">
        <span className="attachment-kind">{say(kindKeys[attached.kind])}</span>
        <Weight attached={attached} />
      </span>
      <span className="paste-preview">
        {previewOf(attached.text).map((line, at) => (
          // Lines may be alike, and none of them moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ForeignText key={at} className="one-line">
            {line}
          </ForeignText>
        ))}
      </span>
    </span>
  );
}

/** Title and size; a thumbnail for a picture. The name of a file tells its kind. */
export function AttachmentLabel({ attached }: { attached: Attachment }) {
  const say = useSay();
  const { image, measure } = attached;
  return (
    <span className="attachment-label">
      {image && <img className="attachment-picture" src={`data:${image.mediaType};base64,${image.data}`} alt="" />}
      {!measure && (
        <span className="attachment-kind">{say(image ? 'ui_attached_picture' : kindKeys[attached.kind])}</span>
      )}
      <ForeignText className="one-line">{attached.title}</ForeignText>
      <Weight attached={attached} />
    </span>
  );
}
