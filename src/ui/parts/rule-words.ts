import type { Rule } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** "Every Friday, 17:00", in the words and hours of a language. */
function timeText({ when }: Rule, locale: string): Text {
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  switch (when.kind) {
    case 'weekly': {
      const at = new Intl.DateTimeFormat(locale, hour).format(new Date(2026, 0, 1, 0, when.minute));
      return when.day === null
        ? text('rules_every_day', { at })
        : text('rules_every_week', { day: weekdayName(when.day, locale), at });
    }
    case 'more-tabs':
      return text('rules_more_tabs', { n: when.than });
    case 'once':
      return text('rules_once', {
        at: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(when.at),
      });
    default:
      return when satisfies never;
  }
}

function deedText({ does }: Rule): Text {
  switch (does.kind) {
    case 'set-aside':
      return text('rules_set_aside', { n: does.unusedDays });
    case 'sleep':
      return text('rules_sleep', { n: does.unusedDays });
    case 'close-duplicates':
      return text('rules_close_duplicates');
    case 'open-session':
      return text('rules_open_session', { name: does.name });
    default:
      return does satisfies never;
  }
}

/** Sunday is 0. */
export const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day));

/** A rule with its time, in one line. */
export const ruleText = (rule: Rule, locale: string): Text =>
  text('rules_line', { when: timeText(rule, locale), does: deedText(rule) });
