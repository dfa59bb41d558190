import type { WorkOutcome } from '@/src/contract/call.ts';
import type { Json } from '@/src/contract/json.ts';
import { errorMessage } from '@/src/text/error-message.ts';

/** Outcome of a page's work. Failed work is reported to the tool, which ends its call in its own words. */
export const outcomeOf = (work: Promise<Json>): Promise<WorkOutcome> =>
  work.then(
    (data) => ({ ok: true, data }),
    (error) => ({ ok: false, error: errorMessage(error) }),
  );
