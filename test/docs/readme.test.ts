import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import IntlMessageFormat from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tool } from '@/src/contract/tool.ts';
import { tools } from '@/src/tools/index.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const recipe = readme.slice(readme.indexOf('### A new tool'), readme.indexOf('### A new syntax'));
const folder = join(root, 'test/docs/.recipe');

/** The code of the recipe in one language, without the list's indent. */
function block(language: string): string {
  const found = recipe.match(new RegExp(`^ {3}\`\`\`${language}\\n([\\s\\S]*?)^ {3}\`\`\``, 'm'))?.[1];
  if (found === undefined) throw new Error(`No ${language} block`);
  return found.replaceAll(/^ {3}/gm, '');
}

describe('the recipe for a tool', () => {
  let made: (ports: ToolPorts) => Tool;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'oldest-tab.ts');
    writeFileSync(file, block('ts'));
    made = ((await import(file)) as { oldestTab: (ports: ToolPorts) => Tool }).oldestTab;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives a tool that models are offered and that runs by the one road', async () => {
    const ports = fakePorts();
    const { registry } = worker(
      world(),
      [...tools, made].map((make) => make(ports)),
    );
    const described = await registry.describe({ text: '', budget: 1_000_000 });
    expect(described.tools.map(({ name }) => name)).toContain('oldest_tab');
    const all = await ports.tabs.all();
    const oldest = all.toSorted((a, b) => a.lastAccessed - b.lastAccessed)[0];
    expect(await registry.run(call('r:1', 'oldest_tab'), context())).toMatchObject({
      kind: 'result',
      untrusted: 'label',
      result: { success: true, data: { id: oldest?.id ?? null } },
    });
    expect(await registry.run(call('r:2', 'oldest_tab', { window: 1 }), context())).toMatchObject({
      result: { success: false, error: expect.stringContaining('window_id') },
    });
  });

  it('names every message that the tool uses', () => {
    const messages = JSON.parse(block('json')) as Record<string, { message: string }>;
    const used = [...block('ts').matchAll(/text\('([a-z0-9_]+)'/g)].map(([, key]) => key);
    expect(Object.keys(messages)).toEqual(used);
    for (const { message } of Object.values(messages)) expect(() => new IntlMessageFormat(message, 'en')).not.toThrow();
  });

  it('has the row that the page of tools asks for', () => {
    expect(block('md')).toMatch(/^\| `oldest_tab` \| .+ \| read \| \|/);
  });
});

describe('the README', () => {
  it('names files that there are', () => {
    const named = [
      ...readme.matchAll(/(?:\]\(|src=")([^)#"]+)[)"]|`((?:src|test|docs|public|entrypoints)\/[^`\s]+)`/g),
    ].map(([, link, path]) => (link ?? path)!);
    const made = ['src/tools/tabs/oldest-tab.ts'];
    expect(named.filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
