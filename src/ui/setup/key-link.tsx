import { ExternalLink } from 'lucide-react';
import { Button } from '../parts/button.tsx';
import { useServices } from '../parts/services-context.tsx';

/** Opens the page on which a service gives out keys. */
export function KeyLink({ page, children }: { page: string; children: string }) {
  const { openLink } = useServices();
  return (
    <Button kind="quiet" icon={ExternalLink} title={page} onClick={() => void openLink(page)}>
      {children}
    </Button>
  );
}
