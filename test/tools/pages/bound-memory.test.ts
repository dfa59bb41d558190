import { describe, expect, it } from 'vitest';
import { boundMemory } from '@/src/tools/pages/pdf/bound-memory.ts';

function start() {
  const realm = { Uint8Array, DecompressionStream: {} as unknown };
  let told = 0;
  boundMemory(realm, { one: 1_000, all: 5_000, small: 100 }, () => {
    told += 1;
  });
  return { realm, told: () => told };
}

describe('a realm with bounded memory', () => {
  it('creates arrays as before', () => {
    const { realm, told } = start();
    const made = new realm.Uint8Array(1_000);
    expect([made.length, made instanceof Uint8Array, made instanceof realm.Uint8Array]).toEqual([1_000, true, true]);
    expect([...realm.Uint8Array.from([1, 2])]).toEqual([1, 2]);
    expect([...new realm.Uint8Array(new ArrayBuffer(2))]).toEqual([0, 0]);
    expect(new (class extends realm.Uint8Array {})(3)).toHaveLength(3);
    for (let count = 0; count < 1_000; count++) new realm.Uint8Array(100);
    expect(told()).toBe(0);
  });

  it('refuses an array that is too large and then all that are not small, and reports it once', () => {
    const { realm, told } = start();
    expect(() => new realm.Uint8Array(1_001)).toThrow(RangeError);
    expect(() => new realm.Uint8Array(101)).toThrow(RangeError);
    expect(told()).toBe(1);
  });

  it('refuses when all together are too large', () => {
    const { realm, told } = start();
    for (let count = 0; count < 5; count++) new realm.Uint8Array(1_000);
    expect(told()).toBe(0);
    expect(() => new realm.Uint8Array(200)).toThrow(RangeError);
  });

  it('has no native unpacking', () => {
    expect(start().realm).not.toHaveProperty('DecompressionStream');
  });
});
