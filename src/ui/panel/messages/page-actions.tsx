import { Languages, Lightbulb, type LucideIcon, MessageCircleQuestion, ScrollText } from 'lucide-react';
import type { MessageKey } from '@/src/contract/text.ts';
import { Favicon } from '../../parts/badges.tsx';
import { Button } from '../../parts/button.tsx';
import { ForeignText, useTitle } from '../../parts/foreign-text.tsx';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import './page-actions.css';

interface Step {
  name: MessageKey;
  icon: LucideIcon;
  /** Id of the action on the page in front. */
  action: string;
  /** Label of the attachment that the action adds. */
  words: MessageKey | null;
}

const steps: Step[] = [
  { name: 'ui_summarize', icon: ScrollText, action: 'summarize-page', words: 'action_summarize_this' },
  { name: 'ui_explain', icon: Lightbulb, action: 'explain-page', words: 'action_explain_this' },
  { name: 'ui_translate', icon: Languages, action: 'translate-page', words: 'action_translate_this' },
  { name: 'ui_ask_about', icon: MessageCircleQuestion, action: 'ask-page', words: null },
];

/** Actions of a model for the page in front. */
export function PageActions({ page }: { page: { title: string; url: string } }) {
  const say = useSay();
  const panel = usePanel();
  const title = useTitle()(page);
  return (
    <section className="page-actions" aria-label={say('ui_page_actions')}>
      <p className="page-actions-page">
        <Favicon url={page.url} />
        <ForeignText className="one-line">{title}</ForeignText>
      </p>
      <div className="page-actions-steps">
        {steps.map(({ name, icon, action }) => (
          <Button key={action} icon={icon} onClick={() => void panel.runAction(action)}>
            {say(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Actions of a model for the attachments, while nothing is typed. */
export function AttachedActions() {
  const say = useSay();
  const panel = usePanel();
  const { language } = useI18n();
  const run = (words: MessageKey) => {
    const prompt = say(words, { language: language() });
    void panel.runWithInput({ id: words, name: prompt, prompt, menus: [], slot: null }, '');
  };
  return (
    <fieldset className="page-actions-steps attached-actions" aria-label={say('ui_attached_actions')}>
      {steps.map(
        ({ name, icon, words }) =>
          words && (
            <Button key={words} kind="quiet" icon={icon} onClick={() => run(words)}>
              {say(name)}
            </Button>
          ),
      )}
    </fieldset>
  );
}
