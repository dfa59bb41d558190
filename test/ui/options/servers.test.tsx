// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ToolServer } from '@/src/contract/tool-server.ts';
import { descriptionOf } from '@/src/registry/describe-tools.ts';
import { serverTools } from '@/src/tools/servers/rows/server-tools.ts';
import { aClient } from '@/test/fakes/client-records.ts';
import type { FakeServicesOptions } from '@/test/fakes/services.ts';
import { box, button, expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const github: ToolServer = {
  id: 's1',
  name: 'github',
  at: 1,
  place: { kind: 'http', url: 'https://mcp.example/mcp' },
  tools: [
    { name: 'search', description: 'Finds issues', effect: 'read', parameters: {} },
    { name: 'file', description: 'Files an issue', effect: 'write', parameters: {} },
  ],
};

function start(connect?: FakeServicesOptions['connect']) {
  const services = optionsServices({
    ...(connect && { connect }),
    background: {
      bridgeStatus: async () => ({ state: 'ready', port: 1, servers: ['files'] }),
      statistics: async () => ({
        tools: serverTools(await services.records.servers.all()).map((tool) => descriptionOf(tool, {})),
        used: [],
      }),
    },
  });
  return services;
}
const open = (services: ReturnType<typeof start>) => openPage(services, 'connections', 'Connections');

describe('tool servers', () => {
  it('are connected by name and address, with the browser’s permission', async () => {
    const services = start();
    const user = await open(services);
    await user.type(await waitFor(() => box('Server name')), 'My GitHub');
    await user.type(box('Address'), 'https://mcp.example/mcp');
    await user.click(button('Connect'));
    await screen.findByRole('listitem', { name: 'my_github' });
    expect(services.done.permissions).toContain('https://mcp.example/mcp');
    expect(await services.records.servers.all()).toMatchObject([
      { name: 'my_github', place: { kind: 'http', url: 'https://mcp.example/mcp' } },
    ]);
    await expectNoViolations();
  });

  it('that cannot be connected show why, and are not saved', async () => {
    const services = start(() => ({ code: 'key-wanted', detail: 'HTTP 401' }));
    const user = await open(services);
    await user.type(await waitFor(() => box('Server name')), 'github');
    await user.type(box('Address'), 'https://mcp.example/mcp');
    await user.click(button('Connect'));
    await screen.findByText(/It wants a key/);
    expect(await services.records.servers.all()).toEqual([]);
  });

  it('show their tools with a policy each; those that change something ask by default', async () => {
    const services = start();
    await services.records.servers.put(github);
    const user = await open(services);
    const card = within(await screen.findByRole('listitem', { name: 'github' }));
    await user.click(card.getByText('2 tools'));
    const [search, file] = card.getAllByRole('combobox') as HTMLSelectElement[];
    expect(search!.selectedOptions[0]!.textContent).toBe('Default: runs at once');
    expect(file!.selectedOptions[0]!.textContent).toBe('Default: asks first');
    await user.selectOptions(file!, 'allow');
    await waitFor(async () => expect((await services.settings.get()).policies).toEqual({ github__file: 'allow' }));
    await user.click(card.getByRole('button', { name: 'Remove github' }));
    await waitFor(async () => expect(await services.records.servers.all()).toEqual([]));
  });

  it('of the user’s own file are offered, and those of programs show their program', async () => {
    const services = start();
    await services.settings.change({ bridge: { on: true, port: 17_380 } });
    await services.records.clients.put(aClient({ id: 'c', name: 'Python' }));
    const place = { kind: 'program', url: 'http://127.0.0.1:9000/', client: 'c' } as const;
    await services.records.servers.put({ ...github, name: 'python', place });
    const user = await open(services);
    await screen.findByText(/Added by/);
    await user.click(await screen.findByRole('button', { name: 'Connect files' }));
    await waitFor(async () =>
      expect((await services.records.servers.all()).map((one) => one.place)).toContainEqual({
        kind: 'local',
        server: 'files',
      }),
    );
  });
});
