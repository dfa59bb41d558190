import { useId, useState } from 'react';
import { interfaceLanguage, type Settings } from '@/src/contract/settings.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { Radio } from '../parts/fields/radio.tsx';
import { TextField } from '../parts/fields/text-field.tsx';
import { useSay } from '../parts/services-context.tsx';
import './appearance-page.css';
import { Section } from './parts/section.tsx';
import { SelectField } from './parts/select-field.tsx';
import { useOptions, useOptionsState } from './state/options-context.tsx';

const themes: { id: Settings['theme']; name: MessageKey }[] = [
  { id: 'system', name: 'options_theme_system' },
  { id: 'light', name: 'options_theme_light' },
  { id: 'dark', name: 'options_theme_dark' },
];

/** The name of a language in that language: "Deutsch". */
const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(new Intl.Locale(language).language) ?? language;

/** Settings of appearance and behaviour. Each change is saved at once. */
export default function AppearancePage() {
  const say = useSay();
  const { change } = useOptions();
  const settings = useOptionsState((state) => state.settings);
  const hint = useId();
  if (!settings) return null;
  return (
    <>
      <fieldset className="section theme-choice">
        <legend>{say('options_theme')}</legend>
        <div className="theme-radios">
          {themes.map(({ id, name }) => (
            <Radio
              key={id}
              className="theme-radio"
              name="theme"
              value={id}
              checked={settings.theme === id}
              onChange={() => void change({ theme: id })}
            >
              <span className={`theme-look theme-${id}`} aria-hidden />
              {say(name)}
            </Radio>
          ))}
        </div>
      </fieldset>
      <div className="section">
        <SelectField
          label={say('options_language')}
          value={settings.language}
          hint={say('options_language_hint')}
          onChange={({ target }) => void change({ language: interfaceLanguage.parse(target.value) })}
        >
          <option value="browser">{say('options_language_browser')}</option>
          {interfaceLanguage.options
            .filter((one) => one !== 'browser')
            .map((one) => (
              <option key={one} value={one} lang={one}>
                {nameOf(one)}
              </option>
            ))}
        </SelectField>
      </div>
      <Section title={say('options_panel')}>
        <Checkbox checked={settings.suggestions} onChange={(suggestions) => void change({ suggestions })}>
          {say('options_suggestions')}
        </Checkbox>
        <div className="model-titles">
          <Checkbox
            checked={settings.modelTitles}
            describedBy={hint}
            onChange={(modelTitles) => void change({ modelTitles })}
          >
            {say('options_model_titles')}
          </Checkbox>
          <p id={hint} className="field-note">
            {say('options_model_titles_hint')}
          </p>
        </div>
        <Rounds saved={settings.maxToolRounds} />
      </Section>
    </>
  );
}

/** Number field, saved on blur or Enter. An invalid number shows an error and stays. */
function Rounds({ saved }: { saved: number }) {
  const say = useSay();
  const { change } = useOptions();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? String(saved);
  const fits = /^\d{1,4}$/.test(value.trim());

  function save() {
    if (typed === null || !fits) return;
    setTyped(null);
    if (Number(typed) !== saved) void change({ maxToolRounds: Number(typed) });
  }

  return (
    <TextField
      className="rounds"
      label={say('options_rounds')}
      inputMode="numeric"
      value={value}
      hint={say('options_rounds_hint')}
      error={fits ? undefined : say('options_rounds_wrong')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
