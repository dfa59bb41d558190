import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Text } from '@/src/contract/text.ts';
import { z } from '@/src/contract/zod.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { tools } from '@/src/tools/index.ts';
import { fieldName, fieldValue, holdsIds, isReadable } from '@/src/ui/panel/messages/calls/field-name.ts';
import { areas } from '@/test/contracts/cases/index.ts';
import { played } from '@/test/contracts/scene.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';

/** Names of the fields of a JSON value that a person reads. */
function fieldsOf(value: unknown, tool: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, tool));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (isReadable(name, tool) ? [name, ...fieldsOf(one, tool)] : []));
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
}

/** Arguments of a schema, each with the words that it may be. */
function argumentsOf({ properties = {}, items, anyOf = [] }: Schema): [string, string[]][] {
  const own = Object.entries(properties).flatMap(([name, one]): [string, string[]][] => [
    [name, [...(one.enum ?? []), ...(one.items?.enum ?? [])]],
    ...argumentsOf(one),
  ]);
  return [...own, ...(items ? argumentsOf(items) : []), ...anyOf.flatMap(argumentsOf)];
}

/** The argument whose words are names of formats, which no language translates. */
const sameEverywhere = 'format';

const cases = areas.flatMap((area) => area.cases);

async function resultOf({ tool: name, scene, valid }: (typeof cases)[number]): Promise<unknown> {
  const ports = await played(scene);
  const tool = tools.map((make) => make(ports)).find((one) => one.name === name)!;
  if (tool.effect !== 'read')
    return (await runWrite(tool, valid, { at: ports.clock.now(), page: ports.page.work })).data;
  return tool.read(tool.parameters.parse(valid), { ...somewhere, signal: new AbortController().signal });
}

const languages = readdirSync('public/_locales').map((language) => {
  const messages: Record<string, { message: string }> = JSON.parse(
    readFileSync(`public/_locales/${language}/messages.json`, 'utf8'),
  );
  return { language, messages, say: createI18n((key) => messages[key]?.message ?? '', 'en').say };
});

/** Messages of these texts that a language does not have, each with the file that lacks it. */
const unsaid = (texts: Text[]): string[] =>
  [...new Set(texts.map(({ key }) => key))].flatMap((key) =>
    languages
      .filter(({ messages }) => !messages[key])
      .map(({ language }) => `${key} in public/_locales/${language}/messages.json`),
  );

describe('the fields that people read', () => {
  it.each(cases)('have names in words: in a result of $tool', async (one) => {
    const fields = fieldsOf(await resultOf(one), one.tool);
    expect(unsaid(fields.map((name) => fieldName(name, one.tool)))).toEqual([]);
  });

  it.each(cases)('have names and words for their values: the arguments of $tool', async ({ tool: name, scene }) => {
    const ports = await played(scene);
    const tool = tools.map((make) => make(ports)).find((one) => one.name === name)!;
    const schema = z.toJSONSchema(tool.parameters, { io: 'input', unrepresentable: 'any' }) as Schema;
    const given = argumentsOf(schema).filter(([field]) => isReadable(field, name));
    const raw = given.filter(
      ([field, all]) => field !== sameEverywhere && all.some((one) => !fieldValue(field, one, name)),
    );
    expect(
      raw.map(([field]) => field),
      'not in `worded` of src/ui/panel/messages/calls/field-name.ts',
    ).toEqual([]);
    const names = given.map(([field]) => fieldName(field, name));
    const values = given.flatMap(([field, all]) => all.flatMap((value) => fieldValue(field, value, name) ?? []));
    expect(unsaid([...names, ...values])).toEqual([]);
  });

  it('are translated in any language, except fields of unknown tools', () => {
    for (const { say } of languages) {
      expect(say(fieldName('url', 'find'))).not.toBe('url');
      expect(say(fieldName('their_own', 'find'))).toBe('their own');
      expect(say(fieldName('constructor', 'find'))).toBe('constructor');
    }
    expect(isReadable('tab_ids', 'find')).toBe(false);
    expect(fieldValue('title', 'red', 'find')).toBeNull();
  });

  it('stay unchanged if they belong to a server of the user', () => {
    for (const { say } of languages) expect(say(fieldName('unused_days', 'notes__add'))).toBe('unused days');
    expect(isReadable('parameters', 'notes__add')).toBe(true);
    expect(fieldValue('color', 'grey', 'notes__add')).toBeNull();
    expect(fieldValue('tool', 'list_tabs', 'notes__add')).toBeNull();
  });

  it('give the number of ids that were not found, and the names', () => {
    expect(['check_bookmark_links', 'find_by_tag', 'notes__find'].map((tool) => holdsIds('not_found', tool))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
