import type { ModelInfo } from '@/src/contract/provider.ts';

/** Models shown at most; typing narrows the list. */
const most = 60;

/** Models whose name contains every typed word. */
export function matchingModels(
  models: readonly ModelInfo[],
  typed: string,
): { shown: readonly ModelInfo[]; more: number } {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = models.filter(({ id, name = '' }) =>
    words.every((word) => `${id} ${name}`.toLowerCase().includes(word)),
  );
  return { shown: found.slice(0, most), more: Math.max(0, found.length - most) };
}
