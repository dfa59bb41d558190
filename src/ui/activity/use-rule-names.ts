import { useEffect, useState } from 'react';
import { ruleText } from '@/src/contract/settings.ts';
import type { Text } from '@/src/contract/text.ts';
import { useServices } from '../parts/services-context.tsx';

/** Each rule in words, with its time, by its id. */
export type RuleNames = ReadonlyMap<string, Text>;

/** The existing rules; null until they are read. They are only read if `wanted`. */
export function useRuleNames(wanted: boolean): RuleNames | null {
  const { settings } = useServices();
  const [names, setNames] = useState<RuleNames | null>(null);
  useEffect(() => {
    if (!wanted) return;
    settings.get().then(
      ({ rules }) => setNames(new Map(rules.map((rule) => [rule.id, ruleText(rule)]))),
      () => {},
    );
  }, [wanted, settings]);
  return names;
}
