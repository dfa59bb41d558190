/** The one file that knows node-llama-cpp. Plain JavaScript, since the package is there only where models are served. */
import { getLlama, LlamaGrammarEvaluationState } from 'node-llama-cpp';

/** Characters that the end of an incomplete UTF-8 sequence is shown as. */
const INCOMPLETE = /\uFFFD+$/;

/** @type {typeof import('./llama.mjs').loadLlama} */
export async function loadLlama(path, { context, threads }) {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: 'error' });
  const model = await llama.loadModel({ modelPath: path });
  // The part that a request shares with the one before is not read again. With a sliding window, this needs a full
  // cache.
  const room = await model.createContext({ contextSize: context, sequences: 1, threads, swaFullCache: true });
  const sequence = room.getSequence();

  return {
    tokens: (pieces) => tokensOf(pieces).length,
    async *generate(pieces, { temperature, seed, maxTokens, grammar, signal }) {
      const held = grammar === undefined ? null : await llama.createGrammar({ grammar });
      const shape = held && {
        grammarEvaluationState: new LlamaGrammarEvaluationState({ model, grammar: held }),
      };
      const prompt = tokensOf(pieces);
      const said = [];
      let shown = '';
      await sequence.adaptStateToTokens(prompt.slice(0, -1), false);
      const rest = prompt.slice(sequence.nextTokenIndex);
      for await (const token of sequence.evaluate(rest, { temperature, seed, topK: 40, topP: 0.95, ...shape })) {
        if (signal.aborted || model.isEogToken(token)) return;
        said.push(token);
        const text = model.detokenize(said).replace(INCOMPLETE, '');
        yield text.slice(shown.length);
        shown = text;
        if (said.length >= maxTokens) return;
      }
    },
  };

  function tokensOf(pieces) {
    const begin = model.tokens.shouldPrependBosToken && model.tokens.bos !== null ? [model.tokens.bos] : [];
    return [...begin, ...pieces.flatMap(({ text, control }) => model.tokenize(text, control === true))];
  }
}
