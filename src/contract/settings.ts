import { userAction } from './action.ts';
import { type DataKind, dataKinds, defaultPort } from './client.ts';
import { type Text, text } from './text.ts';
import * as z from './zod-mini.ts';

/** A saved connection. Its key is stored elsewhere, bound to the origin of `baseUrl`. */
export const providerConfig = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  baseUrl: z.string(),
  model: z.string(),
  at: z.number(),
});
export type ProviderConfig = z.infer<typeof providerConfig>;

/** US dollars for a million tokens of input, and of output. */
export const modelPrice = z.object({ input: z.number().check(z.minimum(0)), output: z.number().check(z.minimum(0)) });
export type ModelPrice = z.infer<typeof modelPrice>;

/** Score of a model in the tasks of a calibration, in one syntax. */
export const syntaxScore = z.object({
  syntax: z.string(),
  solved: z.int(),
  tasks: z.int(),
  /** Calls that the parser had to repair. */
  repairs: z.int(),
  /** Calls that could not be read, or not be run. */
  errors: z.int(),
  /** In and out; `estimated` where the server did not report all of them. */
  tokens: z.number(),
  estimated: z.boolean(),
  /** Milliseconds. */
  time: z.number(),
  /** The server takes no calls in this way. */
  refused: z.boolean(),
});
export type SyntaxScore = z.infer<typeof syntaxScore>;

/** Measurement of a model, and the syntax that it writes best. */
export const calibration = z.object({ at: z.number(), syntax: z.string(), scores: z.array(syntaxScore) });
export type Calibration = z.infer<typeof calibration>;

export const modelSettings = z.object({
  /** `automatic` or a syntax id. */
  syntax: z._default(z.string(), 'automatic'),
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  /** Tokens. */
  contextTokens: z._default(z.int().check(z.positive()), 32_768),
  maxOutput: z.optional(z.int().check(z.positive())),
  price: z.optional(modelPrice),
  systemPrompt: z._default(z.string(), ''),
  several: z._default(z.boolean(), false),
  /** It takes pictures beside text. */
  images: z._default(z.boolean(), false),
  startInReasoning: z._default(z.boolean(), false),
  /** True if its server enforces a shape of answers, as a probe has shown; absent if it was never tried. */
  constrained: z.optional(z.boolean()),
  /** Optional fields of a request that its server has refused by name. */
  refused: z.optional(z.array(z.string())),
  /** Basis of the syntax `automatic`. */
  calibration: z.optional(calibration),
});
export type ModelSettings = z.infer<typeof modelSettings>;

export { type DataKind, dataKinds };

/**
 * The form in which web addresses are sent: whole, or without query and fragment; `bare-history`: only those from the
 * history without.
 */
export const addressForms = ['whole', 'bare-history', 'bare'] as const;
export type AddressForm = (typeof addressForms)[number];

/** Model access: what the user lets a provider see. */
export const modelAccess = z.object({
  /** The origin for which the user has answered; for another it is asked anew. */
  origin: z.string(),
  /** Kinds that were asked about; a later version may know more. */
  asked: z.array(z.enum(dataKinds)),
  allowed: z.array(z.enum(dataKinds)),
  addresses: z.enum(addressForms),
});
export type ModelAccess = z.infer<typeof modelAccess>;

/** Languages that the interface has, as BCP 47 writes them; `browser`: that of the browser. */
export const interfaceLanguage = z.enum(['browser', 'en', 'de', 'vi', 'zh-CN']);
export type InterfaceLanguage = z.infer<typeof interfaceLanguage>;

/** A model of a saved connection. */
export const modelChoice = z.object({ provider: z.string(), model: z.string() });
export type ModelChoice = z.infer<typeof modelChoice>;

export const theme = z.enum(['system', 'light', 'dark']);
export const policy = z.enum(['ask', 'allow', 'off']);
/** Rounds of one turn; 0 = no limit. */
export const maxToolRounds = z.int().check(z.minimum(0));

export const bridgePort = z.int().check(z.minimum(1024), z.maximum(65_535));

/** Minutes of a day. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));
const days = z.int().check(z.minimum(1), z.maximum(365));

/** When a rule runs: at a time of each day or of one day of the week (0 is Sunday), with too many tabs, or once. */
export const ruleTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), day: z.nullable(z.int().check(z.minimum(0), z.maximum(6))), minute }),
  z.object({ kind: z.literal('more-tabs'), than: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  /** Epoch milliseconds. */
  z.object({ kind: z.literal('once'), at: z.number() }),
]);
export type RuleTime = z.infer<typeof ruleTime>;

/** The act of a rule. `unusedDays`: with the tabs that were not used for so long. */
export const ruleDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set-aside'), unusedDays: days }),
  z.object({ kind: z.literal('sleep'), unusedDays: days }),
  z.object({ kind: z.literal('close-duplicates') }),
  z.object({ kind: z.literal('open-session'), session: z.string().check(z.minLength(1)), name: z.string() }),
]);
export type RuleDeed = z.infer<typeof ruleDeed>;

/** Something that is done automatically, through the gate like everything else. */
export const rule = z.object({
  id: z.string().check(z.minLength(1)),
  on: z.boolean(),
  when: ruleTime,
  does: ruleDeed,
});
export type Rule = z.infer<typeof rule>;

/** An order that the panel carries out itself, without a tool or a model. */
export type PanelOrder = { kind: 'library' } | { kind: 'options'; page: OptionsPageId };

/** A page of the options that a sentence may order; "": the one that opens first. */
export type OptionsPageId = '' | 'appearance' | 'providers' | 'shortcuts' | 'tools' | 'data';

/** A Sunday, whose time of day in local time counts. */
const sunday = (minute: number, day: number): number => new Date(2026, 0, 4 + day, 0, minute).getTime();

/** "Every Friday, 17:00". */
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

/** A rule with its time, in one line. */
export const ruleText = (rule: Pick<Rule, 'when' | 'does'>): Text =>
  text('rules_line', { when: timeText(rule), does: deedText(rule) });

export const settings = z.object({
  theme: z._default(theme, 'system'),
  language: z._default(interfaceLanguage, 'browser'),
  /** Models that stand first in the panel's menu. */
  favourites: z._default(z.array(modelChoice), []),
  maxToolRounds: z._default(maxToolRounds, 10),
  /** Provider id in use; null: the first saved, else built-in commands. */
  provider: z._default(z.nullable(z.string()), null),
  /** When it was chosen for every chat, in the options; earlier choices of single chats are over (epoch milliseconds). */
  usedAt: z._default(z.number(), 0),
  /** Suggestions on the empty panel. */
  suggestions: z._default(z.boolean(), true),
  /** After the first answer its model is asked for a title. */
  modelTitles: z._default(z.boolean(), false),
  /** Policy by tool name; what is absent follows the tool's effect. */
  policies: z._default(z.record(z.string(), policy), {}),
  /** The user's own prompts. */
  actions: z._default(z.array(userAction), []),
  /** Acts that run by themselves, at their time. */
  rules: z._default(z.array(rule), []),
  /** By `providerId/model`. */
  models: z._default(z.record(z.string(), modelSettings), {}),
  /** Origins of this machine to which our requests go out without the header `Origin`. */
  hiddenFrom: z._default(z.array(z.string()), []),
  /** Origins of models about which the browser was answered; what it says now counts. */
  answeredFor: z._default(z.array(z.string()), []),
  /**
   * Programs outside the browser may connect, through the helper on `port`. `shown`: Connections stood open when the user
   * had all start anew, which closed it, and is opened again.
   */
  bridge: z._default(z.object({ on: z.boolean(), port: bridgePort, shown: z.exactOptional(z.boolean()) }), {
    on: false,
    port: defaultPort,
  }),
  /** Model access by provider id; absent: never asked. */
  sees: z._default(z.record(z.string(), modelAccess), {}),
});
export type Settings = z.infer<typeof settings>;

/** As a model reads them. */
const words: Record<DataKind, string> = {
  tabs: 'tabs',
  bookmarks: 'bookmarks and tags',
  history: 'history',
  pages: 'page text',
  files: 'files',
};

/** The text that a model gets in place of data that it may not see. */
export const privateWords = (kinds: readonly DataKind[]): string =>
  `The user keeps ${kinds.map((kind) => words[kind]).join(' and ')} private from this model.`;
