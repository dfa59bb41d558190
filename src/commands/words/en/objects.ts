import type { ObjectKind } from '../../language/frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** What can be spoken of. */
export const objects: PhraseWords<ObjectKind>[] = [
  {
    means: 'tabs',
    phrases: [
      'in|on|from|of|inside|within|across|among|amongst|between? <det>? open? <det>? tab|tabs open?',
      'browser tab|tabs',
      'open page|pages|tab|tabs',
      'opened tab|tabs|pages?',
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
  { means: 'windows', phrases: ['browser? window|windows'] },
  { means: 'groups', phrases: ['tab? group|groups'] },
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
      'pages|page|links|link|sites|things|stuff|articles|article that|which? i|we have? saved|bookmarked|added|starred|kept',
      'pages|page|links|link|sites|things|stuff|articles|article that|which? did|have i|we save|bookmark|add|star|keep|saved|bookmarked',
      'what i|we have? saved|bookmarked|added|starred|kept',
    ],
  },
  { means: 'folders', phrases: ['bookmark? folder|folders|subfolder|subfolders|directory|directories'] },
  { means: 'tags', phrases: ['tag|tags|label|labels|hashtags|hashtag'] },
  {
    means: 'things',
    phrases: ['everything|things|thing|stuff|items|item|entries|anything|something|what|whatever', 'all of it'],
  },
  {
    means: 'closed',
    phrases: [
      'recently|lately|just closed tabs|tab|windows|pages?',
      'closed tabs|tab|windows|pages',
      'did i close recently|today|lately|yesterday?',
      'i closed recently|today|lately|yesterday?',
      'last closed tab|tabs|one?',
    ],
  },
  { means: 'sessions', phrases: ['saved? session|sessions', 'saved windows', 'set aside'] },
  { means: 'reading', phrases: ['to? my|the? reading list', 'read later', 'unread'] },
  { means: 'history', phrases: ['in|from|my|the? browsing|browser|search? history', 'most visited'] },
  { means: 'links', phrases: ['links'] },
];
