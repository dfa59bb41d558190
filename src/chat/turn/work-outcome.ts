import type { WorkOutcome } from '@/src/contract/call.ts';
import type { Json } from '@/src/contract/json.ts';

/** How a page's work ended. Failed work is told to the tool, whose call ends by its own words. */
export const outcomeOf = (work: Promise<Json>): Promise<WorkOutcome> =>
  work.then(
    (data) => ({ ok: true, data }),
    (error) => ({ ok: false, error: error instanceof Error ? error.message : String(error) }),
  );
