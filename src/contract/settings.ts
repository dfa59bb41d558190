import { userAction } from './action.ts';
import { type DataKind, dataKinds, defaultPort } from './client.ts';
import { type Text, text } from './text.ts';
import * as z from './zod-mini.ts';

/** A saved connection. Its key is stored apart, for the origin of `baseUrl` only. */
export const providerConfig = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  baseUrl: z.string(),
  model: z.string(),
  at: z.number(),
});
export type ProviderConfig = z.infer<typeof providerConfig>;

/** Price in US dollars for a million tokens of input, and of output. */
export const modelPrice = z.object({ input: z.number().check(z.minimum(0)), output: z.number().check(z.minimum(0)) });
export type ModelPrice = z.infer<typeof modelPrice>;

/** Score of a model in the calibration tasks, with one syntax. */
export const syntaxScore = z.object({
  syntax: z.string(),
  solved: z.int(),
  tasks: z.int(),
  /** Number of calls that the parser had to repair. */
  repairs: z.int(),
  /** Number of calls that could not be read or not be run. */
  errors: z.int(),
  /** Tokens of input and output. `estimated`: the server did not report all of them. */
  tokens: z.number(),
  estimated: z.boolean(),
  /** Duration in milliseconds. */
  time: z.number(),
  /** True if the server does not accept calls in this syntax. */
  refused: z.boolean(),
});
export type SyntaxScore = z.infer<typeof syntaxScore>;

/** Result of a calibration: the scores of a model and its best syntax. */
export const calibration = z.object({ at: z.number(), syntax: z.string(), scores: z.array(syntaxScore) });
export type Calibration = z.infer<typeof calibration>;

export const modelSettings = z.object({
  /** `automatic` or the id of a syntax. */
  syntax: z._default(z.string(), 'automatic'),
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  /** Size of the context in tokens. */
  contextTokens: z._default(z.int().check(z.positive()), 32_768),
  maxOutput: z.optional(z.int().check(z.positive())),
  price: z.optional(modelPrice),
  systemPrompt: z._default(z.string(), ''),
  several: z._default(z.boolean(), false),
  /** True if the model accepts pictures. */
  images: z._default(z.boolean(), false),
  startInReasoning: z._default(z.boolean(), false),
  /** True if a probe showed that the server enforces a schema for answers; absent if it was never tried. */
  constrained: z.optional(z.boolean()),
  /** Optional request fields that the server has refused by name. */
  refused: z.optional(z.array(z.string())),
  /** Calibration from which the syntax `automatic` is chosen. */
  calibration: z.optional(calibration),
});
export type ModelSettings = z.infer<typeof modelSettings>;

export { type DataKind, dataKinds };

/** Form in which addresses are sent. `bare`: without query and fragment; `bare-history`: those of the history only. */
export const addressForms = ['whole', 'bare-history', 'bare'] as const;
export type AddressForm = (typeof addressForms)[number];

/** Data that the user lets a provider see. */
export const modelAccess = z.object({
  /** The origin for which the user answered. For another origin the user is asked again. */
  origin: z.string(),
  /** Kinds of data that the user was asked about; a later version may have more kinds. */
  asked: z.array(z.enum(dataKinds)),
  allowed: z.array(z.enum(dataKinds)),
  addresses: z.enum(addressForms),
});
export type ModelAccess = z.infer<typeof modelAccess>;

/** Languages of the interface as BCP 47 tags; `browser` takes the browser's language. */
export const interfaceLanguage = z.enum(['browser', 'en', 'de', 'vi', 'zh-CN']);
export type InterfaceLanguage = z.infer<typeof interfaceLanguage>;

/** A model of a saved connection. */
export const modelChoice = z.object({ provider: z.string(), model: z.string() });
export type ModelChoice = z.infer<typeof modelChoice>;

export const theme = z.enum(['system', 'light', 'dark']);
export const policy = z.enum(['ask', 'allow', 'off']);
/** Limit of rounds in one turn; 0 means no limit. */
export const maxToolRounds = z.int().check(z.minimum(0));

export const bridgePort = z.int().check(z.minimum(1024), z.maximum(65_535));

/** Minutes since midnight. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));
const days = z.int().check(z.minimum(1), z.maximum(365));

/** Time at which a rule runs: daily, on one day of the week (0 is Sunday), when there are too many tabs, or once. */
export const ruleTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), day: z.nullable(z.int().check(z.minimum(0), z.maximum(6))), minute }),
  z.object({ kind: z.literal('more-tabs'), than: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  /** Epoch milliseconds. */
  z.object({ kind: z.literal('once'), at: z.number() }),
]);
export type RuleTime = z.infer<typeof ruleTime>;

/** Act of a rule. `unusedDays`: only the tabs that were not used for so many days. */
export const ruleDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set-aside'), unusedDays: days }),
  z.object({ kind: z.literal('sleep'), unusedDays: days }),
  z.object({ kind: z.literal('close-duplicates') }),
  z.object({ kind: z.literal('open-session'), session: z.string().check(z.minLength(1)), name: z.string() }),
]);
export type RuleDeed = z.infer<typeof ruleDeed>;

/** An act that is done automatically. It passes the gate like any other call. */
export const rule = z.object({
  id: z.string().check(z.minLength(1)),
  on: z.boolean(),
  when: ruleTime,
  does: ruleDeed,
});
export type Rule = z.infer<typeof rule>;

export type PanelOrder = { kind: 'library' } | { kind: 'options'; page: OptionsPageId };

/** A page of the options that a sentence may name; "" opens the first. */
export type OptionsPageId = '' | 'appearance' | 'providers' | 'shortcuts' | 'tools' | 'rules' | 'data';

/** A date on this weekday (0 is Sunday) at this minute, in epoch milliseconds, for formatting only. */
const sunday = (minute: number, day: number): number => new Date(2026, 0, 4 + day, 0, minute).getTime();

/** The time of a rule in words: "Every Friday, 17:00". */
function timeText({ when }: Pick<Rule, 'when'>): Text {
  switch (when.kind) {
    case 'weekly': {
      const at = sunday(when.minute, when.day ?? 0);
      return when.day === null ? text('rules_every_day', { at }) : text('rules_every_week', { at });
    }
    case 'more-tabs':
      return text('rules_more_tabs', { n: when.than });
    case 'once':
      return text('rules_once', { at: when.at });
    default:
      return when satisfies never;
  }
}

function deedText({ does }: Pick<Rule, 'does'>): Text {
  switch (does.kind) {
    case 'set-aside':
      return text('rules_set_aside', { n: does.unusedDays });
    case 'sleep':
      return text('rules_sleep', { n: does.unusedDays });
    case 'close-duplicates':
      return text('rules_close_duplicates');
    case 'open-session':
      return text('rules_open_session', { name: does.name });
    default:
      return does satisfies never;
  }
}

/** A rule in one line: its time and its act. */
export const ruleText = (rule: Pick<Rule, 'when' | 'does'>): Text =>
  text('rules_line', { when: timeText(rule), does: deedText(rule) });

export const settings = z.object({
  theme: z._default(theme, 'system'),
  language: z._default(interfaceLanguage, 'browser'),
  /** Models at the top of the panel's menu. */
  favourites: z._default(z.array(modelChoice), []),
  maxToolRounds: z._default(maxToolRounds, 10),
  /** Id of the provider in use. Null: the first saved one, or the built-in commands if there is none. */
  provider: z._default(z.nullable(z.string()), null),
  /** Epoch milliseconds at which `provider` was chosen in the options. It replaces earlier choices of single chats. */
  usedAt: z._default(z.number(), 0),
  suggestions: z._default(z.boolean(), true),
  /** Ask the model for a title after its first answer. */
  modelTitles: z._default(z.boolean(), false),
  /** Policy by tool name. A tool that is absent follows the default of its effect. */
  policies: z._default(z.record(z.string(), policy), {}),
  actions: z._default(z.array(userAction), []),
  rules: z._default(z.array(rule), []),
  /** Settings of models, by `providerId/model`. */
  models: z._default(z.record(z.string(), modelSettings), {}),
  /** Origins on this machine that get our requests without the header `Origin`. */
  hiddenFrom: z._default(z.array(z.string()), []),
  /** Origins for which the browser has asked the user for permission to contact a model; its present answer counts. */
  answeredFor: z._default(z.array(z.string()), []),
  /** `on`: programs may connect through the helper on `port`. `shown`: Connections is reopened after a restart. */
  bridge: z._default(z.object({ on: z.boolean(), port: bridgePort, shown: z.exactOptional(z.boolean()) }), {
    on: false,
    port: defaultPort,
  }),
  /** Data that the user lets each provider see, by provider id; absent if never asked. */
  sees: z._default(z.record(z.string(), modelAccess), {}),
});
export type Settings = z.infer<typeof settings>;

/** Names of the kinds of data, for the model. */
const words: Record<DataKind, string> = {
  tabs: 'tabs',
  bookmarks: 'bookmarks and tags',
  history: 'history',
  pages: 'page text',
  files: 'files',
};

/** Text that the model gets in place of data that it may not see. */
export const privateWords = (kinds: readonly DataKind[]): string =>
  `The user keeps ${kinds.map((kind) => words[kind]).join(' and ')} private from this model.`;
