import type { Rule, RuleDeed, RuleTime } from '@/src/contract/settings.ts';

/** The parts of a rule that a sentence tells; what it leaves open is missing. */
export type RuleParts = Partial<Pick<Rule, 'when' | 'does'>>;

/** Longest sentence that is read, in characters. */
const longest = 400;

const numbers = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    ten: 10,
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    một: 1,
    hai: 2,
    ba: 3,
    bốn: 4,
    一: 1,
    两: 2,
    二: 2,
    三: 3,
    四: 4,
  }),
);

const numberOf = (word: string): number => numbers.get(word) ?? Number.parseInt(word, 10);

const units: [RegExp, number][] = [
  [/^(day|tag|ngày|天|日)/, 1],
  [/^(week|woche|tuần|周|星期|个星期)/, 7],
  [/^(month|monat|tháng|月|个月)/, 30],
];

/** Days of the week by their names in these languages, Sunday first. */
const weekdays: [RegExp, number][] = [
  [/\b(sundays?|sonntags?)\b|chủ nhật|周日|星期日|星期天/, 0],
  [/\b(mondays?|montags?)\b|thứ hai|周一|星期一/, 1],
  [/\b(tuesdays?|dienstags?)\b|thứ ba|周二|星期二/, 2],
  [/\b(wednesdays?|mittwochs?)\b|thứ tư|周三|星期三/, 3],
  [/\b(thursdays?|donnerstags?)\b|thứ năm|周四|星期四/, 4],
  [/\b(fridays?|freitags?)\b|thứ sáu|周五|星期五/, 5],
  [/\b(saturdays?|samstags?)\b|thứ bảy|周六|星期六/, 6],
];

const everyDay =
  /\b(every|each) (day|morning|evening|night)\b|\bdaily\b|\b(jeden tag|täglich)\b|mỗi ngày|hằng ngày|每天/;
const tooMany =
  /(?:more than|over|mehr als|über|hơn|trên|超过|多于)\s*(\d{1,5})\s*(?:open\s+)?(?:offene\s+)?(?:tabs?|thẻ|个标签|标签|个)/;
const unused =
  /(?:in|for|over|since|seit|trong|hơn|已|超过)?\s*(\d{1,3}|[\p{L}]{1,5}?)\s*(days?|weeks?|months?|tage?n?|wochen?|monate?n?|ngày|tuần|tháng|天|日|周|个星期|星期|个月|月)/gu;

/** Minutes from midnight, as in "at 17:00", "at 5 pm", "um 17 Uhr", "17 giờ", "17点". */
function minuteIn(sentence: string): number | null {
  const clock = /(\d{1,2})[:.h](\d{2})\s*([ap]m)?/.exec(sentence);
  const whole = /(\d{1,2})\s*([ap]m|uhr|giờ|点|o'clock)/.exec(sentence);
  const [hour, minute, half] = clock
    ? [Number(clock[1]), Number(clock[2]), clock[3]]
    : whole
      ? [Number(whole[1]), 0, whole[2]]
      : [Number.NaN, 0, undefined];
  const turned = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return turned < 24 && minute < 60 ? turned * 60 + minute : null;
}

function daysIn(sentence: string): number | null {
  for (const [, count = '', unit = ''] of sentence.matchAll(unused)) {
    const size = units.find(([name]) => name.test(unit))?.[1] ?? 1;
    const days = numberOf(count) * size;
    if (days >= 1 && days <= 365) return days;
  }
  return null;
}

function timeIn(sentence: string): RuleTime | null {
  const many = tooMany.exec(sentence);
  if (many) return { kind: 'more-tabs', than: Number(many[1]) };
  const day = weekdays.find(([name]) => name.test(sentence))?.[1];
  if (day === undefined && !everyDay.test(sentence)) return null;
  return { kind: 'weekly', day: day ?? null, minute: minuteIn(sentence) ?? 9 * 60 };
}

function deedIn(sentence: string): RuleDeed | null {
  const unusedDays = daysIn(sentence) ?? 14;
  if (/duplicat|copies|doppelt|duplikat|trùng|重复/.test(sentence)) return { kind: 'close-duplicates' };
  if (/\bsleep|discard|schlaf|ngủ|休眠|睡/.test(sentence)) return { kind: 'sleep', unusedDays };
  if (/set aside|put aside|save and close|\bstash|beiseite|weglegen|cất|收起|搁置|保存并关闭/.test(sentence))
    return { kind: 'set-aside', unusedDays };
  return null;
}

/** Reads a rule such as "every Friday at 17:00 set aside what I have not used in two weeks". */
export function readRule(words: string): RuleParts {
  const sentence = words.slice(0, longest).toLocaleLowerCase().normalize('NFC');
  const [when, does] = [timeIn(sentence), deedIn(sentence)];
  return { ...(when && { when }), ...(does && { does }) };
}
