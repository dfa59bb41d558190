/**
 * `npm start`: installs what is missing, builds, and opens a browser with Outrigger in it, seeded with sample
 * bookmarks and tabs. `npm start -- firefox` takes Firefox. Without a display it runs headless and takes a screenshot.
 */
import { ensurePackages, ensurePrograms, root, run, say, stop } from './prepare.mjs';

const name = process.argv.includes('firefox') ? 'firefox' : 'chromium';

ensurePackages();
ensurePrograms([name]);

const build = name === 'firefox' ? ['build', '-b', 'firefox', '--mv3'] : ['build', '-b', 'chrome'];
if (
  run(`Building the extension for ${name}`, [`${root}node_modules/wxt/bin/wxt.mjs`, ...build], { quiet: true }) !== 0
) {
  stop('The build failed; its own words stand above.');
}
const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
if (!display) say('There is no display here: running headless, and a screenshot shows what you would see');
process.exit(run('', ['scripts/open.ts', name, ...(display ? [] : ['--headless'])]));
