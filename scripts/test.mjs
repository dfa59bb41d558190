/** `npm test`: installs what is missing, then types, lint, unit tests, both builds, and both real browsers. */
import { ensurePackages, ensurePrograms, root, run, say, stop } from './prepare.mjs';

ensurePackages();
ensurePrograms(['chromium', 'firefox', 'xvfb', 'xdotool']);

const bin = (path) => `${root}node_modules/${path}`;
const steps = [
  ['Types', [bin('typescript/bin/tsc')]],
  ['Format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ['Regular expressions', ['scripts/patterns.mjs']],
  ['Unit tests', [bin('vitest/vitest.mjs'), 'run']],
  ['Build for Chromium', [bin('wxt/bin/wxt.mjs'), 'build', '-b', 'chrome'], { quiet: true }],
  ['Build for Firefox', [bin('wxt/bin/wxt.mjs'), 'build', '-b', 'firefox', '--mv3'], { quiet: true }],
  ['Build of the bridge', [bin('vite/bin/vite.js'), 'build', 'bridge', '--logLevel', 'warn']],
  [
    'Lint of the Firefox package',
    [bin('web-ext/bin/web-ext.js'), 'lint', '--source-dir', '.output/firefox-mv3', '--no-config-discovery'],
  ],
  ['End to end in Chromium and Firefox', [bin('vitest/vitest.mjs'), 'run', '--config', 'test/e2e/vitest.config.ts']],
];

const started = Date.now();
for (const [label, args, options] of steps) {
  if (run(label, args, options) !== 0) stop('', `${label}: failed.`);
}
say(`All passed in ${Math.round((Date.now() - started) / 1000)} s`);
