import type { WireFrame } from '@/src/contract/bridge.ts';
import * as z from '@/src/contract/zod-mini.ts';

/** Checks a frame from the helper; unknown frames are invalid. */
export const wireFrameSchema: z.ZodMiniType<WireFrame> = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('ready'),
    version: z.number(),
    port: z.number(),
    role: z.enum(['hub', 'spoke']),
    host: z.string(),
    whole: z.exactOptional(z.boolean()),
  }),
  z.object({ t: z.literal('problem'), code: z.string(), port: z.number() }),
  z.object({ t: z.literal('refused'), count: z.number(), code: z.string() }),
  z.object({
    t: z.literal('request'),
    id: z.number(),
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    whole: z.exactOptional(z.string()),
  }),
  z.object({ t: z.literal('body'), id: z.number(), data: z.string() }),
  z.object({ t: z.literal('sent'), id: z.number() }),
  z.object({ t: z.literal('gone'), id: z.number() }),
  z.object({ t: z.literal('servers'), names: z.array(z.string()) }),
  z.object({ t: z.literal('line'), server: z.string(), data: z.string(), more: z.boolean() }),
  z.object({ t: z.literal('stopped'), server: z.string(), reason: z.string() }),
  z.object({ t: z.literal('lost') }),
]);

const requestFrames: unknown[] = ['request', 'body', 'sent'] satisfies WireFrame['t'][];

/** The request of a malformed frame; null if it belongs to none. */
export function requestOf(told: unknown): number | null {
  const { t, id } = Object(told) as { t?: unknown; id?: unknown };
  return requestFrames.includes(t) && typeof id === 'number' ? id : null;
}
