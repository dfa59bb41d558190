import type { ObjectKind } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

export const objects: PhraseWords<ObjectKind>[] = [
  {
    means: 'tabs',
    phrases: [
      'in|on|from|of|out_of|inside|within|across|among|amongst|between? <det>? open? <det>? tab|tabs open?',
      'browser tab|tabs',
      'open page|pages|tab|tabs',
      'everything|anything|whatever|what that? is|i_have|i_have_got? open',
      'opened tab|tabs|pages?',
      'videos|pages|articles|documents|docs|threads|issues that? do_i_have|have_i_got|i_have open',
    ],
  },
  {
    means: 'tabs',
    weak: true,
    phrases: [
      'in|on|from|of|inside|within|across|among|amongst|between? <det>? open? <det>? page|pages|webpage|webpages open?',
    ],
  },
  { means: 'tabs', weak: true, phrases: ['open', 'one open', 'the one|ones', 'ones', '<det>? browser'] },
  { means: 'windows', phrases: ['browser? window|windows', 'browser? windows with|and their tabs|contents'] },
  { means: 'groups', phrases: ['tab? group|groups', '<det> tab group|groups'] },
  { means: 'sites', phrases: ['site|sites|domain|domains|websites|hosts|website|domain_names|host'] },
  {
    means: 'bookmarks',
    phrases: [
      '<at>? <det>? bookmark|bookmarks|favourite|favourites',
      '<at>? <det>? saved|bookmarked|starred|kept page|pages|link|links|site|sites|article|articles|thing|things|stuff|recipe|recipes|url|urls|item|items?',
    ],
  },
  {
    means: 'bookmarks',
    phrases: [
      '<det>? pages|page|links|link|sites|things|stuff|articles|article that|which? i|we have? saved|bookmarked|added|starred|kept',
      '<det>? pages|page|links|link|sites|things|stuff|articles|article that|which? did|have i|we save|bookmark|add|star|keep|saved|bookmarked',
      'what i|we have? saved|bookmarked|added|starred|kept',
    ],
  },
  {
    means: 'folders',
    phrases: [
      '<det>? bookmark? folder|folders|subfolder|subfolders|directory|directories in|among my|the? bookmarks|favourites',
      '<det>? bookmark? folder|folders|subfolder|subfolders|directory|directories',
    ],
  },
  {
    means: 'tags',
    phrases: [
      'tag|tags|label|labels|hashtags|hashtag',
      'tags|labels with|and|including their|the? counts|numbers|totals|sizes',
    ],
  },
  {
    means: 'things',
    phrases: ['everything|things|thing|stuff|items|item|entries|anything|something|what|whatever', 'all of it'],
  },
  {
    means: 'closed',
    phrases: [
      '<det>? recently|lately|just closed tabs|tab|windows|pages?',
      '<det>? closed tabs|tab|windows|pages',
      '<det>? history|list|log of <det>? recently? closed tabs|windows|pages',
      '<det>? tabs|tab|pages|page|windows|window|things|thing|stuff|ones|one? that|which|what? did|have|had? i|we just|have|had|recently|last? close|closed|shut|get_rid_of|got_rid_of',
      '<det>? last closed|shut tab|tabs|one|window|page?',
      '<det>? tab|tabs|page|pages|window|windows that|which? was|were|got? just|recently|accidentally? closed|shut',
    ],
  },
  {
    means: 'sessions',
    phrases: [
      '<det>? saved|stored|set-aside|stashed? session|sessions',
      'saved|stored|stashed windows|window|tabs',
      'sessions|session have|did|do i|we have|got|still? saved|save|stored|store|made|make|kept|keep|set_aside|put_aside|put_away',
      '<det>? sessions|session that|which? i|we have? saved|stored|made|kept|stashed|parked|shelved|created|set_aside|put_aside|put_away',
      'set aside|by',
      '<det>? set_aside|stashed|shelved|parked tabs|windows|things|stuff',
      '<det>? tabs|things|stuff|windows? that|what|which? did|have|had? i|we? have|had|recently? set|put|stash|stashed|tucked|shelved|shelve aside|away|by',
    ],
  },
  {
    means: 'reading',
    phrases: [
      'to|on|onto|in|into|from|off|at? my|the? reading|read-later|to-read list|queue',
      'read later list|queue|pile?',
      'to? read later',
      'read-later|read_later|reading list|pile|stuff|things|pages|articles',
      '<det>? unread pages|articles|links|things|stuff|ones|items|tabs? left|remaining?',
      '<det>? pages|articles|things|stuff|what? that|which? do|did|have|is|are|am? i? still|yet? do|have|want|left|wanted|meant? still|yet? to read',
      'left|waiting|remaining|still? on|in|to my|the? reading|read-later|to-read list|queue',
      '<det>? pages|articles|things|stuff|links that|which? i have not read|finished yet?',
      'left to read',
      'i have not read yet?',
      'have not i read|finished yet?',
      'have i still? not yet? read yet?',
    ],
  },
  {
    means: 'history',
    phrases: [
      'in|from|of|out_of|through? my|the|all_my? browsing|browser|search|web|visit? history',
      '<det>? page|pages|site|sites|website|websites|article|articles|thing|things|stuff|post|posts|video|videos|recipe|recipes|story|stories|paper|papers|doc|docs|thread|threads? that|which|what? did|have|had? i|we have|had|recently? <been>',
      '<det>? visited|viewed|browsed pages|sites|articles|page|site|websites',
      'visits to?',
      '<det>? pages|sites|articles|page|article i? visited|viewed|browsed',
    ],
  },
  { means: 'history', weak: true, phrases: ['that|which? i|we was|were|had|have? been? <been>'] },
  {
    means: 'links',
    phrases: [
      'links|link|hyperlinks|hyperlink|urls|url|addresses|downloads',
      'downloadable files|things',
      'are? linked|hyperlinked to?',
      'does|do this_page|this|the_page|it|this_article|this_site link|point|lead|refer to',
    ],
  },
  {
    means: 'actions',
    phrases: [
      '<det>? actions|changes|steps|things that|which? did|have|has? you|outrigger have|has? take|took|taken|make|made|did|done|do|performed',
    ],
  },
];
