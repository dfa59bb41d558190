import { type Browser, browser } from 'wxt/browser';
import type { PermissionsPort } from '@/src/contract/ports.ts';

/** A permission by its name, or hosts: `<all_urls>`, or patterns such as `https://example.com/*`, with spaces between. */
function wanted(permission: string): Browser.permissions.Permissions {
  if (permission === '<all_urls>' || permission.includes('://')) return { origins: permission.split(' ') };
  return { permissions: [permission as Browser.runtime.ManifestPermission] };
}

export function permissionsPort(): PermissionsPort {
  return {
    async has(permission) {
      // An offscreen page cannot look: there a request for a page that is not allowed fails by itself.
      if (!browser.permissions) return true;
      return browser.permissions.contains(wanted(permission)).catch(() => false);
    },
  };
}

/** Must be called in the gesture's own tick, so nothing is awaited before. */
export const requestPermission = (permission: string): Promise<boolean> =>
  browser.permissions.request(wanted(permission));
