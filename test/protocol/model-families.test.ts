import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelFamilies } from '@/src/protocol/dialects/model-families.ts';
import { protocol, syntaxes } from '@/src/protocol/index.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const isText = (id: string) => syntaxes().some((one) => one.kind === 'syntax' && one.id === id && !one.structured);

describe('the table of model families', () => {
  it('names text syntaxes that exist', () => {
    expect(modelFamilies.filter(([, syntax]) => !isText(syntax))).toEqual([]);
  });

  it('says what to begin with, however a server spells the name', () => {
    const first = (model: string) => protocol.firstSyntax?.(model);
    expect(first('Qwen/Qwen3-Coder-30B-A3B-Instruct')).toBe('xml');
    expect(first('qwen3-coder:30b')).toBe('xml');
    expect(first('qwen3:4b')).toBe('tool-call-tag');
    expect(first('hermes-3-llama-3.1-8b')).toBe('tool-call-tag');
    expect(first('zai-org/GLM-4.7')).toBe('xml');
    expect(first('deepseek-ai/DeepSeek-V3.2')).toBe('xml');
    expect(first('deepseek-r1:7b')).toBe('json-block');
    expect(first('openai/gpt-oss-20b')).toBe('json-block');
    expect(first('some-model')).toBe('json-block');
  });

  it('is told in the documentation, dialect by dialect', () => {
    const missing = syntaxes().filter(({ kind, id }) => kind === 'dialect' && !page.includes(`| \`${id}\` |`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
