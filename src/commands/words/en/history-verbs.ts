import type { VerbWords } from '../../language/language.ts';

/** Ways to ask for visits and to forget them. */
export const visiting: VerbWords[] = [
  {
    verb: 'list',
    object: 'history',
    phrases: [
      'what|which|anything|everything did|have i|we read|visit|visited|browse|browsed|watch|watched|look_at|looked_at|see|seen|do',
      'what|which page|site|article|video was|were i|we on|reading|looking_at|watching',
      'what was|were i|we reading|browsing|looking_at|watching|researching',
      'what have i been reading|browsing|looking_at|watching|researching',
      'which|what pages|page|articles|article|sites|websites|videos|video|things|stuff|posts did|have i|we read|visit|visited|browse|browsed|watch|watched|look_at|looked_at|see|seen|open|opened|go_to|been_on|been_to',
      'where have|was i been? browsing|surfing',
      'when did|was i last? visit|read|see|open|go_to|been_on|been_to|visited',
    ],
  },
  {
    verb: 'find',
    object: 'history',
    free: 'query',
    phrases: [
      'show|list|find|view|see? me? all? my|the? visits to|on|at',
      'did|have i ever? visit|visited|browse|browsed|been_on|been_to|go_to|gone_to',
    ],
  },
  {
    verb: 'top',
    object: 'history',
    phrases: [
      'where|how does|do|did|has|is my|all_my|the|all_the time go|gone|went|going|spent',
      'where|how do|did|have|am i been? spend|spent|spending my? most? of_my? time online|browsing?',
      'what do|did|have i spend|spent|waste|wasted my? most? of_my? time on',
      'what|which sites|websites|pages|domains|site|page do|did|have i visit|visited|read|browse|go_to|been_to|go most|the_most|most_often|a_lot|most_frequently',
      'what|which sites|websites|pages|domains eat|eats|take|takes|cost|costs|waste|wastes up? most|the_most|the_most_of|most_of my|of_my? time',
      'on|at? what|which sites|websites|pages|domains do|did|have i spend|spent most_time|the_most_time|most_of_my_time on',
      'my|the? most|top visited|frequented|browsed|read sites|pages|websites|domains|ones?',
      'my|the? top sites|pages|websites|domains by visits',
      'sites|pages|websites i visit|visited|go_to|went_to most|the_most|most_often',
      'what|which sites|websites|pages|domains|site|page was|were|is|are most|the_most visited',
    ],
  },
  {
    verb: 'forget',
    destroys: true,
    phrases: [
      'forget|erase|delete|remove|clear|wipe all|any|every? trace|traces of|to',
      'forget that? i? visited|was_on|went_to|about?',
      'unvisit',
      'make it forget',
      'forget|erase|delete|remove|clear|wipe all? my|the|any? visits to|on|of',
    ],
  },
];
