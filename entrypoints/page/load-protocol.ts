import type { Protocol } from '@/src/contract/protocol.ts';

/** Loads the text protocol on first use. */
export const loadProtocol = async (): Promise<Protocol> => ({
  ...(await import('@/src/protocol/index.ts')).protocol,
  constraint: async (...given) =>
    (await import('@/src/protocol/constraint/answer-constraint.ts')).answerConstraint(...given),
});
