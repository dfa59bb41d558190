import type { VerbWords } from '../../language/language.ts';

/** Ways to undo, to ask for changes and for help. */
export const assisting: VerbWords[] = [
  {
    verb: 'undo',
    phrases: [
      'undo|revert|unwind|rollback|undid that|this|it?',
      'undo|revert|reverse|cancel|scrap|take_back|roll_back|put_back|turn_back the|my|your|that|this? last|latest|previous|most_recent action|change|step|thing|operation|one|move|close|closing|delete|grouping you|i? did|made|changed|have_done?',
      'undo|revert|reverse the|that|this|my? closing|close|moving|move|grouping|sorting|deleting|delete|deletion|tagging|change|changes of?',
      'roll|take|put|bring|get|turn back',
      'roll|take|put|bring|get|turn that|it|this|them|those|everything|these_back back',
      'take back',
      'undo|revert|reverse|cancel|take_back|roll_back|put_back what|whatever you|i just|have|have_just? did|done|changed|closed|moved just_now?',
      'cancel that|it|this',
      'i did not want|mean|intend|ask_for that|this|it|to_do_that',
      'that is|was not what i wanted|meant|asked_for',
      'not what i wanted|meant|asked_for',
      'put|set|change|turn|get it|that|this|everything|things|them|those back|to? the_way|how|as|what it|that|things|they|everything was|were|is before|again?',
      'put|set|change|turn|get it|that|this|everything|things|them|those back the_way|how|as|to_how|to_what it|that|things|they|everything was|were before|again?',
      'reverse',
    ],
  },
  {
    verb: 'undo-all',
    phrases: [
      'undo|revert|reverse|unwind|rollback|cancel|take_back|roll_back it|them|that|this|these|those? all|everything|both|each of? the|my|your|them|it|that|this|these|those? two|three|four|five|six|last|recent|latest? action|actions|change|changes|step|steps? you|i? did|have_done|made|have_made|changed|have_changed? so_far|today?',
      'undo|revert|reverse every|any action|change|step you|i? did|have_done|made|have_made? so_far|today?',
      'undo|revert|reverse the whole|entire|complete lot|thing|session|conversation',
    ],
  },
  {
    verb: 'help',
    phrases: [
      'help me?',
      'what|which can|could you|i|outrigger do|ask|say|type|try|use|tell? here|you? with_this|with_you|to_do?',
      'what|which sort|sorts|kind|kinds|type|types of things|stuff|commands|requests|questions|sentences? do|can|could|would|will you|i do|say|ask|type|understand|know|support|take|accept|handle?',
      'what|which sort|sorts|kind|kinds|type|types? of? things|stuff|commands|questions can|could|may i|we ask|say|tell|type to? you?',
      'what all can|could you do|help_with',
      'what can|could you help me? with|do?',
      'what do|are you do|for|good_for|able_to_do|capable_of?',
      'what are you able to do',
      'what are you capable of',
      'what are you good at|for',
      'what is possible?',
      'how do|does|can i|this|you|it use|work|works? this|you|it?',
      'show|list|see|view? me? all? the? available? commands|options|features|possibilities|examples|help',
      'what|which commands|features|options are|do? there|available|i_have|i_use|you_have|you_know|you_understand|you_support|you_take|you_accept|exist?',
      'all commands',
      'show|tell|explain me? what|everything you can|could do|help_with',
      'who are you',
      'i need help',
      'give me some? ideas|examples|suggestions',
    ],
  },
  {
    verb: 'greet',
    phrases: [
      'hello|hi|hey|hiya|howdy|greetings there|outrigger|again?',
      'good morning|afternoon|evening|day outrigger?',
      'how are you today|doing?',
      'thanks|thank_you|cheers a_lot|so_much|very_much|outrigger?',
    ],
  },
  {
    verb: 'changes',
    phrases: [
      'what|which things? did|have you just? do|done|change|changed|close|closed|move|moved|delete|deleted|touch|touched? so_far|today|yesterday|recently|lately|just_now|last|here|this_week?',
      'show|list|view|see? me? the|your|my|our? recent|last|latest? activity|journal|actions|changes|log so_far|today|you_made|you_did|you_have_made?',
      'what|which changes? have|did you make|made? so_far|today|recently?',
      'what changed so_far|today|recently|just_now?',
      'what has changed|happened so_far|today|recently|just_now?',
      'what was|were changed|done so_far|today|recently|just_now?',
      'what happened',
      'show|list? me? what you did|changed|have_done|have_changed so_far|today|recently|just_now?',
      'history of changes|actions',
    ],
  },
];
