/** Short forms and what they stand for; also typed without their apostrophe. */
export const contractions: Record<string, string> = {
  "what's": 'what is',
  whats: 'what is',
  "where's": 'where is',
  wheres: 'where is',
  "who's": 'who is',
  "that's": 'that is',
  thats: 'that is',
  "which's": 'which is',
  "it's": 'it is',
  "there's": 'there is',
  "let's": 'let us',
  lets: 'let us',
  "i'm": 'i am',
  im: 'i am',
  "i've": 'i have',
  ive: 'i have',
  "i'd": 'i would',
  "i'll": 'i will',
  "we'll": 'we will',
  "we've": 'we have',
  "we're": 'we are',
  "you've": 'you have',
  "they've": 'they have',
  "they're": 'they are',
  "you're": 'you are',
  "haven't": 'have not',
  havent: 'have not',
  "hasn't": 'has not',
  hasnt: 'has not',
  "aren't": 'are not',
  arent: 'are not',
  "isn't": 'is not',
  isnt: 'is not',
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "didn't": 'did not',
  didnt: 'did not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "shouldn't": 'should not',
  gimme: 'give me',
  rn: 'right now',
  u: 'you',
  ur: 'your',
  lemme: 'let me',
  wanna: 'want to',
  gonna: 'going to',
  dedup: 'dedupe',
  'de-dupe': 'dedupe',
  'de-duplicate': 'dedupe',
  deduplicate: 'dedupe',
  dupes: 'duplicates',
  dups: 'duplicates',
  dupe: 'duplicate',
  dup: 'duplicate',
  'un-tag': 'untag',
  'un-pin': 'unpin',
  'un-mute': 'unmute',
  'un-group': 'ungroup',
  bm: 'bookmark',
  bms: 'bookmarks',
  fave: 'favourite',
  faves: 'favourites',
  favs: 'favourites',
  favorite: 'favourite',
  favorites: 'favourites',
  favourited: 'favourite',
  favorited: 'favourite',
  organise: 'organize',
  organised: 'organized',
  alphabetise: 'alphabetize',
  reorganise: 'reorganize',
  categorise: 'categorize',
  summarise: 'summarize',
  analyse: 'analyze',
};

/** Words that are compared as what they stand for, and stay as typed in names. */
export const shortForms: Record<string, string> = {
  win: 'window',
  wins: 'windows',
  wk: 'week',
  wks: 'weeks',
  hr: 'hour',
  hrs: 'hours',
  min: 'minute',
  mins: 'minutes',
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
};

export const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  couple: 2,
  few: 3,
  several: 3,
  dozen: 12,
  half: 0.5,
};

export const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  last: -1,
};

/** Days in a unit of time. */
export const units: Record<string, number> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 91,
  year: 365,
};

/** Everyday words that one typing error would make a command of. They are left as they are. */
export const realWords =
  `clone chose closet closer clothes cloze loose lose cross clown remote remover movie moves upload uploaded upset
  newest latest oldest recent lately fewer fewest western
  steep sheep sleet sleek sweep bleep paying planing plain planed laying swaying playing player planning plating
  county mount court fount courts counting counter starch perch listen lister glisten misting listing winter widow
  widows state scale stalk stable whale table tables cable fable bagged ragged nagged jagged wagged holder bolder
  golder colder folded mother ether otter bother bites kites cites rites sides wages cages mages pager round pound
  bound hound mound wound sounds poise nose decent resent shaved waved libel lapel bales cables night light fight
  might sight tight bright there witch emerge merged merger merges relate elate deleted deletes removed removes
  closed closes closing opened opens opening grouping groups grouped sorted sorting video videos spotted shorted
  renamed named ordered border orders broader boarder corder reload loaded reader leader finder binder kinder minder
  booking booked bookmaker marking market marker trashy brash crash flash trace erased phrase ease please tease lease
  dismal drops dropped clean cleaner clear clears gleam climb snooze bookworm empathy emptied united united untied
  water latter layer cater eater hater expert experts speed spear match catch batch patch latch paste taste haste waist
  slash smash stack scored stores story stories papers scent spelt shelf thread tread historic format forger forgot copies
  alike alive taxes taxed native visual brows aide sides wakes waken`.split(/\s+/);
