import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Out of a group, and a group that goes while its tabs stay. */
export const leaving: PhraseWords<Slots>[] = [
  {
    means: { leaving: 'out', wholeGroup: true },
    phrases: ['out_of|off|from the|this|that|the_current tab? group'],
  },
  {
    means: { leaving: 'out' },
    phrases: [
      'out_of|off|from its|their|any|all|all_the|all_their|whatever|every tab? group|groups',
      'out_of|off the|my|our|a? tab? group called|named? {group}',
      'out_of|off the|my|our? {group} tab? group',
      'out_of {group}',
    ],
  },
  {
    means: { leaving: 'from' },
    phrases: ['from the|my|our|a? tab? group called|named? {group}', 'from the|my|our? {group} tab? group'],
  },
  {
    means: { keepsTabs: true },
    phrases: [
      'but|and|,? keep|leave|keeping|leaving|spare the|its|their|my|all|all_the|all_its|all_their? tab|tabs open|alone|there?',
      'but|and|,? keep|leave|keeping|leaving|spare them|it|these|those|everything|all open|alone|there',
      'but|and? without closing them|it|these|those|anything',
      'but not the|its|their|my tab|tabs',
      'but|and? without closing|losing|deleting|removing the|its|their|my|any? tab|tabs',
    ],
  },
];
