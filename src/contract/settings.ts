import { userAction } from './action.ts';
import { z } from './zod.ts';

/** A saved connection. The key lies elsewhere, bound to the origin of `baseUrl`. */
export const providerConfig = z.object({
  id: z.string().min(1),
  kind: z.string().min(1),
  name: z.string().min(1),
  baseUrl: z.string(),
  model: z.string(),
  at: z.number(),
});
export type ProviderConfig = z.infer<typeof providerConfig>;

/** US dollars for a million tokens that go out, and for a million that come. */
export const modelPrice = z.object({ input: z.number().min(0), output: z.number().min(0) });
export type ModelPrice = z.infer<typeof modelPrice>;

/** How a model did with the tasks of a calibration in one syntax. */
export const syntaxScore = z.object({
  syntax: z.string(),
  solved: z.number().int(),
  tasks: z.number().int(),
  /** What the parser had to mend in its calls. */
  repairs: z.number().int(),
  /** Calls that could not be read, or not be run. */
  errors: z.number().int(),
  /** In and out; `estimated` where the server did not report all of them. */
  tokens: z.number(),
  estimated: z.boolean(),
  /** Milliseconds. */
  time: z.number(),
  /** The server takes no calls in this way. */
  refused: z.boolean(),
});
export type SyntaxScore = z.infer<typeof syntaxScore>;

/** What was measured of a model, and the syntax that it writes best. */
export const calibration = z.object({ at: z.number(), syntax: z.string(), scores: z.array(syntaxScore) });
export type Calibration = z.infer<typeof calibration>;

export const modelSettings = z.object({
  /** `automatic` or a syntax id. */
  syntax: z.string().default('automatic'),
  temperature: z.number().min(0).max(2).optional(),
  /** Tokens. */
  contextTokens: z.number().int().positive().default(32_768),
  maxOutput: z.number().int().positive().optional(),
  price: modelPrice.optional(),
  systemPrompt: z.string().default(''),
  several: z.boolean().default(false),
  /** It takes pictures beside text. */
  images: z.boolean().default(false),
  startInReasoning: z.boolean().default(false),
  /** What `automatic` goes by. */
  calibration: calibration.optional(),
});
export type ModelSettings = z.infer<typeof modelSettings>;

/** Kinds of data that a provider may see or not. */
export const dataKinds = ['tabs', 'bookmarks', 'history', 'pages', 'files'] as const;
export type DataKind = (typeof dataKinds)[number];

/** How web addresses go out: whole, or without query and fragment; `bare-history`: those from the history only. */
export const addressForms = ['whole', 'bare-history', 'bare'] as const;
export type AddressForm = (typeof addressForms)[number];

/** What the user lets a provider see. */
export const sight = z.object({
  /** Of the address for which this was answered; for another it is asked anew. */
  origin: z.string(),
  /** Kinds that were asked about; a later version may know more. */
  asked: z.array(z.enum(dataKinds)),
  allowed: z.array(z.enum(dataKinds)),
  addresses: z.enum(addressForms),
});
export type Sight = z.infer<typeof sight>;

export const settings = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** Rounds of one turn; 0 = no limit. */
  maxToolRounds: z.number().int().min(0).default(10),
  /** Provider id in use; null: the first saved, else built-in commands. */
  provider: z.string().nullable().default(null),
  /** Suggestions on the empty panel. */
  suggestions: z.boolean().default(true),
  /** After the first answer its model is asked for a title. */
  modelTitles: z.boolean().default(false),
  /** Policy by tool name; what is absent follows the tool's effect. */
  policies: z.record(z.string(), z.enum(['ask', 'allow', 'off'])).default({}),
  /** The user's own prompts. */
  actions: z.array(userAction).default([]),
  /** By `providerId/model`. */
  models: z.record(z.string(), modelSettings).default({}),
  /** Origins of this machine to which our requests go out without the header `Origin`. */
  hiddenFrom: z.array(z.string()).default([]),
  /** Origins of models about which the browser was answered; what it says now counts. */
  answeredFor: z.array(z.string()).default([]),
  /** What a provider may see, by its id; absent: never asked. */
  sees: z.record(z.string(), sight).default({}),
});
export type Settings = z.infer<typeof settings>;

/** The id under which built-in commands appear among the providers. */
export const COMMANDS = 'commands';
