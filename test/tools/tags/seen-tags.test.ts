import { describe, expect, it } from 'vitest';
import type { DataKind } from '@/src/contract/settings.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { searchHistory } from '@/src/tools/history/search-history.ts';
import { find } from '@/src/tools/search/find.ts';
import { getCurrentTab } from '@/src/tools/tabs/get-current-tab.ts';
import { listTabs } from '@/src/tools/tabs/list-tabs.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

const url = 'https://clinic.example/hours';

async function library() {
  const ports = fakePorts({
    permissions: ['history'],
    tabs: [{ id: 1, url, title: 'Clinic', active: true }],
    history: [{ url, title: 'Clinic', visits: [1000] }],
  });
  await ports.tags.add(url, ['illness']);
  return ports;
}

async function read<Arguments>(make: (ports: ToolPorts) => ReadTool<Arguments>, args: object, sees?: DataKind[]) {
  const tool = make(await library());
  const context = { ...somewhere, signal: new AbortController().signal, ...(sees && { sees }) };
  return JSON.stringify(await tool.read(tool.parameters.parse(args), context));
}

const withoutBookmarks: DataKind[] = ['tabs', 'history', 'pages', 'files'];
const reads: [string, (sees?: DataKind[]) => Promise<string>][] = [
  ['list_tabs', (sees) => read(listTabs, {}, sees)],
  ['get_current_tab', (sees) => read(getCurrentTab, {}, sees)],
  ['search_history', (sees) => read(searchHistory, { query: 'clinic' }, sees)],
  ['find', (sees) => read(find, { query: 'clinic' }, sees)],
];

describe('tags on tabs and visited pages', () => {
  it.each(reads)('%s includes them if bookmarks may be seen', async (_, given) => {
    expect(await given()).toContain('illness');
    expect(await given([...withoutBookmarks, 'bookmarks'])).toContain('illness');
    expect(await given()).not.toContain('private');
  });

  it.each(reads)('%s omits them if bookmarks are private, and says so', async (_, given) => {
    const told = await given(withoutBookmarks);
    expect(told).toContain('Clinic');
    expect(told).not.toContain('illness');
    expect(told).toContain('The user keeps bookmarks and tags private from this model.');
  });

  it('find no visited page if bookmarks are private', async () => {
    expect(await read(searchHistory, { query: 'illness' })).toContain('Clinic');
    expect(await read(searchHistory, { query: 'illness' }, withoutBookmarks)).not.toContain('Clinic');
  });
});
