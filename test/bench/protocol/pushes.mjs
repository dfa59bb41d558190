/** Measures how long single pushes of 64 characters take: `node pushes.mjs`; prints the figures as JSON. */
import { createResponseParser } from '../../../src/protocol/index.ts';
import { cut, textOf } from './texts.mjs';

const RUNS = 15;
const SLOW = 0.2;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Makes the engine join strings that it keeps in parts, as any use of the call would. */
const readThrough = ({ raw, arguments: { query } }) =>
  raw.charCodeAt(raw.length >> 1) + query.charCodeAt(query.length >> 1);

function run(kind, hasOneCall) {
  const text = textOf('json-block', kind, 1_000_000);
  const body = hasOneCall ? cut(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), 64) : ['0'];
  const pieces = cut(text, 64);
  const runs = Array.from({ length: RUNS }, () => {
    const parser = createResponseParser();
    let slow = 0;
    let completing = 0;
    for (const piece of pieces) {
      const from = performance.now();
      const events = parser.push(piece);
      const call = events.find(({ type }) => type === 'call');
      if (call) readThrough(call);
      const took = performance.now() - from;
      if (took >= SLOW) slow++;
      if (call) completing = took;
    }
    const from = performance.now();
    JSON.parse(body.join(''));
    return { quick: 1 - slow / pieces.length, ratio: completing / (performance.now() - from) };
  });
  return { kind, quick: median(runs.map(({ quick }) => quick)), ratio: median(runs.map(({ ratio }) => ratio)) };
}

console.log(JSON.stringify([run('argument', true), run('escapes', true), run('calls', false), run('prose', false)]));
