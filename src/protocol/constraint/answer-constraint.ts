import type { Protocol } from '@/src/contract/protocol.ts';
import { fullSyntax } from '../syntax-registry.ts';
import { callShapes } from './call-shape.ts';
import { printGrammar } from './print-grammar.ts';
import { printSchema } from './print-schema.ts';

/**
 * The shape that an answer of a small model is held to where its server can do that: prose, then at most one call that
 * is valid as it stands. Everything that keeps to it is read by the syntax's own parser without a repair. Few servers
 * need it, so it is loaded apart from the rest of the room.
 */
export const answerConstraint: NonNullable<Protocol['constraint']> = async (syntax, tools, seen) => {
  const { callForm: form } = fullSyntax(syntax);
  if (!form) return null;
  const calls = callShapes(tools, seen);
  return {
    grammar: printGrammar(calls, form),
    // A bare object is a call in this syntax, so that a whole answer in JSON can be one.
    ...(form.alone && { schema: printSchema(calls, form) }),
  };
};
