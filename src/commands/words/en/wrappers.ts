/** Politeness before a command. Taken off as often as it occurs. */
export const before = [
  'please|pls|plz|kindly|hey|hi|hello|ok|okay|alright|well|um|so|now|just|quickly|outrigger|actually|also|then|and|oh|oops|whoops|ugh|argh|hmm|sorry|wait|right|great|cool|thanks|yeah|yes|yo|ooh|ah|aha|yay|whoa|woah|omg|gosh|damn|crap|yikes|eek',
  'can|could|would|will you',
  'can|could|would|will we',
  'would you be so|very? kind|good|nice as? and|to|enough_to',
  'oh dear|no|well|man|boy|god',
  'be so kind|good and|as_to',
  'i want|need|wish|like you? to',
  'i would like|love you? to',
  'i am trying to',
  'want|need to',
  'let us|me',
  'go ahead and?',
  'go and',
  'help me to?',
  'i would love|like to know|hear',
  'i was wondering|thinking',
  'i wonder|know|think|believe|guess|bet',
  'do you know',
  'that was a|wrong mistake|error?',
  'that_was? the? wrong tab|one|window|page',
  'my mistake|bad',
  'i did not mean that|it|to',
  'do me a favour|favor and?',
  'be a dear and',
  'i think you should',
  'time to',
  'it is time to',
  'you can|may',
  'feel free to',
  'try to',
  'try and',
  'i|we am|are? done|finished here|with_it|with_this|for_today',
];

/** Politeness after it. */
export const after = [
  'please|pls|plz|thanks|thx|cheers|ok|okay|now|asap|already|quickly|yet|lol|haha|tho|though|btw|mate|buddy|dude|man|bro',
  'too|as_well',
  'by now',
  'altogether|completely|entirely|permanently|for_good',
  ', i want|need it|them|that|the_tab|my_tab|the_tabs back',
  ', put|add it|this|them on|to the|my reading? list',
  ',? i|we no_longer need|want|use it|them|this|those|these|any_of_them',
  ',? i|we do not need|want|use it|them|this|those|these|any_of_them anymore|any_more|any_longer|now?',
  ',? i|we am|are done|finished|through with it|them|this|that',
  ',? my? memory|ram|laptop|computer|machine|mac|pc is|gets|runs so|too|really? full|slow|low|crawling',
  ', and leave|keep it|that|them there|pinned|open',
  'and keep|leave it|that|them there|pinned|open',
  ',? so it|that|they stays|stay|does_not_get_lost|do_not_get_lost there?',
  'thank you very? much?',
  'thanks a lot',
  'many thanks',
  'for me',
  'right now|away',
  'at the moment|minute',
  'at present',
  'these days',
  'for a change',
  'while you are at it',
  'once and for all',
  'at once',
  'would|will|can|could you',
  'if you can|could|would|please|may',
  'if possible',
  'when you can',
  'and thanks',
  ', and|so|please? tick|check|cross|mark it|this|them as? off|done|read',
  'and show|list|give it|them? me?',
  'real quick',
  'or something|whatever|similar|so like_that|along_those_lines?',
  'or something like|of that|it',
  ',? i think|guess|believe',
  ',? to|so_as_to free|save|reclaim|release|get|spare up? back? some|more|my? memory|ram|resources|battery|cpu',
  ',? to make|get|free up? some|more? room|space',
  ',? to speed things|it|everything|this|the_browser|my_browser|chrome|firefox up',
  ',? before i|we lose|forget|lost|forgot it|this|that|them|these|about_it|about_this?',
  ',? so|so_that i|we do_not|can|will_not lose|forget|find|read|see|use it|this|that|them|these|about_it? again|later?',
  ',? in_case i|we need|want it|this|that|them|these again|later?',
  'from now on',
];

/** Words that say nothing by themselves. */
export const fillers =
  `the a an all any every each my our your of that which are is am be been being with i we have has had got do does it's
  there here currently still else single individual some certain whole entire both ones one kind sort bunch lot lots only just
  stuff-of these-of what please also really`.split(/\s+/);

export const smallWords = {
  indefinite: ['a', 'an', 'some', 'any'],
  definite: ['the', 'my', 'our', 'your', 'all', 'every', 'each'],
  of: ['of'],
  verb: ['is', 'are', 'am', 'be', 'been', 'being', 'has', 'have', 'had', 'do', 'does', 'got'],
};

export const stops =
  `except but excluding besides minus apart older newer in from that which whose without across not untouched
  unused into as its their including again alphabetically chronologically recursively by`.split(/\s+/);

export const judgements =
  `best worst better worse good bad nice nicest cheapest cheaper fastest easiest funniest important useful useless
  interesting boring relevant irrelevant related unrelated similar outdated obsolete valuable promising reliable
  trustworthy suspicious spam spammy necessary unnecessary needed unneeded worth main key different right wrong
  longest shortest biggest smallest favourite likely appropriately sensibly nicely properly correctly accordingly whatever something anything somewhere catchy fits fitting fit better-suited suitable appropriate lowest highest strongest weakest slowest smartest simplest largest sensible proper email`.split(
    /\s+/,
  );

export const texts =
  `question questions answer answers topic point paragraph paragraphs sentence sentences chapter section story draft
  essay code function variable method class branch column columns row string array text list table word words verb verbs
  adjective adverb comma poem letter speech song lyrics joke number numbers equation formula proof derivative sleep bed files file
  integral sum dialogue conversation chat meaning sarcasm tone style step steps method argument arguments diagram chart
  keyword keywords summary summaries explanation overview comparison opinion plan idea ideas quote review`.split(/\s+/);

export const kinds = 'pdf pdfs epub mp3 mp4 zip csv docx xlsx jpg jpeg png gif svg'.split(' ');
