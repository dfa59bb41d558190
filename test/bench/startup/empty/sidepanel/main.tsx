import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { markReady, readyMark } from '@/src/ui/panel/composer/mark-ready.ts';

function Page() {
  useEffect(() => markReady(readyMark), []);
  return <textarea aria-label="Message" />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
