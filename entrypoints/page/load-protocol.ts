import type { Protocol } from '@/src/contract/protocol.ts';

export async function loadProtocol(): Promise<Protocol> {
  const [{ protocol }, { buildPrompt }, { firstSyntax }] = await Promise.all([
    import('@/src/protocol/index.ts'),
    import('@/src/protocol/prompt.ts'),
    import('@/src/protocol/dialects/model-families.ts'),
  ]);
  return {
    ...protocol,
    prompt: buildPrompt,
    firstSyntax,
    constraint: async (...given) =>
      (await import('@/src/protocol/constraint/answer-constraint.ts')).answerConstraint(...given),
  };
}
