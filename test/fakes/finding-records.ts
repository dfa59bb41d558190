import type { FindingRecords } from '@/src/contract/records.ts';

export function fakeFindings(): FindingRecords {
  let kept: { call: string; at: number; found: Parameters<FindingRecords['keep']>[2] }[] = [];
  return {
    of: async (wanted) => structuredClone(kept.flatMap(({ call, found }) => (call === wanted ? [found] : []))),
    async keep(call, at, found) {
      kept.push(structuredClone({ call, at, found }));
    },
    async forget(gone) {
      kept = kept.filter(({ call }) => call !== gone);
    },
    async forgetOld(before) {
      kept = kept.filter(({ at }) => at >= before);
    },
  };
}
