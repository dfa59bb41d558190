import { Check, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { LiveRow } from '@/src/contract/tool.ts';
import { Favicon, Kbd } from '../../../parts/badges.tsx';
import { ForeignText } from '../../../parts/foreign-text.tsx';
import { useSay } from '../../../parts/services-context.tsx';
import './option-list.css';

/** A line of a list over the composer. */
export interface Option {
  id: string;
  /** Kind in words, such as "Page"; empty if the list has only one kind. */
  kind: string;
  icon: LucideIcon;
  title: string;
  detail?: string | undefined;
  /** True if the title is text of others. */
  foreign?: true;
  /** Address of the page whose icon is shown. */
  url?: string;
  /** Row behind the option, which can be selected. */
  row?: LiveRow;
  pick(how: { background: boolean }): Promise<void>;
}

/** The id of an option's element in the list with this id. */
export const optionId = (list: string, option: string): string => `${list}-${encodeURIComponent(option)}`;

interface Props {
  id: string;
  label: string;
  options: Option[];
  /** Id of the option that the keys act on; the composer keeps the focus. */
  active: string | null;
  selected?: readonly LiveRow[];
  onPick(option: Option, background: boolean): void;
}

export function OptionList({ id, label, options, active, selected = [], onPick }: Props) {
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  if (options.length === 0) return null;
  const isSelected = ({ row }: Option) =>
    row !== undefined && selected.some(({ kind, id }) => kind === row.kind && id === row.id);
  return (
    <div id={id} role="listbox" className="option-list" aria-label={label}>
      {options.map((option) => (
        <div
          key={option.id}
          id={optionId(id, option.id)}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === active}
          aria-checked={option.row ? isSelected(option) : undefined}
          className="option"
          title={option.url}
          // Keeps the focus and the caret in the composer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onPick(option, event.ctrlKey || event.metaKey)}
          onKeyDown={(event) => event.key === 'Enter' && onPick(option, event.ctrlKey || event.metaKey)}
        >
          <OptionContent option={option} active={option.id === active} selected={isSelected(option)} />
        </div>
      ))}
    </div>
  );
}

function OptionContent({ option, active, selected }: { option: Option; active: boolean; selected: boolean }) {
  const say = useSay();
  const { icon: Icon, kind, title, detail, foreign, url } = option;
  return (
    <>
      {selected ? <Check size={16} aria-hidden /> : url ? <Favicon url={url} /> : <Icon size={16} aria-hidden />}
      {kind && <span className="option-kind one-line">{kind}</span>}
      <span className="option-title one-line">{foreign ? <ForeignText>{title}</ForeignText> : title}</span>
      {detail && <ForeignText className="option-detail one-line">{detail}</ForeignText>}
      {active && (
        <span className="option-key" aria-hidden>
          <Kbd>{say('ui_key_enter')}</Kbd>
        </span>
      )}
    </>
  );
}
