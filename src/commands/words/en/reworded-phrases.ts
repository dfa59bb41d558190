import type { RewordingWords } from '../../language/language.ts';

/** Ways to word a wish other than as a command. */
export const rewording: RewordingWords = {
  wishes: [
    'i|we? would like|love|prefer to_have|to_see?',
    'i|we? want|need|like to_have|to_see?',
    'i|we wish to_have|to_see',
    'let|make|get|have|keep|leave|see|give',
    'can|could|may i|we|you have|get|make|let',
    'it would be nice|good|great to_have?',
    'make sure|certain that?',
    'see to it that?',
    'i am trying to get|have|make',
  ],
  links: [
    'to? be|get',
    'is|are|gets|get',
    'to',
    'all',
    'go',
    'to go',
    'go to',
    'to go to',
    'are_all|be_all|all_be|is_all',
  ],
  modals: [
    'can|could|should|must|may|might all? be|get? all?',
    'need|needs|have|has|ought|want|wants|are|is to be|get? all?',
    'needs|need|want|wants',
  ],
  results: [
    { means: 'tidy', weak: true, phrases: ['tidying|cleaning|sorting|decluttering up|out?'] },
    {
      means: 'tidy',
      phrases: [
        'a good|quick|proper|little? spring_clean|spring-clean|spring_cleaning|spring-cleaning|tidying|tidy|clean|cleaning|clean-up|cleanup|clear-out|clearout|clear_out|declutter up?',
      ],
    },
    { means: 'close', phrases: ['closed|shut down|up|off|out?'] },
    { means: 'get rid of', phrases: ['gone|disappear|vanish|go away', 'gone|disappear|vanish', 'go away'] },
    { means: 'get rid of', weak: true, phrases: ['go'] },
    { means: 'tag', weak: true, phrases: ['get|have|carry the? tag|label|tags'] },
    { means: 'delete', phrases: ['deleted|removed|erased|trashed|binned'] },
    {
      means: 'dedupe',
      phrases: ['deduped|deduplicated', 'open|there only? once|one_time', 'only open|there once', 'unique'],
    },
    {
      means: 'sleep',
      phrases: ['asleep|sleep|sleeping|suspended|unloaded|hibernated|snoozed|hibernate', 'put to sleep'],
    },
    {
      means: 'tidy',
      phrases: [
        'tidy|neat|clean|tidier|neater|cleaner|orderly|organized|tidied|decluttered|sorted up|out?',
        'in order',
      ],
    },
    { means: 'group', phrases: ['grouped|clustered|bundled|gathered up|together?', 'group together?'] },
    { means: 'put … in', phrases: ['go|live|belong in|into|under|inside'] },
    { means: 'put', phrases: ['put|placed'] },
    { means: 'move', phrases: ['moved|filed|transferred'] },
    { means: 'sort', phrases: ['sorted|ordered|arranged|alphabetized|alphabetised'] },
    { means: 'bookmark', phrases: ['bookmarked|saved|stored|starred'] },
    { means: 'tag', phrases: ['tagged|labelled|labeled'] },
    { means: 'untag', phrases: ['untagged'] },
    { means: 'rename … to', phrases: ['renamed|retitled|called|named|titled as|into|to?'] },
    { means: 'merge', phrases: ['merged|combined|joined'] },
    { means: 'open', phrases: ['opened'] },
    { means: 'pin', phrases: ['pinned'] },
    { means: 'mute', phrases: ['muted|silenced|quiet|silent'] },
    { means: 'unmute', phrases: ['unmuted'] },
    { means: 'unpin', phrases: ['unpinned'] },
    { means: 'ungroup', phrases: ['ungrouped|dissolved|disbanded', 'broken|split up'] },
    { means: 'reload', phrases: ['reloaded|refreshed', 'a quick|hard? refresh|reload'] },
    { means: 'undo', phrases: ['undone|reverted|back'] },
    { means: 'list', phrases: ['listed'] },
  ],
  complaints: [
    {
      means: 'tidy',
      phrases: [
        'is|are|look|looks such|really|all|getting|becoming|just|so|too|like? a|quite_a? mess|messy|chaos|chaotic|disaster|cluttered|shambles|untidy',
        'is|are|got|getting? out of control|hand',
      ],
    },
  ],
  leads: [
    'i|we am|are|have done|finished|through with',
    'i|we do not need|want',
    'i|we no longer need|want|use',
    'i|we have|got|have_got too|so many|much',
    'i|we have|got|have_got lots|loads|a_lot|tons of',
    'there are too|so many',
    'if there is|are any?',
    'if i have|got|have_got any?',
    'take|see|about|regarding|as_for',
  ],
  dismissals: [
    { means: 'get rid of', phrases: ['i|we no_longer need|want|use', 'i|we have no_more|no_further use|need for|of'] },
    { means: 'get rid of', weak: true, phrases: ['i|we do not need|want|use'] },
  ],
  noLonger: ['anymore', 'any more|longer'],
  finds: ['get|take|select|grab|gather|collect me? all?'],
  looks: ['find|show|list|search|locate me? all?', 'look for', 'search for'],
  thens: [', and? then?', 'and then?', 'then'],
  reasons: [
    'is|are|was|were no_longer|not needed|wanted|required|used|useful|necessary|relevant|interesting any_more|anymore|any_longer?',
    'is|are|was|were superfluous|obsolete|outdated|redundant|finished|over|old|useless',
  ],
  afterthoughts: [
    ', it|they|this|that|these|those is|are|was|were|look|looks|keep|keeps|get|gets|take|takes|make|makes',
    ',? so|so_that i|we|it|they can|could|do_not|will_not',
    ',? because|cause|cuz|bc|as|since i|we|it|they|this|that|these|those|the|my',
  ],
  theres: ['there|inside', 'in|into|to it|there|that'],
  namings: [
    {
      means: 'called',
      phrases: [
        ',|and and? then? call|name|title it|them|that|this|the_group|the_folder|the_session',
        ', name|title|called|named',
        'with|under the? name|title',
      ],
    },
    {
      means: 'in',
      phrases: [',|and and? then? file|put|save|store|keep|place|move it|them|this in|under|into|inside'],
    },
  ],
  places: ['to', 'into', 'in', 'as', 'under'],
  towards: ['to', 'into'],
  losses: ['where did|has|have|is|are', 'in|on? which|what window|tab|group is|are|did|do|was|has'],
  lost: [
    { means: 'find tab', phrases: ['in|on|open_in|sitting_in|hiding_in'] },
    { means: 'find', phrases: ['go|gone|disappear|disappeared|vanish|vanished|end_up|ended_up|get_to to?'] },
  ],
  headings: [
    {
      means: 'find',
      weak: true,
      phrases: [
        'where',
        ', where|which_tab|which_one|which_window is|was it|that',
        ', where did|have i put|leave|left|have|see|seen it|that',
        'where is|was it|that',
      ],
    },
    { means: 'list', phrases: ['overview|list|listing|breakdown'] },
    { means: 'rank', phrases: ['ranking'] },
    { means: 'count', phrases: ['count|total|number|tally'] },
  ],
  arrivals: [{ means: 'into this window', phrases: ['over|in|back? here'] }],
  saves: ['save|store|keep|stash|park|shelve|stow', 'put|set|tuck|stow|file aside|away'],
  closes: [
    {
      means: 'set aside',
      phrases: [',|and and? then? close|shut it|them|these|those|the_window|this_window|the_tabs|all|everything all?'],
    },
  ],
  heaps: ['tabs', 'window', 'windows'],
  pronouns: ['it', 'them', 'those', 'these', 'this', 'that', 'em'],
  questions: ['which', 'what', 'how', 'who', 'why', 'when', 'where', 'is', 'are', 'do', 'does', 'did', 'if'],
  hints: ['what|how about'],
  hedges: ['maybe', 'perhaps', 'possibly', 'probably'],
  adverbs: [
    'still|ever|already|actually|currently|just|even|maybe|perhaps|simply|basically|really|quickly|finally|possibly',
    'probably|kindly|please|now|somehow|somewhere|also|again|properly|nicely|automatically|auto|completely|entirely|altogether',
    'the heck|hell|fuck|devil',
    'on earth',
    'a bit|little',
    'very',
    'for good',
    'once and for all',
    'straight away',
    'as well',
    'any more|longer',
    'anymore',
    'if any',
  ],
  mishaps: [
    'i|we have|just|must_have|think_i? accidentally|mistakenly|by_accident|by_mistake|just? closed|shut|lost|killed|closed_out accidentally|mistakenly?',
  ],
  returns: [
    {
      means: 'reopen last closed',
      phrases: [
        'reopen|restore|recover|resurrect|undo|undelete it|that|them|this?',
        'get|bring|put|give|take|fetch me? it|that|them|this back',
        'open it|that|them|this again|back_up?',
        'i want|need it|that|them|this back',
      ],
    },
  ],
  particles: ['up', 'down', 'out', 'off', 'away', 'together', 'back', 'aside', 'over', 'again', 'apart'],
  arrows: [
    { means: 'copy', phrases: ['the|my? clipboard', 'md|markdown|csv|html'] },
    { means: 'group', phrases: ['a|one|the|new? tab? group|groups'] },
    { means: 'sort', phrases: ['a to z', 'a-z', 'alphabetical'] },
  ],
  arrowJoints: ['to', 'in', 'into', 'as'],
  preambles: 'i we my our this these there it be no too so many enough time done finished sorry need'.split(' '),
  reports: `say says said tell tells told ask asks asked write writes wrote read heard hear mean means meant call calls
    called if when whenever until unless before after because why how what which who whether should would could might
    never not`.split(/\s+/),
  gerundLeads: [
    'would|do you? mind',
    'mind',
    'how|what about',
    'start|try|consider|begin',
    'i feel like',
    'free|save|release|reclaim up? some? memory|ram by',
  ],
  verbsOf: (gerund) => {
    const [, stem] = /^(.{2,})ing$/.exec(gerund) ?? [];
    return stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')] : [];
  },
  requests: ['can|could|may|would|will'],
  determiners: ['all', 'my', 'the', 'these', 'those', 'this', 'every', 'each', 'any', 'both', 'our', 'everything'],
};
