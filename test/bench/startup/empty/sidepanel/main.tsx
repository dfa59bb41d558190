import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawnMark, markReady, readyMark } from '@/src/ui/panel/composer/mark-ready.ts';

function Page() {
  useEffect(() => {
    markReady(readyMark);
    markReady(drawnMark);
  }, []);
  return <textarea aria-label="Message" />;
}

const root = document.getElementById('root');
if (root) flushSync(() => createRoot(root).render(<Page />));
