import { createRoot } from 'react-dom/client';
import { createI18n } from '@/src/i18n/index.ts';
import { Options } from '@/src/ui/options/index.tsx';
import { Welcome } from '@/src/ui/welcome/index.tsx';
import messages from '../../../public/_locales/en/messages.json' with { type: 'json' };
import { world } from './world.ts';

/** `?theme=dark&dir=rtl#tools`; `?welcome` shows the other page. */
const query = new URLSearchParams(location.search);
const known: Record<string, { message: string }> = messages;
const direction = query.get('dir') ?? 'ltr';
const i18n = createI18n((key) => (key === '@@bidi_dir' ? direction : (known[key]?.message ?? '')), 'en');
const services = await world();
await services.settings.change({ theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
const browser = query.has('firefox') ? 'firefox' : 'chromium';

createRoot(document.getElementById('root')!).render(
  query.has('welcome') ? (
    <Welcome services={services} i18n={i18n} browser={browser} openPanel={() => {}} />
  ) : (
    <Options services={services} i18n={i18n} browser={browser} version="0.1.0" />
  ),
);
