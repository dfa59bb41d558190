import { createRoot } from 'react-dom/client';
import { createI18n } from '@/src/i18n/index.ts';
import { Panel } from '@/src/ui/chat/index.tsx';
import { ConfirmWindow } from '@/src/ui/confirm/confirm-window.tsx';
import messages from '../../../public/_locales/en/messages.json' with { type: 'json' };
import { scenes } from './scenes.ts';

/** `?scene=cards&theme=dark&dir=rtl`. The script presses what a scene needs pressed. */
const query = new URLSearchParams(location.search);
const scene = scenes[query.get('scene') ?? 'empty'];
const known: Record<string, { message: string }> = messages;
const direction = query.get('dir') ?? 'ltr';
const i18n = createI18n((key) => (key === '@@bidi_dir' ? direction : (known[key]?.message ?? '')), 'en');
const root = createRoot(document.getElementById('root')!);

if (scene) {
  const services = await scene();
  await services.settings.change({ theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
  document.documentElement.dataset.theme = query.get('theme') ?? 'light';
  root.render(
    query.has('window') ? (
      <ConfirmWindow services={services} i18n={i18n} onDone={() => {}} />
    ) : (
      <Panel services={services} i18n={i18n} />
    ),
  );
}
