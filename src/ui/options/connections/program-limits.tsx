import { originOf } from '@/src/address/address.ts';
import type { Client } from '@/src/contract/client.ts';
import { toolName } from '@/src/contract/text.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useRead } from '../state/use-read.ts';

/** Tools that a program may not use, and origins of web pages that may use its key, one on each line. */
export interface ProgramLimitsDraft {
  off: Client['off'];
  origins: string;
}

/** The valid origins of a text with one a line, without repeats. */
export const readOrigins = (lines: string): string[] => [
  ...new Set(lines.split(/\s+/).flatMap((line) => (/^https?:/.test(line) ? (originOf(line) ?? []) : []))),
];

/** Fields for tools that a program may not use, and for web pages that may use its key. */
export function ProgramLimits({
  value,
  onChange,
}: {
  value: ProgramLimitsDraft;
  onChange(value: ProgramLimitsDraft): void;
}) {
  const say = useSay();
  const { ask } = useServices();
  const tools = useRead(() => ask('statistics', {}), 'servers')?.tools ?? [];
  const { off, origins } = value;
  return (
    <>
      <details className="program-off">
        <summary className="numbers">{say('connections_off_tools', { n: off.length })}</summary>
        <div className="program-choices">
          {tools.map(({ name }) => (
            <Checkbox
              key={name}
              checked={off.includes(name)}
              onChange={(on) => onChange({ origins, off: on ? [...off, name] : off.filter((one) => one !== name) })}
            >
              {say(toolName(name))}
            </Checkbox>
          ))}
        </div>
      </details>
      <TextArea
        label={say('connections_origins')}
        hint={say('connections_origins_hint', { example: 'https://app.example.com' })}
        rows={2}
        dir="ltr"
        spellCheck={false}
        value={origins}
        onChange={(event) => onChange({ off, origins: event.target.value })}
      />
    </>
  );
}
