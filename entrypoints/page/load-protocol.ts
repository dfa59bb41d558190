import type { Protocol } from '@/src/contract/protocol.ts';

/** Loads the text protocol on first use. */
export const loadProtocol = async (): Promise<Protocol> => ({
  ...(await import('@/src/protocol/index.ts')).protocol,
  firstSyntax: (await import('@/src/protocol/dialects/model-families.ts')).firstSyntax,
  constraint: async (...given) =>
    (await import('@/src/protocol/constraint/answer-constraint.ts')).answerConstraint(...given),
});
