import { Info, type LucideIcon, Plug } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { ProvidersPage } from './providers/providers-page.tsx';

export interface OptionsPage {
  /** As it stands in the address. */
  id: string;
  /** Message key of its name. */
  name: string;
  icon: LucideIcon;
  Page: ComponentType;
}

/** Every page of the options, in the order of the list. The first is there at once. */
export const pages: OptionsPage[] = [
  { id: 'providers', name: 'options_providers', icon: Plug, Page: ProvidersPage },
  { id: 'about', name: 'options_about', icon: Info, Page: lazy(() => import('./about-page.tsx')) },
];
