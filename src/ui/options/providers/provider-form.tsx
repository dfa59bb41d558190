import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { PassphraseOffer } from '../../setup/passphrase-offer.tsx';
import { isOpenToOthers, readBaseUrl, typedOrigin } from '../state/base-url.ts';
import { typeName, typeOf } from '../state/connection-type.ts';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { type Problems, type ProviderDraft, readDraft, withModel } from '../state/provider-draft.ts';
import { Calibration } from './calibration.tsx';
import { FormStatus, type Outcome } from './form-status.tsx';
import { KeptHeaders } from './kept-headers.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { ModelSettingsFields } from './model-settings-fields.tsx';
import './provider-form.css';
import { saveProvider } from './save-provider.ts';
import { SyntaxField } from './syntax-field.tsx';
import { TypeField } from './type-field.tsx';
import { useConnectionTest } from './use-connection-test.ts';

/** Advanced fields, collapsed at first. */
const folded: ReadonlySet<string> = new Set<keyof ProviderDraft>([
  'headers',
  'temperature',
  'contextTokens',
  'maxOutput',
  'priceIn',
  'priceOut',
]);

interface Props {
  id: string;
  saved: ProviderConfig | null;
  draft: ProviderDraft;
  changed: boolean;
}

/** Form of a connection, its key and its model. Input is kept until it is saved or cancelled. */
export function ProviderForm({ id, saved, draft, changed }: Props) {
  const say = useSay();
  const services = useServices();
  const options = useOptions();
  const models = useOptionsState((state) => state.settings?.models);
  const hiddenFrom = useOptionsState((state) => state.settings?.hiddenFrom);
  const test = useConnectionTest(id);
  const type = typeOf(draft, services);
  const origin = typedOrigin(draft.baseUrl);
  const refused = test.steps?.some(({ code }) => code === 'origin-not-allowed') ?? false;
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [more, setMore] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(saved === null);
  useEffect(() => {
    // Focuses the type first, since it decides which other fields are needed.
    if (isNew.current) form.current?.querySelector('select')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  function problem(field: keyof Problems): string | undefined {
    const found = problems[field];
    return found && say(found);
  }

  /**
   * Hint below the address field. The example address is shown only once something else is typed; before, it is the
   * placeholder.
   */
  function addressHint(): Text | null {
    if (isOpenToOthers(draft.baseUrl)) return text('options_base_url_open');
    if (type.ownAddress) return text('options_base_url_of', { service: type.label });
    const typed = draft.baseUrl.trim();
    return typed && typed !== type.address ? text('options_base_url_hint', { example: type.address }) : null;
  }

  const hint = addressHint();

  function set(change: Partial<ProviderDraft>) {
    options.draft(id, { ...draft, ...change });
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in change))));
    setOutcome(null);
    if ('baseUrl' in change || 'key' in change || 'headers' in change || 'kind' in change) test.forget();
  }

  function ask(what: 'list' | 'all') {
    const address = type.inBrowser ? null : readBaseUrl(draft.baseUrl);
    if (address && 'problem' in address) return setProblems({ baseUrl: address.problem });
    setOutcome(null);
    void test.run(draft, address, what);
  }

  /** Puts the base URL found by the test into the form and tests it. Credentials typed in the old address are kept. */
  function takeBaseUrl(baseUrl: string) {
    const address = readBaseUrl(draft.baseUrl);
    const headers = 'url' in address ? address.headers : [];
    const moved = readBaseUrl(baseUrl);
    set({ baseUrl });
    if ('url' in moved) void test.run({ ...draft, baseUrl }, { ...moved, headers }, 'all');
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const result = readDraft(draft, { label: typeName(say, type), inBrowser: type.inBrowser });
    if ('problems' in result) return setProblems(result.problems);
    const { read } = result;
    // The permission must be requested synchronously in the gesture. The form is saved whatever the answer.
    const allowing = type.inBrowser || services.requestOrigin(read.config.baseUrl).catch(() => false);
    setProblems({});
    test.forget();
    void options.attempt(async () => {
      await saveProvider(services, id, read);
      const [providers, settings] = await Promise.all([services.providers.all(), services.settings.get()]);
      options.store.setState({ providers, settings });
      options.draft(id, null);
      setOutcome({ kind: 'saved', inUse: settings.provider === id, name: read.config.name });
      if (!(await allowing)) setOutcome({ kind: 'not-allowed', host: new URL(read.config.baseUrl).host });
    });
  }

  function onCancel() {
    options.draft(id, null);
    options.store.setState({ editing: null });
    if (!changed) return;
    const undo = async () => {
      options.draft(id, draft);
      options.store.setState({ editing: id });
    };
    options.store.setState({ notice: { text: text('options_discarded'), undo } });
  }

  return (
    <form
      ref={form}
      className="provider-form"
      aria-label={saved?.name ?? say('options_new_provider')}
      noValidate
      onSubmit={onSubmit}
    >
      {!saved && <p className="provider-new">{say('options_new_provider')}</p>}
      <div className="provider-fields">
        <TypeField draft={draft} onChange={set} />
        <TextField
          label={say('options_name')}
          placeholder={say('options_name_hint')}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        {!type.inBrowser && (
          <TextField
            label={say('options_base_url')}
            inputMode="url"
            dir="ltr"
            value={draft.baseUrl}
            error={problem('baseUrl')}
            placeholder={type.address}
            hint={hint && <Said text={hint} />}
            onChange={(event) => set({ baseUrl: event.target.value })}
          />
        )}
        {type.needsKey !== 'no' && (
          <KeyField
            provider={id}
            type={type}
            origin={origin}
            savedOrigin={saved && typedOrigin(saved.baseUrl)}
            value={draft.key}
            error={problem('key')}
            onChange={(key) => set({ key })}
          />
        )}
        {(type.needsKey === 'yes' || draft.key !== '') && <PassphraseOffer />}
        <ModelField
          value={draft.model}
          error={problem('model')}
          models={test.models}
          onChange={(model) => set({ model })}
          onPick={(model) => set(withModel(draft, model, models?.[`${id}/${model.id}`]))}
          onList={() => ask('list')}
        />
        <SyntaxField value={draft.syntax} onChange={(syntax) => set({ syntax })} />
      </div>
      <details
        className="provider-more"
        open={more || Object.keys(problems).some((field) => folded.has(field))}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
      >
        <summary>{say('options_more_settings')}</summary>
        <div className="provider-more-fields">
          {!type.inBrowser && (
            <div className="headers-field">
              <TextArea
                label={say('options_headers')}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                rows={2}
                value={draft.headers}
                hint={problem('headers') ?? say('options_headers_hint')}
                aria-invalid={problem('headers') ? true : undefined}
                onChange={(event) => set({ headers: event.target.value })}
              />
              <KeptHeaders provider={id} origin={origin} />
            </div>
          )}
          <ModelSettingsFields draft={draft} problem={problem} set={set} />
        </div>
      </details>
      {saved && <Calibration config={saved} />}
      <div className="buttons">
        <Button type="submit" kind="fill">
          {say('options_save')}
        </Button>
        <Button onClick={() => ask('all')}>{say('options_test')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {say(changed || !saved ? 'options_cancel' : 'ui_close')}
        </Button>
      </div>
      <FormStatus
        test={test}
        outcome={outcome}
        refusing={origin !== null && (hiddenFrom?.includes(origin) || refused) ? origin : null}
        onAgain={() => ask('all')}
        onUse={takeBaseUrl}
      />
    </form>
  );
}
