/** A sample by the numbers of its features, and the number of what it is. */
export interface Sample {
  features: number[];
  label: number;
}

const rounds = 5;
const learningRate = 0.3;
const biasRate = 0.02;
/** Pulls weights towards 0, so that features of few samples decide little. */
const decay = 1e-4;
/** Errors below this change nothing. */
const smallest = 0.003;

/** Gives the probability of each label for the features of a sample. */
export type Predict = (features: number[]) => number[];

/**
 * Trains a softmax regression (multinomial logistic regression) with AdaGrad. Stops after every 100 samples, so that a
 * page can draw. The same samples always give the same probabilities.
 */
export function* trainSoftmax(samples: Sample[], size: { features: number; labels: number }): Generator<void, Predict> {
  const { labels } = size;
  const weights = new Float32Array(size.features * labels);
  const squares = new Float32Array(size.features * labels).fill(1e-6);
  const biases = new Float32Array(labels);
  const predict = predictor(weights, biases);
  const learn = ({ features, label: right }: Sample) => {
    const shares = predict(features);
    for (let label = 0; label < labels; label++) {
      const error = shares[label]! - (label === right ? 1 : 0);
      if (Math.abs(error) < smallest) continue;
      biases[label]! -= biasRate * error;
      for (let nth = 0; nth < features.length; nth++) {
        const at = features[nth]! * labels + label;
        const slope = error + decay * weights[at]!;
        squares[at]! += slope * slope;
        weights[at]! -= (learningRate * slope) / Math.sqrt(squares[at]!);
      }
    }
  };
  const order = shuffled(samples);
  for (let round = 0; round < rounds; round++)
    for (const [at, sample] of order.entries()) {
      if (at % 100 === 0) yield;
      learn(sample);
    }
  return asNumbers(predict);
}

/** Gives the same array each time. Made outside of the training, whose arrays would stay in memory with it. */
function predictor(weights: Float32Array, biases: Float32Array): (features: number[]) => Float32Array {
  const labels = biases.length;
  const shares = new Float32Array(labels);
  return (features) => {
    shares.set(biases);
    for (let nth = 0; nth < features.length; nth++) {
      const from = features[nth]! * labels;
      for (let label = 0; label < labels; label++) shares[label]! += weights[from + label]!;
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < labels; label++) most = Math.max(most, shares[label]!);
    let whole = 0;
    for (let label = 0; label < labels; label++) whole += shares[label] = Math.exp(shares[label]! - most);
    for (let label = 0; label < labels; label++) shares[label]! /= whole;
    return shares;
  };
}

const asNumbers =
  (predict: (features: number[]) => Float32Array): Predict =>
  (features) => [...predict(features)];

/** The samples in an order that looks random and is always the same. */
function shuffled(samples: Sample[]): Sample[] {
  const all = [...samples];
  let seed = 7;
  for (let at = all.length - 1; at > 0; at--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const to = Math.floor((seed / 2_147_483_648) * (at + 1));
    [all[at], all[to]] = [all[to]!, all[at]!];
  }
  return all;
}
