import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'wxt';
import { startupChunks } from './scripts/chunks.ts';
import { documentPages } from './scripts/documents.ts';
import { licenseCollector } from './scripts/licenses.ts';
import { sentData } from './src/browser/servers/data-collection.ts';
import { commandNames } from './src/contract/action.ts';
import { unpackedKey } from './src/contract/bridge.ts';

/** One policy for both browsers, said explicitly: Firefox's default would upgrade `http:` model servers. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "connect-src 'self' http: https:",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const thisMachine = ['http://localhost/*', 'http://127.0.0.1/*'];

const named = (command: keyof typeof commandNames) => `__MSG_${commandNames[command]}__`;

/** Folder of the project. */
const root = fileURLToPath(new URL('.', import.meta.url));

/** Tables of letters that PDFs in Chinese, Japanese and Korean name and do not hold; the licence lies among them. */
const letterTables = `${root}node_modules/pdfjs-dist/cmaps`;

/** A store gives an extension its own key. */
const forStore = process.argv.includes('zip');

const licenses = licenseCollector();

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  imports: false,
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'firefox'],
  hooks: {
    'build:publicAssets': (_, files) => {
      for (const name of readdirSync(letterTables))
        files.push({ absoluteSrc: `${letterTables}/${name}`, relativeDest: `cmaps/${name}` });
      files.push({ absoluteSrc: `${root}LICENSE`, relativeDest: 'license.txt' }, ...documentPages(root));
    },
    'build:done': ({ config }) => writeFileSync(`${config.outDir}/licenses.txt`, licenses.text()),
  },
  // Both know `light-dark()`; lowered, it would follow the page and not the element.
  vite: () => ({
    build: { cssTarget: ['chrome126', 'firefox140'] },
    plugins: [startupChunks(), licenses.plugin()],
    worker: { plugins: () => [licenses.plugin()] },
  }),
  manifest: ({ browser }) => {
    const chrome = browser !== 'firefox';
    return {
      name: '__MSG_extension_name__',
      short_name: 'Outrigger',
      description: '__MSG_extension_description__',
      default_locale: 'en',
      ...(chrome && !forStore ? { key: unpackedKey } : {}),
      minimum_chrome_version: '126',
      incognito: 'not_allowed',
      permissions: [
        'storage',
        'unlimitedStorage',
        'bookmarks',
        'tabs',
        'tabGroups',
        'contextMenus',
        'activeTab',
        'scripting',
        'declarativeNetRequestWithHostAccess',
        'alarms',
        ...(chrome ? ['sidePanel', 'favicon', 'offscreen'] : []),
      ],
      optional_permissions: ['sessions', 'history', 'nativeMessaging', ...(chrome ? ['readingList'] : ['cookies'])],
      host_permissions: thisMachine,
      // Pictures of pages want exactly this pattern; a single site is asked for by itself.
      optional_host_permissions: ['<all_urls>'],
      content_security_policy: { extension_pages: contentSecurityPolicy },
      action: { default_title: '__MSG_extension_name__' },
      commands: {
        [chrome ? '_execute_action' : '_execute_sidebar_action']: {
          suggested_key: { default: 'Alt+Shift+U', mac: 'Command+Shift+U' },
          ...(chrome ? {} : { description: '__MSG_command_panel__' }),
        },
        'summarize-page': {
          suggested_key: { default: 'Alt+Shift+J' },
          description: named('summarize-page'),
        },
        'tag-page': { suggested_key: { default: 'Alt+Shift+K' }, description: named('tag-page') },
        'ask-selection': { description: named('ask-selection') },
        'tidy-tabs': { description: named('tidy-tabs') },
        'open-library': { description: named('open-library') },
        'action-1': { description: named('action-1') },
        'action-2': { description: named('action-2') },
        'action-3': { description: named('action-3') },
        'action-4': { description: named('action-4') },
        'action-5': { description: named('action-5') },
      },
      omnibox: { keyword: 'ask' },
      ...(chrome
        ? {}
        : {
            browser_specific_settings: {
              gecko: {
                id: 'outrigger@outrigger.dev',
                strict_min_version: '140.0',
                data_collection_permissions: {
                  required: ['none'],
                  optional: sentData,
                },
              },
            },
          }),
    };
  },
});
