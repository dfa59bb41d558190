import {
  type Dispatch,
  type Ref,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import type { GrantSpan, Preview } from '@/src/contract/run.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { SourceTag } from '../parts/badges.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { type AnswerDraft, useAnswerDraft } from './answer-draft.ts';
import { Answers } from './answers.tsx';
import { AskingClient } from './asking-client.tsx';
import '../parts/question.css';
import './confirmation.css';
import { LastingGrants } from './lasting-grants.tsx';
import { NewAddresses } from './new-addresses.tsx';
import { PlanList, worthFiltering } from './plan-list.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { leftBy, rowsOf, type Ticks, tickedOf, ticksOf, wordsFor } from './ticks.ts';

interface Props {
  ticket: string;
  preview: Preview;
  client?: string | undefined;
  /** Position among several questions ("2 of 3"); changes when one of them is answered. */
  place?: string;
  /** Target of F6, and of the focus unless the user is typing. */
  headline?: Ref<HTMLHeadingElement> | undefined;
  /** Called when a question appears, to place the focus. */
  onShown?(): void;
  /** False if nobody reads why the user refuses; the dialog then asks for no reason. */
  takesReason?: boolean;
  onAllow(rows: string[], grant?: GrantSpan): void;
  onDeny(reason?: string): void;
}

/**
 * Question about a plan whose rows can be unticked. Not modal. Unticked rows and the reason survive a changed plan and
 * a closed page.
 */
export function Confirmation(props: Props) {
  return <Ticket key={props.ticket} {...props} />;
}

function Ticket(props: Props) {
  const [begun, onBegun] = useAnswerDraft(props.ticket);
  const question = useMemo(() => JSON.stringify(props.preview), [props.preview]);
  return <Question key={question} {...props} begun={begun} onBegun={onBegun} />;
}

interface QuestionProps extends Props {
  begun: AnswerDraft;
  onBegun: Dispatch<SetStateAction<AnswerDraft>>;
}

function Question(props: QuestionProps) {
  const { preview, client, place = '', headline, onShown, takesReason = true, onAllow, onDeny, begun, onBegun } = props;
  const id = useId();
  // No grants are offered while the filter hides rows, since they would cover all rows.
  const [query, setQuery] = useState('');
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => void shown(), []);
  const ticks = useMemo(() => ticksOf(preview, begun.left), [preview, begun.left]);
  const onTicks = useCallback(
    (change: (ticks: Ticks) => Ticks) =>
      onBegun((now) => ({ ...now, left: leftBy(change(ticksOf(preview, now.left)), preview, now.left) })),
    [preview, onBegun],
  );

  const rows = rowsOf(preview);
  const ticked = tickedOf(ticks, rows);
  const words = wordsFor(preview, ticks);
  const tools = [...new Set(preview.sections.map((section) => section.tool))].join(' ');
  const said = takesReason ? begun.reason : '';
  const grantable = preview.grants.length > 0;
  const off = useInert(place) || (rows.length > 0 && ticked.length === 0) || said.trim() !== '';
  const allow = (grant?: GrantSpan) => off || onAllow([...new Set(ticked.map((row) => row.id))], grant);
  // A long list of rows takes the space, and the grants below it may be out of view.
  const many = rows.length >= worthFiltering;
  const saysWhy = placeOfReason(preview, many);
  const notes = [
    ...(saysWhy === 'first note' ? [preview.reason] : []),
    ...preview.notes,
    ...(saysWhy === 'last note' ? [preview.reason] : []),
  ];
  const described = [
    saysWhy === 'over notes' && 'reason',
    notes.length > 0 && 'notes',
    saysWhy === 'beside grants' && 'reason',
  ].filter(Boolean);
  const reason = (
    <p className="confirmation-reason" id={`${id}-reason`}>
      <Said text={preview.reason} />{' '}
      {preview.sources.map((source) => (
        <SourceTag key={source} source={source} />
      ))}
    </p>
  );
  const grants = grantable && (
    <LastingGrants preview={preview} client={client} off={off} underMany={many} onAllow={allow}>
      {saysWhy === 'beside grants' && reason}
    </LastingGrants>
  );
  return (
    <div
      className="question confirmation"
      role="alertdialog"
      aria-modal="false"
      data-confirm={tools}
      data-client={client}
      aria-labelledby={client === undefined ? `${id}-headline` : `${id}-client ${id}-headline`}
      aria-describedby={described.map((part) => `${id}-${part}`).join(' ') || undefined}
    >
      <div className="confirmation-head">
        {client !== undefined && <AskingClient name={client} id={`${id}-client`} />}
        <h2 id={`${id}-headline`} className="question-title" ref={headline} tabIndex={-1}>
          <Said text={words.headline} />
        </h2>
        {(saysWhy === 'over notes' || notes.length > 0) && (
          <div className="confirmation-notes question-words">
            {saysWhy === 'over notes' && reason}
            <PlanNotes notes={notes} id={`${id}-notes`} />
          </div>
        )}
        {preview.addresses.length > 0 && <NewAddresses addresses={preview.addresses} />}
      </div>
      {rows.length > 0 && (
        <PlanList preview={preview} ticks={ticks} onTicks={onTicks} query={query} onQuery={setQuery} />
      )}
      <Answers
        preview={preview}
        verb={words.verb}
        reason={takesReason ? said : null}
        onReason={(words) => onBegun((now) => ({ ...now, reason: words }))}
        off={off}
        onAllow={allow}
        onDeny={onDeny}
      />
      {query.trim() === '' && grants}
    </div>
  );
}

/** The usual reason. It tells the user nothing new, so it is shown last. */
const usualReason: MessageKey = 'gate_destroys';
/** The reason for asking about acts only because they belong to a plan. */
const reasonOfPlan: MessageKey = 'gate_plan';

/**
 * Position of the reason in the question, null to leave it out. `many`: the list of rows is long, so the grants below
 * it may be out of view.
 */
function placeOfReason({ reason, sources, addresses, grants, sections }: Preview, many: boolean) {
  // Sources and new addresses must be visible, so the reason is shown above the notes, whose end may be cut off.
  if (sources.length > 0 || addresses.length > 0) return 'over notes';
  // A plan of one act is no more than its headline says.
  if (reason.key === reasonOfPlan && new Set(sections.map(({ call }) => call)).size < 2) return null;
  const usual = reason.key === usualReason;
  if (grants.length > 0 && (usual || !many)) return 'beside grants';
  return usual ? 'last note' : 'first note';
}

/** Milliseconds in which a new question ignores yes, so that a click begun before it appeared approves nothing. */
const inertFor = 500;

/** True for the first half second after a question appears or changes its place. */
function useInert(place: string): boolean {
  const [awake, setAwake] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setAwake, inertFor, place);
    return () => clearTimeout(timer);
  }, [place]);
  return awake !== place;
}
