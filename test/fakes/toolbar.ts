/** Appearance of the toolbar icon. */
export interface ToolbarIcon {
  badge: string;
  title: string;
  /** Files by their size in pixels. */
  pictures: Record<string, string>;
}

/** The browser's `action` with what the manifest says about it. */
export function fakeToolbar(defaultTitle: string) {
  const icon: ToolbarIcon = { badge: '', title: defaultTitle, pictures: {} };
  return {
    icon,
    runtime: { getManifest: () => ({ name: 'Outrigger', action: { default_title: defaultTitle } }) },
    action: {
      getBadgeText: async () => icon.badge,
      setBadgeText: async ({ text }: { text: string }) => {
        icon.badge = text;
      },
      setBadgeBackgroundColor: async () => {},
      setTitle: async ({ title }: { title: string }) => {
        icon.title = title;
      },
      setIcon: async ({ path }: { path: Record<string, string> }) => {
        icon.pictures = path;
      },
    },
  };
}
