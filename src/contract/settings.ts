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

export const modelSettings = z.object({
  /** `automatic` or a syntax id. */
  syntax: z.string().default('automatic'),
  temperature: z.number().min(0).max(2).optional(),
  /** Tokens. */
  contextTokens: z.number().int().positive().default(32_768),
  maxOutput: z.number().int().positive().optional(),
  systemPrompt: z.string().default(''),
  several: z.boolean().default(false),
  startInReasoning: z.boolean().default(false),
});
export type ModelSettings = z.infer<typeof modelSettings>;

export const settings = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** Rounds of one turn; 0 = no limit. */
  maxToolRounds: z.number().int().min(0).default(10),
  /** Provider id in use; null: the first saved, else built-in commands. */
  provider: z.string().nullable().default(null),
  /** Suggestions on the empty panel. */
  suggestions: z.boolean().default(true),
  /** Policy by tool name; what is absent follows the tool's effect. */
  policies: z.record(z.string(), z.enum(['ask', 'allow', 'off'])).default({}),
  /** The user's own prompts. */
  actions: z.array(userAction).default([]),
  /** By `providerId/model`. */
  models: z.record(z.string(), modelSettings).default({}),
  /** Kinds of data that a provider may see, by provider id; absent: never asked. */
  sees: z.record(z.string(), z.array(z.enum(['tabs', 'bookmarks', 'history', 'pages', 'files']))).default({}),
});
export type Settings = z.infer<typeof settings>;

/** The id under which built-in commands appear among the providers. */
export const COMMANDS = 'commands';
