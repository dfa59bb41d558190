import { createI18n } from '@/src/i18n/index.ts';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };

const known: Record<string, { message: string }> = messages;

/** The messages as they are shipped, in English. */
export const english = createI18n((key) => known[key]?.message ?? '', 'en');
