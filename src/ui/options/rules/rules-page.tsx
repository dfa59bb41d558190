import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Rule, ruleText } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { changeSettings } from '../state/options-store.ts';
import { RuleForm, ruleExamples } from './rule-form.tsx';
import { SnoozedSection } from './snoozed-section.tsx';
import './rules-page.css';

/** Rules: what runs automatically and when. They can be added, changed, switched on and off, and removed. */
export default function RulesPage() {
  const say = useSay();
  const { say: render } = useI18n();
  const services = useServices();
  const { change, attempt } = useOptions();
  const rules = useOptionsState((state) => state.settings?.rules);
  const [editing, setEditing] = useState<Rule | null>(null);
  const [example, setExample] = useState<string>();
  useFocusAfterForm(editing?.id ?? null);
  if (!rules) return null;
  const isNew = editing !== null && rules.every(({ id }) => id !== editing.id);

  async function save(saved: Rule) {
    await change({ rules: isNew ? [...rules!, saved] : rules!.map((one) => (one.id === saved.id ? saved : one)) });
    setEditing(null);
  }
  const remove = (rule: Rule) => {
    const others = rules.filter(({ id }) => id !== rule.id);
    return attempt(() => changeSettings(services, { rules: others }, { rules }, text('rules_removed')));
  };
  const add = (sentence?: string) => {
    setExample(sentence);
    setEditing({
      id: services.newId(),
      on: true,
      when: { kind: 'weekly', day: 5, minute: 17 * 60 },
      does: { kind: 'set-aside', unusedDays: 14 },
    });
  };

  const form = editing && (
    <RuleForm
      key={editing.id}
      rule={editing}
      sentence={isNew ? example : undefined}
      onSave={(rule) => void save(rule)}
      onCancel={() => setEditing(null)}
    />
  );
  return (
    <>
      <p className="options-lead">{say('rules_lead')}</p>
      {rules.length > 0 && (
        <ul className="cards">
          {rules.map((rule) => {
            const name = render(ruleText(rule));
            const over = rule.when.kind === 'once' && rule.when.at < services.now();
            return (
              <li key={rule.id} data-rule={rule.id}>
                {editing?.id === rule.id ? (
                  form
                ) : (
                  <div className="rule-row spread">
                    <Switch
                      on={rule.on}
                      onChange={(on) =>
                        void change({ rules: rules.map((one) => (one.id === rule.id ? { ...one, on } : one)) })
                      }
                    >
                      <Said text={ruleText(rule)} />
                      {over && <span className="quiet"> {say('rules_over')}</span>}
                    </Switch>
                    <span className="rule-row-buttons">
                      <IconButton icon={Pencil} label={say('rules_edit', { name })} onClick={() => setEditing(rule)} />
                      <IconButton
                        icon={Trash2}
                        label={say('options_remove', { name })}
                        onClick={() => void remove(rule)}
                      />
                    </span>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rules.length === 0 && !isNew && (
        <div className="cards rules-none">
          <p>{say('rules_none')}</p>
          <ul>
            {ruleExamples.map((one) => (
              <li key={one.key}>
                <Button className="numbers" icon={Plus} onClick={() => add(say(one))}>
                  {say(one)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isNew ? (
        <Section title={say('rules_add')}>
          <div className="cards">{form}</div>
        </Section>
      ) : (
        <Button className="rules-add" icon={Plus} onClick={() => add()}>
          {say('rules_add')}
        </Button>
      )}
      <SnoozedSection />
    </>
  );
}

/** Focuses the Edit button of a rule when its form closes, or "Add" if the rule is gone. */
function useFocusAfterForm(editing: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = editing;
    if (closed === null || editing !== null) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-rule]')];
    const edit = rows.find(({ dataset }) => dataset.rule === closed)?.querySelector<HTMLElement>('button');
    (edit ?? document.querySelector<HTMLElement>('.rules-add'))?.focus();
  }, [editing]);
}
