import { matchCommand } from '@/src/commands/index.ts';
import { languageNamed } from '@/src/commands/languages/index.ts';
import { lexiconOf } from '@/src/commands/reader/lexicon.ts';
import { spot } from '@/src/commands/reader/spot.ts';
import { readFileSync } from 'node:fs';
const [lang, ...rest] = process.argv.slice(2);
const list = rest[0] === '-' ? readFileSync(0, 'utf8').trim().split('\n') : rest;
for (const s of list) {
  const m: any = matchCommand(s, { language: lang, now: Date.parse('2026-11-25T12:00:00') });
  console.log(s, '=>', m.kind === 'intent' ? `${m.intent.id} ${m.intent.effect}${m.plan ? ' [plan]' : ''} ${JSON.stringify(m.slots)}` : JSON.stringify(m));
  if (process.env.V && lang !== 'en') for (const i of spot(s, lexiconOf(languageNamed(lang)!)).items) console.log('     ', JSON.stringify(i));
}
