import { Session } from 'node:inspector/promises';

/**
 * Counts how often the blocks of a room's code are entered: the work that is done, whatever else the machine does. To be
 * asked for before the room is loaded, because code that was compiled earlier is counted by whole functions.
 */
export async function countSteps(folder: string): Promise<() => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  };
}
