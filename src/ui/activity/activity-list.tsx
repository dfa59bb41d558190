import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ruleOfRun } from '@/src/contract/journal-entry.ts';
import { isSnoozeRule } from '@/src/contract/session.ts';
import { ruleText, type Settings } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';
import './activity-list.css';
import { EntryCard } from './entry-card.tsx';
import { groupsOf, type JournalGroup, sharesHeading, undoableRows } from './journal-groups.ts';
import type { Journal } from './use-journal.ts';

/** Entry to undo. `rows`: only these. */
export interface Wanted {
  entry: string;
  rows?: string[];
}

interface Props {
  journal: Journal;
  /** True while a search narrows the list, so that an empty one says "nothing found". */
  searching: boolean;
  /** Takes entries back one after the other and says how each ended. */
  undo(wanted: Wanted[]): Promise<Map<string, UndoOutcome[]>>;
  /** Heading level of the groups, one below that of the page. */
  heading: 'h2' | 'h3';
}

/** Journal entries by turn or sitting, newest first, with Undo. */
export function ActivityList({ journal: { pages, more }, searching, undo, heading }: Props) {
  const say = useSay();
  const { conversations, settings } = useServices();
  const [ended, setEnded] = useState<ReadonlyMap<string, UndoOutcome[]>>(new Map());
  const items = pages?.items ?? [];
  const groups = groupsOf(items);
  const turns = groups.flatMap(({ turn }) => turn ?? []);
  const sentences = useStored(() => conversations.sentences(turns), { key: turns.join(' ') });
  const byRule = groups.some(({ id }) => ruleOfRun(id) !== null);
  const rules = useStored(async () => (byRule ? ruleNames(await settings.get()) : null), { key: byRule });

  async function takeBack(wanted: Wanted[]) {
    const outcomes = await undo(wanted);
    setEnded((before) => new Map([...before, ...outcomes]));
  }

  return (
    <>
      {pages && items.length === 0 && <p className="quiet">{say(searching ? 'ui_no_entry_found' : 'ui_no_entries')}</p>}
      {groups.map((group, index) => (
        <Group
          key={group.id}
          goesOn={sharesHeading(group, groups[index - 1], sentences)}
          heading={heading}
          group={group}
          sentence={sentences?.get(group.turn ?? '')}
          rules={rules}
          ended={ended}
          undo={(wanted) => void takeBack(wanted)}
        />
      ))}
      {pages?.next !== undefined && (
        <Button className="journal-more" onClick={more}>
          {say('ui_show_more')}
        </Button>
      )}
    </>
  );
}

/** Each rule in words, with its time, by its id. */
type RuleNames = ReadonlyMap<string, Text>;

const ruleNames = ({ rules }: Settings): RuleNames => new Map(rules.map((rule) => [rule.id, ruleText(rule)]));

interface GroupProps extends Pick<Props, 'heading'> {
  group: JournalGroup;
  /** True if the heading of the group before stands for this one too. */
  goesOn: boolean;
  /** The user's words in the turn; undefined outside of a turn, until they are read, and once the chat is deleted. */
  sentence: string | undefined;
  rules: RuleNames | null;
  ended: ReadonlyMap<string, UndoOutcome[]>;
  undo(wanted: Wanted[]): void;
}

function Group({ heading: Heading, group, goesOn, sentence, rules, ended, undo }: GroupProps) {
  const say = useSay();
  const { date } = useI18n();
  const { now } = useServices();
  const undoable = group.entries.filter((entry) => undoableRows(entry).length > 0);
  const when = date(group.at, now());
  return (
    <div className="journal-group" data-goes-on={goesOn || undefined}>
      {!goesOn && (
        <div className="journal-group-head">
          <Heading className="journal-cause numbers">
            {group.client === undefined ? (
              <Said text={causeOf(group, { sentence, rules, when })} />
            ) : (
              <Said text={text('ui_sitting', { client: group.client, when, n: group.entries.length })} />
            )}
          </Heading>
          {undoable.length > 1 && (
            // Newest first, since changes must be undone in reverse order.
            <Button kind="quiet" icon={Undo2} onClick={() => undo(undoable.map(({ id }) => ({ entry: id })))}>
              {say('ui_undo_turn', { n: undoable.length })}
            </Button>
          )}
        </div>
      )}
      <ul className="journal-entries">
        {group.entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            outcomes={ended.get(entry.id) ?? []}
            undo={(rows) => undo([{ entry: entry.id, ...(rows ? { rows } : {}) }])}
          />
        ))}
      </ul>
    </div>
  );
}

interface Causes extends Pick<GroupProps, 'sentence' | 'rules'> {
  when: string;
}

/** Time and cause of a group: the user's sentence, the rule, or the way it was started. */
function causeOf({ id, caller }: JournalGroup, { sentence, rules, when }: Causes): Text {
  if (sentence !== undefined) return text('ui_cause_said', { when, sentence });
  const rule = ruleOfRun(id);
  if (rule === null) return text('ui_cause_started', { when, caller });
  if (isSnoozeRule(rule)) return text('ui_cause_snooze', { when });
  if (rules === null) return text('ui_cause_started', { when, caller: 'rule' });
  const name = rules.get(rule);
  return name ? text('ui_cause_rule', { when, rule: name }) : text('ui_cause_removed_rule', { when });
}
