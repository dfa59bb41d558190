import { Promises } from '../parts/promises.tsx';
import { useI18n, useSay } from '../parts/services-context.tsx';
import './about-page.css';
import { Section } from './parts/section.tsx';
import { useAbout } from './state/options-context.tsx';

/** Pages that the build makes from the documents, in English. */
const docs = [
  { file: '/docs/privacy.html', about: 'options_docs_privacy' },
  { file: '/docs/safety.html', about: 'options_docs_safety' },
  { file: '/docs/permissions.html', about: 'options_docs_permissions' },
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
        <a href="/license.txt" target="_blank" rel="noreferrer">
          {say('options_license')}
        </a>
        {sentenceGap}
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {say('options_licenses')}
        </a>
      </p>
      <Section title={say('options_promises')}>
        <Promises />
      </Section>
      <Section title={say('options_docs')}>
        <ul className="about-docs">
          {docs.map(({ file, about }) => (
            <li key={file}>
              <a href={file} hrefLang="en" target="_blank" rel="noreferrer">
                {say(about)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
