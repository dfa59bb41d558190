import { Promises } from '../parts/promises.tsx';
import { useI18n, useSay } from '../parts/services-context.tsx';
import './parts/cards.css';
import { Section } from './parts/section.tsx';
import { useAbout } from './state/options-context.tsx';

/** Further documents in the source code. */
const docs = [
  { file: 'docs/privacy.md', about: 'options_docs_privacy' },
  { file: 'docs/safety.md', about: 'options_docs_safety' },
  { file: 'docs/providers.md', about: 'options_docs_providers' },
] as const;

export default function AboutPage() {
  const say = useSay();
  const { sentenceGap } = useI18n();
  const { version } = useAbout();
  return (
    <>
      <p className="options-lead">{say('welcome_lead')}</p>
      <p className="numbers">{say('options_version', { version })}</p>
      <p>
        {say('options_license')}
        {sentenceGap}
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {say('options_licenses')}
        </a>
      </p>
      <Section title={say('options_promises')}>
        <Promises />
      </Section>
      <Section title={say('options_docs')} lead={say('options_docs_where')}>
        <ul>
          {docs.map(({ file, about }) => (
            <li key={file}>
              {say(about)}: <code>{file}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
