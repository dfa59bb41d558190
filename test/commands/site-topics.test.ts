import { expect, it } from 'vitest';
import { matchesAnySite } from '@/src/address/address.ts';
import { sitesOnTopic } from '@/src/commands/languages/site-topics.ts';

it.each([
  ['job ads', 'https://www.linkedin.com/jobs/view/12'],
  ['Stellenanzeigen', 'https://de.indeed.com/viewjob?jk=1'],
  ['shopping', 'https://www.amazon.co.uk/dp/B0'],
  ['games', 'https://store.steampowered.com/app/1145350'],
  ['noticias', 'https://www1.folha.uol.com.br/mundo/'],
  ['news', 'https://news.google.com/home'],
  ['redes sociais', 'https://x.com/home'],
  ['vidéos', 'https://www.youtube.com/watch?v=a'],
  ['music', 'https://music.youtube.com/playlist'],
  ['email', 'https://mail.google.com/mail/u/0/'],
  ['E-Mails', 'https://outlook.live.com/mail/0/'],
  ['du lịch', 'https://www.booking.com/hotel/vn/'],
  ['flats', 'https://www.rightmove.co.uk/properties/1'],
  ['recipes', 'https://www.bbcgoodfood.com/recipes/dal'],
  ['编程', 'https://developer.mozilla.org/zh-CN/'],
  ['papers', 'https://scholar.google.com/scholar?q=tides'],
  ['論文', 'https://www.ncbi.nlm.nih.gov/pmc/'],
  ['bank', 'https://app.monzo.com/'],
])('knows well-known sites of a subject: %s', (words, address) => {
  expect(matchesAnySite(address, sitesOnTopic(words))).toBe(true);
});

it.each([
  ['news', 'https://mail.qq.com/'],
  ['games', 'https://polygon.technology/'],
  ['bank', 'https://docs.chase.io/'],
  ['wedding', 'https://www.hitched.co.uk/'],
])('takes no other site for one of a subject: %s, %s', (words, address) => {
  expect(matchesAnySite(address, sitesOnTopic(words))).toBe(false);
});
