import type { AnswerConstraint, SeenIds } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { CallForm } from '../syntax.ts';
import { callShapes } from './call-shape.ts';
import { printGrammar } from './print-grammar.ts';
import { printSchema } from './print-schema.ts';

/**
 * The shape that an answer of a small model is held to where its server can do that: prose, then at most one call that
 * is valid as it stands. Everything that keeps to it is read by the syntax's own parser without a repair.
 */
export function answerConstraint(form: CallForm, tools: readonly ToolDescription[], seen: SeenIds): AnswerConstraint {
  const calls = callShapes(tools, seen);
  return {
    grammar: printGrammar(calls, form),
    // A bare object is a call in this syntax, so that a whole answer in JSON can be one.
    ...(form.alone && { schema: printSchema(calls, form) }),
  };
}
