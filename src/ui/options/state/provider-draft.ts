import { type ConnectionSecret, readHeaders } from '@/src/address/connection-secret.ts';
import type { ModelInfo, ProviderPreset } from '@/src/contract/provider.ts';
import { type ModelSettings, modelSettings, type ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { settingsFromServer } from '../../setup/settings-from-server.ts';
import { readBaseUrl, shownUrl } from './base-url.ts';
import { type Kind, presetOf } from './connection-type.ts';

/** A provider's form as it is typed. */
export interface ProviderDraft {
  kind: string;
  name: string;
  baseUrl: string;
  /** Newly typed key; the stored one is never shown. */
  key: string;
  /** Newly typed headers, one a line; the stored ones are never shown. */
  headers: string;
  model: string;
  syntax: string;
  temperature: string;
  contextTokens: string;
  maxOutput: string;
  /** US dollars for a million tokens. */
  priceIn: string;
  priceOut: string;
  systemPrompt: string;
  several: boolean;
  images: boolean;
}

export type Problems = Partial<Record<keyof ProviderDraft, Text>>;

/** A valid form, parsed into the values to save. */
export interface ReadDraft {
  config: Pick<ProviderConfig, 'kind' | 'name' | 'baseUrl' | 'model'>;
  /** Newly typed secrets; empty fields keep the stored ones. */
  secret: ConnectionSecret;
  settings: Omit<ModelSettings, 'startInReasoning' | 'calibration'>;
}

const shownNumber = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The part of a form that belongs to the model. */
export function settingsDraft(settings: ModelSettings) {
  const { syntax, temperature, contextTokens, maxOutput, price, systemPrompt, several, images } = settings;
  return {
    syntax,
    temperature: shownNumber(temperature),
    contextTokens: shownNumber(contextTokens),
    maxOutput: shownNumber(maxOutput),
    priceIn: shownNumber(price?.input),
    priceOut: shownNumber(price?.output),
    systemPrompt,
    several,
    images,
  };
}

export function newDraft(kind: Kind | undefined): ProviderDraft {
  return {
    kind: kind?.id ?? '',
    name: '',
    baseUrl: kind?.defaultBaseUrl ?? '',
    key: '',
    headers: '',
    model: '',
    ...settingsDraft(modelSettings.parse({})),
  };
}

export const isUntouched = (draft: ProviderDraft, kind: Kind | undefined): boolean =>
  JSON.stringify(draft) === JSON.stringify(newDraft(kind));

export function draftOf({ kind, name, baseUrl, model }: ProviderConfig, settings: ModelSettings): ProviderDraft {
  return { kind, name, baseUrl, key: '', headers: '', model, ...settingsDraft(settings) };
}

/** Switches the kind and its default address, unless the user has typed one. */
export function withKind(
  draft: ProviderDraft,
  kind: Kind,
  { kinds, presets }: { kinds: readonly Kind[]; presets: readonly ProviderPreset[] },
): ProviderDraft {
  const given = draft.baseUrl === '' || kinds.some((one) => one.defaultBaseUrl === draft.baseUrl);
  const untouched = given || presetOf(draft, presets) !== undefined;
  return { ...draft, kind: kind.id, baseUrl: untouched ? kind.defaultBaseUrl : draft.baseUrl };
}

export const withPreset = (draft: ProviderDraft, { kind, baseUrl }: ProviderPreset): ProviderDraft => ({
  ...draft,
  kind,
  baseUrl,
});

/** Fills in a model from the server's list, with its saved settings or the server's facts. */
export function withModel(draft: ProviderDraft, model: ModelInfo, known: ModelSettings | undefined): ProviderDraft {
  if (known) return { ...draft, model: model.id, ...settingsDraft(known) };
  const { contextTokens, priceIn, priceOut, images } = settingsDraft(settingsFromServer(model));
  const toldContext = model.context ?? model.contextLimit;
  return {
    ...draft,
    model: model.id,
    priceIn,
    priceOut,
    images,
    ...(toldContext !== undefined && { contextTokens }),
  };
}

/** Parses the form, or gives errors by field. The name defaults to the host, for a model in the browser to its kind. */
export function readDraft(
  draft: ProviderDraft,
  { label, inBrowser }: { label: string; inBrowser: boolean },
): { read: ReadDraft } | { problems: Problems } {
  const problems: Problems = {};
  const address = inBrowser ? null : readBaseUrl(draft.baseUrl);
  if (address && 'problem' in address) problems.baseUrl = address.problem;
  const key = inBrowser ? '' : draft.key.trim();
  if (!isKey(key)) problems.key = text('options_key_unreadable');
  const headers = inBrowser ? [] : readHeaders(draft.headers);
  if (!headers) problems.headers = text('options_headers_unreadable');
  const model = draft.model.trim() || (inBrowser ? draft.kind : '');
  if (model === '') problems.model = text('options_model_missing');

  const number = (field: keyof typeof wrongNumber, fits: (value: number) => boolean) => {
    const typed = draft[field].trim().replace(',', '.');
    if (typed === '') return undefined;
    const value = Number(typed);
    if (!fits(value)) problems[field] = text(wrongNumber[field]);
    return value;
  };
  const temperature = number('temperature', (value) => value >= 0 && value <= 2);
  const contextTokens = number('contextTokens', isCount);
  const maxOutput = number('maxOutput', isCount);
  const input = number('priceIn', isPrice);
  const output = number('priceOut', isPrice);
  if (input === undefined && output !== undefined) problems.priceIn = text(wrongNumber.priceIn);
  if (output === undefined && input !== undefined) problems.priceOut = text(wrongNumber.priceOut);
  if ((address && 'problem' in address) || Object.keys(problems).length > 0) return { problems };

  return {
    read: {
      config: {
        kind: draft.kind,
        name: draft.name.trim() || (address?.url.host ?? label),
        baseUrl: address ? shownUrl(address.url) : '',
        model,
      },
      secret: { key: key || null, headers: [...(address?.headers ?? []), ...(headers ?? [])] },
      settings: {
        syntax: draft.syntax,
        systemPrompt: draft.systemPrompt,
        several: draft.several,
        images: draft.images,
        contextTokens: contextTokens ?? modelSettings.parse({}).contextTokens,
        ...(temperature !== undefined && { temperature }),
        ...(maxOutput !== undefined && { maxOutput }),
        ...(input !== undefined && output !== undefined && { price: { input, output } }),
      },
    },
  };
}

const wrongNumber = {
  temperature: 'options_temperature_wrong',
  contextTokens: 'options_tokens_wrong',
  maxOutput: 'options_tokens_wrong',
  priceIn: 'options_price_wrong',
  priceOut: 'options_price_wrong',
} as const;

const isPrice = (value: number): boolean => value >= 0 && Number.isFinite(value);
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** True if a key has only characters valid in an HTTP header. */
export const isKey = (key: string): boolean => /^[\x21-\x7e]*$/.test(key);
