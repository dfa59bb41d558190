import type { HostFrame } from '@/src/contract/bridge.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 200;
const { isInteger } = Number;

/** Checks for the frames that the background itself reads. The page that answers checks its own. */
const members: Record<string, Record<string, (value: unknown) => boolean>> = {
  ready: { version: isInteger, port: isInteger },
  problem: { code: isText, port: isInteger },
  refused: { count: isInteger },
  servers: { names: (names) => Array.isArray(names) && names.length <= 1000 && names.every(isText) },
};

export function isHostFrame(value: unknown): value is HostFrame {
  const frame = Object(value);
  return isText(frame.t) && Object.entries(members[frame.t] ?? {}).every(([name, holds]) => holds(frame[name]));
}
