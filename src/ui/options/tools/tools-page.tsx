import { useState } from 'react';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useRead } from '../state/use-read.ts';
import { GrantList } from './grant-list.tsx';
import { SightList } from './sight-list.tsx';
import { ToolRow } from './tool-row.tsx';
import { areaNames, toolsByArea } from './tool-use.ts';
import './tools-page.css';

/** Tools page: every tool with its usage and policy. */
export default function ToolsPage() {
  const say = useSay();
  const { ask } = useServices();
  const [query, setQuery] = useState('');
  const statistics = useRead(() => ask('statistics', {}), 'journal');
  const groups = toolsByArea(statistics?.tools ?? [], query, say);
  return (
    <>
      <p className="options-lead">{say('options_tools_lead')}</p>
      <SightList />
      <GrantList />
      <div className="tools-search">
        <SearchField label={say('options_search_tools')} value={query} onValue={setQuery} />
      </div>
      {statistics && groups.length === 0 && <p className="cards-none">{say('options_no_tool_found')}</p>}
      {groups.map(({ area, tools }) => (
        <Section key={area} title={say(areaNames[area])}>
          <ul className="cards">
            {tools.map((tool) => (
              <ToolRow key={tool.name} tool={tool} used={statistics?.used ?? []} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
