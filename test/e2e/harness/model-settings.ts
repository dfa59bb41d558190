import type { Page } from 'puppeteer-core';
import type { ModelSettings } from '@/src/contract/settings.ts';

/** Changes the settings of the first connection's model, as its form does. `page`: one of the extension's. */
export const changeModelSettings = (page: Page, change: Partial<ModelSettings>): Promise<void> =>
  page.evaluate(async (change) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
    });
    const write = db.transaction(['settings', 'providers'], 'readwrite');
    const got = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [provider] = await got(write.objectStore('providers').getAll());
    const stored = (await got(write.objectStore('settings').get('settings'))) ?? {};
    const key = `${provider.id}/${provider.model}`;
    const known = stored.models?.[key] ?? {
      syntax: 'automatic',
      contextTokens: 32_768,
      systemPrompt: '',
      several: false,
    };
    const models = { ...stored.models, [key]: { startInReasoning: false, ...known, ...change } };
    write.objectStore('settings').put({ ...stored, models }, 'settings');
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    db.close();
  }, change);
