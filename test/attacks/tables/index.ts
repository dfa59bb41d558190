import type { Attack } from '../attack.ts';
import { carrying } from './addresses.ts';
import { allowed, misread, wordsOnly } from './allowed.ts';
import { chains, mischief } from './chains.ts';
import { inLanguages, invisible, pretending } from './disguises.ts';
import { hiding } from './hiding.ts';
import { choosing, returning, sliced, stretched, turning } from './openings.ts';
import { remembered, waiting } from './patience.ts';
import { inEveryPlace } from './places.ts';
import { repeated, rewritten } from './quotations.ts';

/** Every attack, by what it tries. */
export const attacks: Record<string, Attack[]> = {
  'wherever a text can stand': inEveryPlace,
  'in somebody else’s name': pretending,
  'in other languages': inLanguages,
  'in letters that nobody sees': invisible,
  'in an address that carries data': carrying,
  'over several tools': chains,
  'in mischief that can be undone': mischief,
  'by hiding things in the trash': hiding,
  'for a later turn': waiting,
  'for a later chat': remembered,
  'in a call that the model repeats': repeated,
  'in a call that the model writes anew': rewritten,
  'by which known addresses are opened': choosing,
  'by what was open or set aside': returning,
  'by turning what is saved elsewhere': turning,
  'by what the user had allowed': allowed,
  'by a yes to fewer': stretched,
  'in slices': sliced,
  'by a call that was misread': misread,
  'in words that are no call': wordsOnly,
};
