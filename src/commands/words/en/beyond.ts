import type { Beyond, PhraseWords } from '../../language/language.ts';

/** Beginnings and words of requests that no built-in command answers. */
export const beyond: PhraseWords<Beyond>[] = [
  {
    means: 'model',
    phrases: [
      'summarize|summary|tldr|translate|explain|compare|rewrite|paraphrase|proofread|draft|write|compose|analyze|describe|brainstorm|outline|simplify|critique|review|recommend|suggest',
      'give|write|make|show me? a|an|the? short|quick|brief? summary|translation|explanation|comparison|outline',
      'give|write|make|show me? a|an|the? short|quick|brief? overview of? this|it|the|that|these page|article|text|paper|site|video|story?',
      'what is|are the? difference|differences|point|purpose|meaning|advantage|advantages|benefit|benefits|definition between|of|in',
      'what is|are this|these|it|that|those|the_page|this_page|this_article tabs|page|article|site? about|saying',
      'what is a|an',
      'what are tabs|bookmarks|tags|tab_groups|folders',
      'what does this|the|it page|article|site? say|mean|claim',
      'tell me about this|the|these page|article|tabs?',
      'key points',
      'what are the? key|main points|ideas|takeaways',
      'reply|respond|answer to',
      'sort|group|organize|organise|arrange|categorize|categorise|classify|file|put|order all? my|the|these|those|them bookmarks|tabs|pages|links|sites|everything? in|into? folders|groups? by topic|topics|subject|subjects|theme|themes|category|categories|content|meaning',
      'why is|are|does|do|did|was|were',
      'who wrote',
    ],
  },
  {
    means: 'elsewhere',
    phrases: [
      'weather|forecast|temperature',
      'what time|date|day is',
      'what is the? time|date|day|weather|temperature|news',
      'what is today',
      'switch|change|turn|go|set|put|use|enable|activate|make|give on|off|to|into|back_to|it|me|you|the? dark|light|night mode|theme|colours|colors?',
      'dark|light|night mode|theme on|off|please?',
      'import my|the|some|a|these|all? bookmarks|favourites|tabs|history|passwords|links',
      'order|buy|sell a|some|two|three|new|more',
      'calculate|compute|solve|convert',
      'what is {sum}',
      '{sum}',
      'how much is|are|does|do|costs',
      'exchange rate',
      'price of',
      'tell me a joke|story',
      'play|set|call|text|email|remind|wake_me',
      'how old|tall|far|big is|are',
    ],
  },
];
