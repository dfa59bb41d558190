import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Rule, rule as schema } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { useToolRows } from '../../parts/use-tool-rows.ts';
import { SelectField } from '../parts/select-field.tsx';

interface Props {
  rule: Rule;
  /** Sentence that fills the form in when it opens. */
  sentence?: string | undefined;
  onSave(rule: Rule): void;
  onCancel(): void;
}

/** Any day at this hour, local time. */
const at = (hour: number): number => new Date(2026, 0, 2, hour).getTime();

/** Sentences that the form understands, for someone who has no rule yet. Their times follow the locale's clock. */
export const ruleExamples = [
  text('rules_example_aside', { at: at(17) }),
  text('rules_example_duplicates'),
  text('rules_example_sleep', { at: at(20) }),
] as const;

const clock = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** A date and time as its field has it, in local time. */
const localDateTime = (at: number): string => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Sunday is 0. */
const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day));

const deeds = [
  ['set-aside', 'rules_deed_set_aside'],
  ['sleep', 'rules_deed_sleep'],
  ['close-duplicates', 'rules_deed_close_duplicates'],
  ['open-session', 'rules_deed_open_session'],
] as const;

/** Form of a rule: a sentence fills it in, and each field can be set by hand. */
export function RuleForm({ rule, sentence: begun = '', onSave, onCancel }: Props) {
  const say = useSay();
  const { locale } = useI18n();
  const services = useServices();
  const sessions = useToolRows('list_sessions', { limit: 100 });
  const [sentence, setSentence] = useState(begun);
  const [{ when, does }, setRule] = useState(rule);
  const days = 'unusedDays' in does ? does.unusedDays : 14;
  const set = (change: Partial<Rule>) => setRule((now) => ({ ...now, ...change }));
  const whole = schema.safeParse({ ...rule, when, does });

  async function read(words: string) {
    setSentence(words);
    set(await services.readRule(words));
  }

  const readBegun = useEffectEvent(() => void (begun && read(begun)));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    readBegun();
  }, []);

  function setWhen(kind: string) {
    if (kind === 'more-tabs') set({ when: { kind, than: 200 } });
    else if (kind === 'once') set({ when: { kind, at: services.now() + 86_400_000 } });
    else set({ when: { kind: 'weekly', day: kind === 'day' ? null : Number(kind), minute: 17 * 60 } });
  }

  function setDeed(kind: string) {
    const [first] = sessions;
    if (kind === 'set-aside' || kind === 'sleep') set({ does: { kind, unusedDays: days } });
    else if (kind === 'open-session') set({ does: { kind, session: first?.id ?? '', name: first?.title ?? '' } });
    else set({ does: { kind: 'close-duplicates' } });
  }

  const weekly = when.kind === 'weekly' ? (when.day === null ? 'day' : String(when.day)) : when.kind;
  return (
    <form
      ref={form}
      className="rule-form"
      aria-label={say('rules_form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole.success) onSave(whole.data);
      }}
    >
      <TextField
        label={say('rules_sentence')}
        hint={say('rules_sentence_hint', { example: say(ruleExamples[0]) })}
        value={sentence}
        dir="auto"
        onChange={(event) => void read(event.target.value)}
      />
      <SelectField
        label={say('rules_when')}
        value={weekly}
        onChange={(event) => setWhen(event.target.value)}
        choices={[
          ['day', say('rules_when_day')],
          ...[1, 2, 3, 4, 5, 6, 0].map(
            (day) => [String(day), say('rules_when_weekday', { day: weekdayName(day, locale) })] as const,
          ),
          ['more-tabs', say('rules_when_tabs')],
          ['once', say('rules_when_once')],
        ]}
      />
      {when.kind === 'weekly' && (
        <TextField
          type="time"
          label={say('rules_time')}
          value={clock(when.minute)}
          required
          onChange={({ target }) => {
            const [hour = Number.NaN, minute = Number.NaN] = target.value.split(':').map(Number);
            if (Number.isInteger(hour * 60 + minute)) set({ when: { ...when, minute: hour * 60 + minute } });
          }}
        />
      )}
      {when.kind === 'more-tabs' && (
        <TextField
          type="number"
          min={1}
          label={say('rules_tabs')}
          value={when.than || ''}
          onChange={({ target }) => set({ when: { ...when, than: Number(target.value) } })}
        />
      )}
      {when.kind === 'once' && (
        <TextField
          type="datetime-local"
          label={say('rules_time')}
          value={localDateTime(when.at)}
          required
          onChange={({ target }) => {
            const at = Date.parse(target.value);
            if (!Number.isNaN(at)) set({ when: { ...when, at } });
          }}
        />
      )}
      <SelectField label={say('rules_does')} value={does.kind} onChange={(event) => setDeed(event.target.value)}>
        {deeds.map(([kind, name]) => (
          <option key={kind} value={kind} disabled={kind === 'open-session' && sessions.length === 0}>
            {say(name)}
          </option>
        ))}
      </SelectField>
      {'unusedDays' in does && (
        <TextField
          type="number"
          min={1}
          max={365}
          label={say('rules_days')}
          value={days || ''}
          onChange={({ target }) => set({ does: { ...does, unusedDays: Number(target.value) } })}
        />
      )}
      {does.kind === 'open-session' && (
        <SelectField
          label={say('rules_session_field')}
          value={does.session}
          onChange={({ target }) => {
            const chosen = sessions.find(({ id }) => id === target.value);
            if (chosen) set({ does: { kind: 'open-session', session: chosen.id, name: chosen.title } });
          }}
          choices={sessions.map(({ id, title }) => [id, title])}
        />
      )}
      <div className="buttons">
        <Button kind="fill" type="submit" disabled={!whole.success}>
          {say('rules_save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {say('options_cancel')}
        </Button>
      </div>
    </form>
  );
}
