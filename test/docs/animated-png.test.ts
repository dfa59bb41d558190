import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { animatedPng } from '../../scripts/animated-png.ts';

const picture = readFileSync('docs/images/rule.png');
const typesOf = (png: Buffer): string[] => {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) types.push(png.toString('latin1', at + 4, at + 8));
  return types;
};

it('joins pictures of one size; the first is shown without animation', () => {
  const film = animatedPng([
    { png: picture, ms: 100 },
    { png: picture, ms: 200 },
  ]);
  const types = [...new Set(typesOf(film))];
  expect(types).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fdAT', 'IEND']);
  expect(typesOf(film).filter((type) => type === 'fcTL')).toHaveLength(2);
});

it('refuses pictures of different sizes, and none at all', () => {
  const other = readFileSync('docs/images/answer.png');
  expect(() =>
    animatedPng([
      { png: picture, ms: 1 },
      { png: other, ms: 1 },
    ]),
  ).toThrow('Picture 2');
  expect(() => animatedPng([])).toThrow('no picture');
});
