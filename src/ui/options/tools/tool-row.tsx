import type { Answers } from '@/src/contract/messages.ts';
import type { Policy } from '@/src/contract/run.ts';
import type { Settings } from '@/src/contract/settings.ts';
import { toolName } from '@/src/contract/text.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import { Effect } from '../../parts/effect.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { aboutTool, defaultName, policiesOf, policyNames, usageOf } from './tool-use.ts';

/** Tool with its description, usage and policy. */
export function ToolRow({ tool, used }: { tool: ToolDescription; used: Answers['statistics']['used'] }) {
  const say = useSay();
  const { locale } = useI18n();
  const { change } = useOptions();
  const policies = useOptionsState((state) => state.settings?.policies);
  const { name, effect } = tool;
  const policy = policies?.[name];
  const usage = usageOf(used, name, locale);
  return (
    <li className="tool-row" data-tool={name} data-off={policy === 'off'}>
      <div className="card-words">
        <p className="tool-name">
          <span>{say(toolName(name))}</span>
          <Effect effect={effect} />
        </p>
        <p className="tool-description" dir="auto">
          {say(aboutTool(tool))}
        </p>
        {usage && <p className="fine-print numbers">{say(usage)}</p>}
      </div>
      <Select
        label={say('options_policy_of', { tool: toolName(name) })}
        value={policy ?? ''}
        disabled={!policies}
        onChange={({ target }) => {
          const chosen = policiesOf(tool).find((one) => one === target.value);
          void change({ policies: withPolicy(policies ?? {}, name, chosen) });
        }}
        choices={[
          ['', say(defaultName(tool))],
          ...policiesOf(tool).map((one) => [one, say(policyNames[one])] as const),
        ]}
      />
    </li>
  );
}

function withPolicy(policies: Settings['policies'], tool: string, policy: Policy | undefined): Settings['policies'] {
  return policy ? { ...policies, [tool]: policy } : omit(policies, tool);
}
