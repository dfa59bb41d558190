import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costs, table } from '@/scripts/tokens.ts';
import { syntaxes } from '@/src/protocol/index.ts';

describe('what syntaxes cost', () => {
  it('stands in the docs as it is counted', () => {
    expect(readFileSync('docs/protocol.md', 'utf8')).toContain(`\n${table}\n`);
  });

  it.each(['instructions', 'short', 'long'] as const)(
    'is least for caret blocks among those recognised by default: %s',
    (kind) => {
      const rare = syntaxes().flatMap((one) => (one.kind === 'syntax' && one.onlyWhenChosen ? [one.id] : []));
      const common = costs.filter(({ id }) => !rare.includes(id));
      expect(common.toSorted((a, b) => a[kind] - b[kind])[0]?.id).toBe('caret');
    },
  );
});
