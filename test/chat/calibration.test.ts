import { describe, expect, it } from 'vitest';
import {
  bestSyntax,
  type CalibrationStep,
  calibrate,
  calibrationTasks,
  estimateCalibration,
} from '@/src/chat/calibration/index.ts';
import { syntaxFor, withoutTools } from '@/src/chat/index.ts';
import type { ModelErrorCode, ModelEvent, ModelRequest, Provider } from '@/src/contract/provider.ts';
import { modelSettings, type SyntaxScore } from '@/src/contract/settings.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { protocol } from '@/test/fakes/protocol.ts';

type Move = string | { name: string; arguments: Record<string, unknown> };

const call = (name: string, args: Record<string, unknown>): Move => ({ name, arguments: args });
const notes = ['Flour: 500 g {strong}', '', '  water: 350 g', 'Fold it "gently"; <b>not</b> hard.'].join('\n');

/** Moves of a good model, by the first words of the request. */
const good: [string, Move[]][] = [
  ['How many open tabs', [call('list_tabs', { query: 'ferry' }), 'There are 3.']],
  ['Close the tab with', [call('list_tabs', { query: 'invoice' }), call('close_tabs', { tab_ids: [15] }), 'Closed.']],
  ['Close both', [call('list_tabs', { query: 'weather' }), call('close_tabs', { tab_ids: [13, 14] }), 'Closed.']],
  [
    'Save https',
    [
      call('create_bookmark', {
        url: 'https://tides.example/today?port=Da%20Nang&day=2',
        title: 'Tide tables, "Da Nang" & Hội An',
      }),
      'Saved.',
    ],
  ],
  [
    'Tag my',
    [
      call('search_bookmarks', { query: 'bread' }),
      call('tag_bookmarks', { bookmark_ids: ['b1', 'b2'], tags: ['baking', 'weekend'] }),
      'Tagged.',
    ],
  ],
  [
    'Write exactly',
    [call('search_bookmarks', { query: 'rye' }), call('set_notes', { bookmark_id: 'b2', notes }), 'Done.'],
  ],
  ['Close the tab about chess', [call('list_tabs', { query: 'chess' }), 'There is none.']],
  ['What is 7', ['56']],
];

const syntaxes = ['json-block', 'tool-call-tag', 'bracket', 'xml', 'caret', 'yaml', 'function-call'];

/** The syntax that a prompt asks for. */
const syntaxIn = ({ messages, tools }: ModelRequest): string =>
  syntaxes.find((syntax) => messages[0]?.text === protocol.prompt({ syntax, tools, several: false })) ?? 'native';

/** A model that does as `good` says, in the syntax that it was asked to use. */
function model(flaw: (syntax: string, written: string) => string | ModelErrorCode = (_, written) => written): Provider {
  return {
    models: async () => [],
    async *stream(request): AsyncIterable<ModelEvent> {
      const said = request.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
      const moves = good.findLast(([beginning]) => said[0]?.startsWith(beginning))?.[1] ?? [];
      const move = moves[request.messages.filter(({ role }) => role === 'assistant').length] ?? 'I do not know.';
      const syntax = syntaxIn(request);
      if (syntax === 'native') return yield { type: 'error', error: { code: flaw(syntax, '') as ModelErrorCode } };
      const written = typeof move === 'string' ? move : `\n${protocol.formatCall(syntax, move)}\n`;
      yield { type: 'text-delta', text: flaw(syntax, written) };
      yield { type: 'usage', usage: { input: 100, output: 10 } };
      yield { type: 'finish', reason: 'stop', endMark: true };
    },
  };
}

function measured(provider: Provider) {
  const clock = fakeClock();
  let ids = 0;
  return {
    provider,
    model: 'm',
    settings: modelSettings.parse({}),
    protocol,
    now: clock.now,
    newId: () => `id-${++ids}`,
    wait: clock.wait,
  };
}

const never = new AbortController().signal;
const silent = () => undefined;

describe('calibration', () => {
  it('finds that a perfect model solves everything in every syntax', async () => {
    const steps: CalibrationStep[] = [];
    const { scores, error } = await calibrate(measured(model()), {
      syntaxes,
      signal: never,
      onStep: (step) => steps.push(step),
    });
    expect(error).toBeNull();
    expect(scores.map(({ syntax, solved, repairs, errors }) => [syntax, solved, repairs, errors])).toEqual(
      syntaxes.map((syntax) => [syntax, calibrationTasks.length, 0, 0]),
    );
    expect(steps.map(({ done }) => done)).toEqual([...Array(syntaxes.length * calibrationTasks.length).keys()]);
    const cheapest = scores.toSorted((a, b) => a.tokens - b.tokens)[0];
    expect(bestSyntax(scores)).toBe(cheapest?.syntax);
    expect(cheapest?.tokens).toBeGreaterThan(0);
  });

  it('distinguishes the syntaxes in which a model fails', async () => {
    const stumbling = model((syntax, written) => {
      if (syntax === 'json-block') return written.replace(/\}\s*```/, ',}\n```');
      return syntax === 'xml' ? written.replaceAll('tab_ids', 'tabs') : written;
    });
    const { scores } = await calibrate(measured(stumbling), {
      syntaxes: ['json-block', 'xml', 'bracket'],
      signal: never,
      onStep: silent,
    });
    const [json, xml, bracket] = scores;
    expect(json).toMatchObject({ solved: 8 });
    expect(json?.repairs).toBeGreaterThan(0);
    expect(xml?.solved).toBeLessThan(8);
    expect(xml?.errors).toBeGreaterThan(0);
    expect(bracket).toMatchObject({ solved: 8, repairs: 0, errors: 0 });
    expect(bestSyntax(scores)).toBe('bracket');
  });

  it('skips a syntax that the server refuses, and ends if nothing can be asked', async () => {
    const refusing = await calibrate(measured(model(() => 'no-tools')), {
      syntaxes: ['native'],
      signal: never,
      onStep: silent,
    });
    expect(refusing).toMatchObject({ error: null, scores: [{ syntax: 'native', refused: true, solved: 0 }] });
    expect(bestSyntax(refusing.scores)).toBeNull();
    const locked = await calibrate(measured(model(() => 'wrong-key')), {
      syntaxes: ['native', 'json-block'],
      signal: never,
      onStep: silent,
    });
    expect(locked).toEqual({ scores: [], error: { code: 'wrong-key' } });
  });

  it('stops on request, with the completed scores', async () => {
    const stop = new AbortController();
    const { scores } = await calibrate(measured(model()), {
      syntaxes: ['json-block', 'xml'],
      signal: stop.signal,
      onStep: ({ syntax }) => syntax === 'xml' && stop.abort(),
    });
    expect(scores.map(({ syntax }) => syntax)).toEqual(['json-block']);
  });

  it('estimates its cost in advance: more for more', () => {
    const one = estimateCalibration({ protocol }, { syntaxes: ['json-block'] });
    const two = estimateCalibration({ protocol }, { syntaxes: ['json-block', 'xml'] });
    expect(one).toBeGreaterThan(1000);
    expect(two).toBeGreaterThan(one);
  });
});

describe('automatic', () => {
  const scores: SyntaxScore[] = [];
  const measuredAs = (syntax: string) => modelSettings.parse({ calibration: { at: 1, syntax, scores } });

  it('is the syntax with the best calibration, else a text syntax; the user’s choice comes first', () => {
    expect(syntaxFor(modelSettings.parse({}))).toBe('json-block');
    expect(syntaxFor(measuredAs('caret'))).toBe('caret');
    expect(syntaxFor({ ...measuredAs('caret'), syntax: 'xml' })).toBe('xml');
    expect(syntaxFor(modelSettings.parse({}), 'xml')).toBe('xml');
    expect(syntaxFor(measuredAs('caret'), 'xml')).toBe('caret');
  });

  it('stops using native calls only if a server refuses them', () => {
    const refused = { reason: 'error', error: { code: 'no-tools' } } as const;
    const without = withoutTools(refused, measuredAs('native'));
    expect(without && syntaxFor(without)).toBe('json-block');
    expect(withoutTools(refused, { ...measuredAs('native'), syntax: 'native' })).toBeNull();
    expect(withoutTools(refused, modelSettings.parse({}))).toBeNull();
    expect(withoutTools({ reason: 'error', error: { code: 'server' } }, measuredAs('native'))).toBeNull();
  });
});
