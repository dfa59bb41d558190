import {
  AlarmClock,
  Cable,
  Database,
  History,
  Info,
  Keyboard,
  type LucideIcon,
  Plug,
  ScanText,
  ShieldCheck,
  SunMoon,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { MessageKey } from '@/src/contract/text.ts';
import { ProvidersPage } from './providers/providers-page.tsx';

export interface OptionsPage {
  /** Hash of the page in the address. */
  id: string;
  name: MessageKey;
  icon: LucideIcon;
  Page: ComponentType;
}

/** Pages of the options, in the order of the navigation. */
export const pages: OptionsPage[] = [
  { id: 'providers', name: 'options_providers', icon: Plug, Page: ProvidersPage },
  { id: 'tools', name: 'options_tools', icon: ShieldCheck, Page: lazy(() => import('./tools/tools-page.tsx')) },
  {
    id: 'connections',
    name: 'options_connections',
    icon: Cable,
    Page: lazy(() => import('./connections/connections-page.tsx')),
  },
  { id: 'shortcuts', name: 'options_shortcuts', icon: Keyboard, Page: lazy(() => import('./shortcuts-page.tsx')) },
  { id: 'rules', name: 'options_rules', icon: AlarmClock, Page: lazy(() => import('./rules/rules-page.tsx')) },
  { id: 'appearance', name: 'options_appearance', icon: SunMoon, Page: lazy(() => import('./appearance-page.tsx')) },
  { id: 'data', name: 'options_data', icon: Database, Page: lazy(() => import('./data/data-page.tsx')) },
  { id: 'activity', name: 'ui_activity', icon: History, Page: lazy(() => import('./activity/activity-page.tsx')) },
  {
    id: 'inspector',
    name: 'options_inspector',
    icon: ScanText,
    Page: lazy(() => import('./inspector/inspector-page.tsx')),
  },
  { id: 'about', name: 'options_about', icon: Info, Page: lazy(() => import('./about-page.tsx')) },
];
