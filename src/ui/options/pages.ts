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

const late = (id: string, name: MessageKey, icon: LucideIcon, load: Parameters<typeof lazy>[0]): OptionsPage => ({
  id,
  name,
  icon,
  Page: lazy(load),
});

/** Pages of the options, in the order of the navigation. */
export const pages: OptionsPage[] = [
  { id: 'providers', name: 'options_providers', icon: Plug, Page: ProvidersPage },
  late('tools', 'options_tools', ShieldCheck, () => import('./tools/tools-page.tsx')),
  late('connections', 'options_connections', Cable, () => import('./connections/connections-page.tsx')),
  late('shortcuts', 'options_shortcuts', Keyboard, () => import('./shortcuts-page.tsx')),
  late('rules', 'options_rules', AlarmClock, () => import('./rules/rules-page.tsx')),
  late('appearance', 'options_appearance', SunMoon, () => import('./appearance-page.tsx')),
  late('data', 'options_data', Database, () => import('./data/data-page.tsx')),
  late('activity', 'ui_activity', History, () => import('./activity/activity-page.tsx')),
  late('inspector', 'options_inspector', ScanText, () => import('./inspector/inspector-page.tsx')),
  late('about', 'options_about', Info, () => import('./about-page.tsx')),
];
