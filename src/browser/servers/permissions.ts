import type { PermissionsPort } from '@/src/contract/ports.ts';
import { type Browser, browser } from '../api/browser-api.ts';

/** Permission by name, or for hosts: `<all_urls>` or patterns such as `https://example.com/*`, separated by spaces. */
function wanted(permission: string): Browser.permissions.Permissions {
  if (permission === '<all_urls>' || permission.includes('://')) return { origins: permission.split(' ') };
  return { permissions: [permission as Browser.runtime.ManifestPermission] };
}

export function permissionsPort(): PermissionsPort {
  return {
    async has(permission) {
      // An offscreen page cannot check permissions: a request without permission fails by itself.
      if (!browser.permissions) return true;
      return browser.permissions.contains(wanted(permission)).catch(() => false);
    },
  };
}

/** Asks for the permission, so call it directly in a user gesture. */
export const requestPermission = (permission: string): Promise<boolean> =>
  browser.permissions.request(wanted(permission));
