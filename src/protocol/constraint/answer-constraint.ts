import type { AnswerConstraint, Protocol, SeenIds } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { fullSyntax } from '../registry.ts';
import { callShapes } from './call-shape.ts';
import { printGrammar } from './print-grammar.ts';
import { printSchema } from './print-schema.ts';

/**
 * What an answer of a small model is held to where its server can do that: prose, then at most one call that is valid as
 * it stands. Everything that keeps to it is read by the syntax's own parser without a repair.
 */
export const answerConstraint: Protocol['constraint'] = (
  syntax: string,
  tools: readonly ToolDescription[],
  seen: SeenIds,
): AnswerConstraint | null => {
  const { callForm } = fullSyntax(syntax);
  if (!callForm) return null;
  const calls = callShapes(tools, seen);
  return {
    grammar: printGrammar(calls, callForm),
    // A bare object is a call in this syntax, so that a whole answer in JSON can be one.
    ...(callForm.alone && { schema: printSchema(calls, callForm) }),
  };
};
