import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHostFrame } from '@/entrypoints/background/is-host-frame.ts';
import type { HostFrame } from '@/src/contract/bridge.ts';

const right: HostFrame[] = [
  { t: 'ready', version: 1, port: 17_380, role: 'hub', host: '0.1.0' },
  { t: 'problem', code: 'EACCES', port: 17_380 },
  { t: 'refused', count: 10, code: 'wrong_host' },
  { t: 'servers', names: ['files'] },
  { t: 'sent', id: 7 },
];

it.each(right)('accepts the frame $t of the helper', (frame) => expect(isHostFrame(frame)).toBe(true));

it('accepts an unknown frame', () => expect(isHostFrame({ t: 'from a newer helper' })).toBe(true));

it.each([
  null,
  7,
  'ready',
  [],
  {},
  { t: 7 },
  { t: 'ready' },
  { t: 'ready', version: '1', port: 17_380 },
  { t: 'ready', version: 1, port: 1.5 },
  { t: 'problem', port: 17_380 },
  { t: 'problem', code: 'x'.repeat(201), port: 17_380 },
  { t: 'refused', count: 'ten' },
  { t: 'servers', names: 'files' },
  { t: 'servers', names: [7] },
  { t: 'servers', names: Array.from({ length: 1001 }, () => 'files') },
])('%j is refused', (frame) => expect(isHostFrame(frame)).toBe(false));

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), (frame) => typeof isHostFrame(frame) === 'boolean'));
});
