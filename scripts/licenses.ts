import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  name: string;
  version: string;
  license: string;
  author: string;
  /** Text of its licence file; null if it has none. */
  text: string | null;
}

const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const licenceFile = /^(licen[cs]e|copying|notice)/i;

/** The package that a module belongs to; null for our own. */
function packageOf(id: string): Package | null {
  const folder = inPackage.exec(id.replaceAll('\\', '/').replaceAll('\0', ''))?.[1];
  if (!folder || !existsSync(join(folder, 'package.json'))) return null;
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const by = author?.name ?? author ?? `the authors of ${name}`;
  return { name, version, license: license ?? 'unknown', author: by, text: text || null };
}

/** The words of a package that names its licence and holds no copy: those of another, with its own authors. */
function wordsOf({ license, author, text }: Package, all: Package[]): string {
  if (text !== null) return text;
  const texts = all.flatMap((one) => (one.license === license && one.text !== null ? one.text : []));
  const [shortest] = texts.sort((a, b) => a.length - b.length);
  if (shortest === undefined) throw new Error(`No package holds the words of the licence ${license}.`);
  return shortest.replace(/^\s*copyright\b.*$/im, () => `Copyright (c) ${author}`);
}

/** Notes which packages lie in the bundles, workers included. `text` gives their licences as one file. */
export function licenseCollector(): { plugin(): Plugin; text(): string } {
  const folders = new Set<string>();
  const found = new Map<string, Package>();
  const look = (id: string) => {
    const folder = dirname(id);
    if (folders.has(folder)) return;
    folders.add(folder);
    const one = packageOf(id);
    if (one) found.set(`${one.name} ${one.version}`, one);
  };
  return {
    plugin: () => ({
      name: 'outrigger:licenses',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') for (const id of Object.keys(file.modules)) look(id);
      },
    }),
    text: () =>
      [...found]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([title, one]) => `${title} (${one.license})\n\n${wordsOf(one, [...found.values()])}\n`)
        .join(`\n${'-'.repeat(80)}\n\n`),
  };
}
