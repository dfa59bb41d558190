import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Sample, trainSoftmax } from '@/src/commands/classifier/softmax-regression.ts';

const trained = (samples: Sample[], features: number, labels: number) => {
  const training = trainSoftmax(samples, { features, labels });
  for (;;) {
    const { done, value } = training.next();
    if (done) return value;
  }
};
const samples = (features: number, labels: number) =>
  fc.array(
    fc.record({
      features: fc.uniqueArray(fc.nat(features - 1), { maxLength: 4 }),
      label: fc.nat(labels - 1),
    }),
    { maxLength: 30 },
  );

it('gives probabilities that add up to 1', () => {
  fc.assert(
    fc.property(samples(8, 3), fc.uniqueArray(fc.nat(7)), (given, features) => {
      const shares = trained(given, 8, 3)(features);
      expect(shares).toHaveLength(3);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 4);
    }),
  );
});

it('gives the same for the same samples', () => {
  fc.assert(
    fc.property(samples(8, 3), (given) => {
      expect(trained(given, 8, 3)([1, 2])).toEqual(trained(given, 8, 3)([1, 2]));
    }),
  );
});

it('learns which features tell the labels apart', () => {
  const given = Array.from({ length: 60 }, (_, at): Sample => ({ features: [at % 3, 3 + (at % 5)], label: at % 3 }));
  const predict = trained(given, 8, 3);
  for (const label of [0, 1, 2]) expect(predict([label]).indexOf(Math.max(...predict([label])))).toBe(label);
});
