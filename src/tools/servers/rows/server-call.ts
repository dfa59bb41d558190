import type { ServerAnswer, ServerTask } from '@/src/contract/tool-server.ts';
import * as z from '@/src/contract/zod-mini.ts';

export const serverTask: z.ZodMiniType<ServerTask> = z.object({
  server: z.string(),
  tool: z.string(),
  arguments: z.record(z.string(), z.json()),
});

export const serverAnswer: z.ZodMiniType<ServerAnswer> = z.object({
  text: z.string(),
  structured: z.exactOptional(z.json()),
  failed: z.exactOptional(z.literal(true)),
  pictures: z.exactOptional(z.array(z.object({ mediaType: z.string(), data: z.string() }))),
});
