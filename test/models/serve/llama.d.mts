/** A piece of a prompt. `control`: what looks like a control token is one. */
export interface Piece {
  text: string;
  control?: true;
}

export interface Generation {
  temperature: number;
  seed: number;
  maxTokens: number;
  /** In GBNF: what the answer has to keep to. */
  grammar?: string;
  signal: AbortSignal;
}

/** A model that goes on with what it is given. One generation at a time. */
export interface Speaker {
  tokens(pieces: Piece[]): number;
  /** One text for each token, which may be empty. Ends with the model's own end, at `maxTokens`, or when aborted. */
  generate(pieces: Piece[], generation: Generation): AsyncIterable<string>;
}

/** Loads a GGUF file onto the processor. `context`: tokens of prompt and answer together. */
export function loadLlama(path: string, options: { context: number; threads: number }): Promise<Speaker>;
