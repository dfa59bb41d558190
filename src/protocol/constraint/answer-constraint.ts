import type { Protocol } from '@/src/contract/protocol.ts';
import { fullSyntax } from '../syntax-registry.ts';
import { callShapes } from './call-shape.ts';
import { printGrammar } from './print-grammar.ts';
import { printSchema } from './print-schema.ts';

/**
 * The shape that a small model's answer is held to if its server can do that: prose, then at most one call that is
 * valid as it is. The parser of the syntax reads all such answers without a repair. Few servers support it, so it is
 * loaded separately.
 */
export const answerConstraint: NonNullable<Protocol['constraint']> = async (syntax, tools, seen) => {
  const { callForm: form } = fullSyntax(syntax);
  if (!form) return null;
  const calls = callShapes(tools, seen);
  return {
    grammar: printGrammar(calls, form),
    // Only if a bare object is a call in this syntax, since the whole answer is JSON then.
    ...(form.alone && { schema: printSchema(calls, form) }),
  };
};
