import {
  Bookmark,
  Clock,
  FileText,
  Folder,
  Globe,
  History,
  Layers,
  type LucideIcon,
  PanelTop,
  Search,
  Tag,
  Wrench,
} from 'lucide-react';
import type { Area, LiveRow } from '@/src/contract/tool.ts';

const icons: Record<Area, LucideIcon> = {
  tabs: PanelTop,
  bookmarks: Bookmark,
  tags: Tag,
  everything: Search,
  history: Clock,
  pages: FileText,
  sessions: Layers,
  actions: History,
  servers: Wrench,
};

/** Icon of a tool's area; a generic one until the tools are known. */
export const areaIcon = (area: Area | undefined): LucideIcon => (area ? icons[area] : Wrench);

/** Icons of rows without a favicon. */
export const rowIcons: Partial<Record<LiveRow['kind'], LucideIcon>> = {
  folder: Folder,
  tag: Tag,
  action: History,
  session: Layers,
  site: Globe,
};
