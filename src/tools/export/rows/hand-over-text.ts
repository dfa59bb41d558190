import * as z from '@/src/contract/zod-mini.ts';

export const handOverTask = z.object({
  to: z.enum(['clipboard', 'file']),
  name: z.string(),
  type: z.string(),
  text: z.string(),
});

/** Destination; `why`: the reason why a file was saved instead of the clipboard. */
export const handedOver = z.object({ to: z.enum(['clipboard', 'file']), why: z.exactOptional(z.string()) });
export type HandedOver = z.infer<typeof handedOver>;
