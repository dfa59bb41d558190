import type { Round } from './phrasing.ts';

/** Of a round of 120 commands (110 understood at first contact) and 30 sentences of prose (29 left alone): those that were not, and prose that begins like a command. */
export const fourteenth: Round = {
  commands: [
    ["where's my staff rota tab gone", 'tabs.find', { words: ['staff rota'] }],
    ['show all pubmed tabs', 'tabs.site', { sites: ['pubmed'] }],
    ['what websites do I have the most tabs open on?', 'tabs.sites'],
    ['show the last 10 tabs I closed', 'closed.list', { ref: { kind: 'last', count: 10 } }],
    ['keep only this tab, close the rest', 'tabs.close-others', { others: true }],
    ['netflix tabs to separate window', 'tabs.to-window', { sites: ['netflix'], to: 'window' }],
    ['youtube tabs to sleep', 'tabs.sleep', { sites: ['youtube'] }],
    ['github tabs into a group called Code', 'tabs.group-matching', { sites: ['github'], to: 'group', name: 'Code' }],
    ['what sessions have I got saved?', 'session.list'],
    ["I've read this, mark it as read", 'reading.done', { ref: { kind: 'this' } }],
    ['which ravelry pages have I bookmarked', 'bookmarks.site', { sites: ['ravelry'] }],
    [
      'what did I look at on rightmove this week',
      'history.site',
      { sites: ['rightmove'], when: { kind: 'week', ago: 0 } },
    ],
  ],
  prose: [
    'no, leave the Suppliers group as it is',
    'leave the tabs as they are',
    'tabs to spaces',
    'the road to a new window of opportunity',
    'how do I delete a git tag on the remote?',
    'I was about to close the duplicates but then I changed my mind',
    'if I delete a folder, do the bookmarks inside it go too?',
    'sort these medicines by dose: ibuprofen, aspirin, codeine',
  ],
  inexact: [],
};
