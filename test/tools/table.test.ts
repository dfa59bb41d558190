import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@/src/contract/json.ts';
import { toolAbout, toolName } from '@/src/contract/text.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { schemaOf } from '@/src/registry/validate.ts';
import { tools } from '@/src/tools/index.ts';
import { addProgramTool } from '@/src/tools/servers/add-program-tool.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';
import { words, worker, world } from '@/test/fakes/registry.ts';

/** Ports that nobody may touch while a tool is only made. */
const untouched = new Proxy({} as ToolPorts, { get: () => undefined });
const made = tools.map((make) => make(untouched));

/** The sentences of a language on what these tools do; '' for a missing one. */
function sentencesIn(language: string, names: readonly string[]): string[] {
  const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
  const { say } = createI18n((key) => messages[key]?.message ?? '', language.replace('_', '-'));
  return names.map((name) => say(toolAbout(name, '')));
}

/** A list of objects is described where each of their own parts is. */
const isDescribed = (schema: JsonSchema): boolean => {
  const parts = Object.values(schema.items?.properties ?? {});
  return schema.description !== undefined || (parts.length > 0 && parts.every(isDescribed));
};

const withoutArguments = made.flatMap((tool) => {
  const accepted = tool.parameters.safeParse({});
  return accepted.success ? [[tool.name, tool, accepted.data] as const] : [];
});

const table = readFileSync('src/tools/index.ts', 'utf8');

/** Files that hold one tool each: all of an area's own, without its folders. Other folders hold what areas share. */
const toolFiles = readdirSync('src/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && table.includes(`'./${entry.name}/`))
  .flatMap(({ name }) => readdirSync(`src/tools/${name}`).map((file) => `./${name}/${file}`))
  .filter((file) => file.endsWith('.ts'));

describe('every tool of the table', () => {
  it('is in a folder of its area, and nothing else is', () => {
    expect(
      toolFiles.filter((file) => !table.includes(`'${file}'`)),
      'not in src/tools/index.ts',
    ).toEqual([]);
  });

  it('has a unique name in the form of the protocol', () => {
    const names = made.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it.each(made.map((tool) => [tool.name, tool] as const))(
    '%s describes itself and each of its parameters',
    (_, tool) => {
      const schema = schemaOf(tool.parameters);
      expect(schema.type).toBe('object');
      expect(tool.description).not.toBe('');
      const silent = Object.entries(schema.properties ?? {}).filter(([, property]) => !isDescribed(property));
      expect(
        silent.map(([name]) => name),
        `.describe() in the file of ${tool.name}`,
      ).toEqual([]);
    },
  );

  it('has a name in every language', () => {
    for (const language of readdirSync('public/_locales')) {
      const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
      const { say } = createI18n((key) => messages[key]?.message ?? '', language.replace('_', '-'));
      const plain = made.map(({ name }) => name.replaceAll('_', ' '));
      const spoken = made.map(({ name }) => say(toolName(name)));
      const missing = made.filter((_, at) => language !== 'en' && spoken[at] === plain[at]);
      const unsaid = made.filter(({ name }) => !messages[`tool_name_${name}`]);
      const page = `the tool_name_… of public/_locales/${language}/messages.json`;
      expect(new Set([...missing, ...unsaid].map(({ name }) => name)), page).toEqual(new Set());
      expect(say(toolName('constructor'))).toBe('constructor');
      expect(say(toolName('order_pizza'))).toBe('order pizza');
    }
  });

  it('has one short sentence in every language on what it does', () => {
    const names = [...made, addProgramTool(untouched)].map(({ name }) => name);
    const english = sentencesIn('en', names);
    for (const language of readdirSync('public/_locales')) {
      const said = sentencesIn(language, names);
      const page = `the tool_about_… of public/_locales/${language}/messages.json`;
      const wrong = names.filter((_, at) => !/^.{3,100}[.。]$/u.test(said[at] ?? ''));
      const alike = names.filter((_, at) => language !== 'en' && said[at] === english[at]);
      expect([...wrong, ...alike], page).toEqual([]);
      expect(new Set(said).size, page).toBe(names.length);
    }
  });

  it.each(withoutArguments)('%s has a sentence for a failed call', (_, tool, args) => {
    expect(words(tool.sentence({ arguments: args, data: null }))).not.toBe('');
  });

  it('can be registered', async () => {
    const { registry } = worker(world(), made);
    expect((await registry.describe({ text: '', budget: 1_000_000 })).total).toBe(
      made.filter((tool) => !tool.reachesOthers && !tool.userOnly).length,
    );
  });
});
