import { describe, expect, it } from 'vitest';
import { digest, readPieces } from './reading.ts';

/** Notations of tags: a call around parameters, and one parameter. */
const notations: [string, (body: string) => string, (key: string, value: string, close?: string) => string, string][] =
  [
    [
      'qwen-coder',
      (body) => `<tool_call>\n<function=save_session>\n${body}\n</function>\n</tool_call>`,
      (key, value, close = '</parameter>') => `<parameter=${key}>${value}${close}`,
      '</parameter>',
    ],
    [
      'glm',
      (body) => `<tool_call>save_session\n${body}\n</tool_call>`,
      (key, value, close = '</arg_value>') => `<arg_key>${key}</arg_key>\n<arg_value>${value}${close}`,
      '</arg_value>',
    ],
    [
      'hunyuan',
      (body) => `<tool_call:opensource>save_session${body}</tool_call:opensource>`,
      (key, value, close = '</arg_value:opensource>') =>
        `<arg_key:opensource>${key}</arg_key:opensource><arg_value:opensource>${value}${close}`,
      '</arg_value:opensource>',
    ],
    ...['', 'antml:', '｜DSML｜', '｜DSML｜r:', 'steptml:'].map((prefix): (typeof notations)[number] => [
      `${prefix}invoke`,
      (body) => `<${prefix}invoke name="save_session">\n${body}\n</${prefix}invoke>`,
      (key, value, close = `</${prefix}parameter>`) => `<${prefix}parameter name="${key}">${value}${close}`,
      `</${prefix}parameter>`,
    ]),
    [
      'minimax',
      (body) => `<minimax:tool_call>\n<invoke name="save_session">\n${body}\n</invoke>\n</minimax:tool_call>`,
      (key, value, close = '</parameter>') => `<parameter name="${key}">${value}${close}`,
      '</parameter>',
    ],
    [
      'minimax-m3',
      (body) => `]<]minimax[>[<invoke name="save_session">\n${body}\n]<]minimax[>[</invoke>`,
      (key, value, close = `]<]minimax[>[</${key}>`) => `]<]minimax[>[<${key}>${value}${close}`,
      ']<]minimax[>[</name>',
    ],
    [
      'seed-oss',
      (body) => `<seed:tool_call><function=save_session>${body}</function></seed:tool_call>`,
      (key, value, close = '</parameter>') => `<parameter=${key}>${value}${close}`,
      '</parameter>',
    ],
    [
      'minicpm',
      (body) => `<function name="save_session">${body}</function>`,
      (key, value, close = '</param>') => `<param name="${key}">${value}${close}`,
      '</param>',
    ],
    [
      'gemini',
      (body) => `<call_record tool="save_session">${body}</call_record>`,
      (key, value, close = '</parameter>') => `<parameter name="${key}">${value}${close}`,
      '</parameter>',
    ],
    [
      'solar',
      (body) => `<|tool_call:start|>save_session\n${body}<|tool_call:end|>`,
      (key, value, close = '<|tool_arg:end|>') => `<|tool_arg:start|>${key}<|tool_arg:value|>${value}${close}`,
      '<|tool_arg:end|>',
    ],
    [
      'kimi-k3',
      (body) => `<|open|>call tool="save_session"<|sep|>${body}<|close|>call<|sep|>`,
      (key, value, close = '<|close|>argument<|sep|>') => `<|open|>argument key="${key}"<|sep|>${value}${close}`,
      '<|close|>argument<|sep|>',
    ],
    [
      'xml',
      (body) => `<tool name="save_session">${body}</tool>`,
      (key, value, close = '</arg>') => `<arg name="${key}">${value}${close}`,
      '</arg>',
    ],
    [
      'xml, with prefixes',
      (body) => `<tool:save_session>\n${body}\n</tool:save_session>`,
      (key, value, close = `</param:${key}>`) => `<param:${key}>${value}${close}`,
      '</param:name>',
    ],
  ];

const options = { toolNames: ['save_session', 'list_tabs'] };

describe.each(notations)('a value in %s', (_, call, parameter, close) => {
  const ids = parameter('tab_ids', '[3, 4]');
  const wanted = { name: 'Work', tab_ids: '[3, 4]' };

  /** The call that runs, with its repairs of values named; or nothing runs, and the model is told. */
  const mended = (text: string) => {
    for (const pieces of [[text], [...text]]) {
      const { calls, errors, text: prose } = digest(readPieces(pieces, options));
      expect(calls.length + errors.length, text).toBe(1);
      expect(prose.trim(), text).toBe('');
      for (const one of calls) {
        expect(one.arguments, text).toEqual(wanted);
        expect(one.repairs, text).toContain('value:closing-tag');
      }
    }
  };

  it('is unchanged if all tags are there', () => {
    const { calls } = digest(readPieces([call(`${parameter('name', 'Work')}\n${ids}`)], options));
    expect(calls).toMatchObject([{ arguments: wanted, repairs: [] }]);
  });

  it('never contains the next parameter if its closing tag is missing', () => {
    for (const blank of ['', '\n', ' ']) {
      const { calls } = digest(readPieces([call(parameter('name', `Work${blank}`, '') + ids)], options));
      for (const one of calls) expect(one.arguments.tab_ids).toBe('[3, 4]');
      if (blank !== ' ') mended(call(parameter('name', `Work${blank}`, '') + ids));
    }
  });

  it('never contains its closing tag if that comes twice', () => {
    for (const blank of ['', '\n', ' ', '\n\n']) {
      mended(call(`${parameter('name', 'Work')}${blank}${close}\n${ids}`));
      mended(call(`${parameter('name', 'Work')}${blank}${close}${blank}${close}\n${ids}`));
    }
  });

  it('never contains what follows if the last closing tag is missing', () => {
    const { calls, errors } = digest(
      readPieces([call(`${parameter('name', 'Work')}${parameter('tab_ids', '[3, 4]', '')}`)], options),
    );
    for (const one of calls) {
      expect(String(one.arguments.tab_ids).trim()).toBe('[3, 4]');
      expect(one.repairs).toContain('value:closing-tag');
    }
    expect(calls.length + errors.length).toBe(1);
  });

  it('may contain a mentioned closing tag, and a whole call', () => {
    const quoted = `a ${close} b`;
    const { calls } = digest(readPieces([call(`${parameter('name', quoted)}${ids}`)], options));
    expect(calls).toMatchObject([{ arguments: { ...wanted, name: quoted }, repairs: [] }]);
  });
});
