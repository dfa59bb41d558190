import { isObject } from '@/src/text/is-object.ts';
import { chunksIn, type Wire } from './wire.ts';

/** Gemini's answers: each chunk is an answer of its own, and a whole answer may be a list of them. */
export const googleWire: Wire = () => ({
  chunk: (value) => (['candidates', 'usageMetadata', 'promptFeedback'].some((name) => name in value) ? value : null),
  whole(value) {
    const answers = (isObject(value) ? [value] : chunksIn(value)).filter((one) => this.chunk(one, undefined));
    return answers.length > 0 ? answers : null;
  },
});
