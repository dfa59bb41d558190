import { defaultPort } from '@/src/contract/client.ts';

/** Settings with which a program uses the bridge, ready to be copied. `file`: the file for them. */
export interface ClientSetup {
  name: string;
  file: string | null;
  code: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The ready settings for each known program, with its key in them. */
export function clientSetups(port: number, key: string): ClientSetup[] {
  const base = `http://127.0.0.1:${port}`;
  const url = `${base}/mcp`;
  const headers = { Authorization: `Bearer ${key}` };
  const otherPort = port === defaultPort ? {} : { OUTRIGGER_PORT: String(port) };
  const stdio = {
    command: 'npx',
    args: ['-y', 'outrigger-bridge', 'mcp'],
    env: { OUTRIGGER_KEY: key, ...otherPort },
  };
  return [
    {
      name: 'Claude Code',
      file: null,
      code: `claude mcp add --transport http outrigger ${url} --header "Authorization: Bearer ${key}"`,
    },
    { name: 'Cursor', file: '~/.cursor/mcp.json', code: json({ mcpServers: { outrigger: { url, headers } } }) },
    {
      name: 'VS Code',
      file: '.vscode/mcp.json',
      code: json({ servers: { outrigger: { type: 'http', url, headers } } }),
    },
    {
      name: 'Claude Desktop',
      file: 'claude_desktop_config.json',
      code: json({ mcpServers: { outrigger: stdio } }),
    },
    {
      name: 'Python',
      file: null,
      code: [
        'import json, urllib.request',
        `request = urllib.request.Request("${base}/v1/tools", headers={"Authorization": "Bearer ${key}"})`,
        'print(json.load(urllib.request.urlopen(request)))',
      ].join('\n'),
    },
    { name: 'curl', file: null, code: `curl -H "Authorization: Bearer ${key}" ${base}/v1/tools` },
  ];
}
