import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstSyntax, modelFamilies } from '@/src/protocol/dialects/model-families.ts';
import { syntaxes } from '@/src/protocol/index.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const isText = (id: string) => syntaxes().some((one) => one.kind === 'syntax' && one.id === id && !one.structured);

describe('the table of model families', () => {
  it('names text syntaxes that exist', () => {
    expect(modelFamilies.filter(([, syntax]) => !isText(syntax))).toEqual([]);
  });

  it('gives a first syntax, however a server spells the name', () => {
    expect(firstSyntax('Qwen/Qwen3-Coder-30B-A3B-Instruct')).toBe('xml');
    expect(firstSyntax('qwen3-coder:30b')).toBe('xml');
    expect(firstSyntax('qwen3:4b')).toBe('tool-call-tag');
    expect(firstSyntax('hermes-3-llama-3.1-8b')).toBe('tool-call-tag');
    expect(firstSyntax('zai-org/GLM-4.7')).toBe('xml');
    expect(firstSyntax('deepseek-ai/DeepSeek-V3.2')).toBe('xml');
    expect(firstSyntax('deepseek-r1:7b')).toBe('json-block');
    expect(firstSyntax('openai/gpt-oss-20b')).toBe('json-block');
    expect(firstSyntax('LLM360/K2-Horizon')).toBe('xml');
    expect(firstSyntax('IQuestLab/IQuest-Coder-V2')).toBe('xml');
    expect(firstSyntax('plamo-3-8b')).toBe('tool-call-tag');
    expect(firstSyntax('HyperCLOVAX-SEED-Think-14B')).toBe('tool-call-tag');
    expect(firstSyntax('some-model')).toBe('json-block');
  });

  it('matches the documentation', () => {
    const missing = syntaxes().filter(({ kind, id }) => kind === 'dialect' && !page.includes(`| \`${id}\` |`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
