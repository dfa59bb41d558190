import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costs, table } from '@/scripts/tokens.ts';
import { syntaxes } from '@/src/protocol/index.ts';

describe('the token costs of syntaxes', () => {
  it('are in the docs as counted', () => {
    expect(readFileSync('docs/protocol.md', 'utf8')).toContain(`\n${table}\n`);
  });

  it.each(['instructions', 'short', 'long'] as const)(
    'are lowest for caret blocks among the default syntaxes: %s',
    (kind) => {
      const rare = syntaxes().flatMap((one) => (one.kind === 'syntax' && one.onlyWhenChosen ? [one.id] : []));
      const common = costs.filter(({ id }) => !rare.includes(id));
      expect(common.toSorted((a, b) => a[kind] - b[kind])[0]?.id).toBe('caret');
    },
  );
});
