import type { Plugin, Rolldown } from 'vite';

interface Module {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

const entry = /entrypoints\/([^/]+)\/index\.\w+$/;
/** Modules that zod names in an index of the panel, and only the background uses. */
const unused = /zod\/v4\/(core\/(to-)?json-schema|locales\/)/;

const atOnce = ({ importers }: Module) => importers;
const ever = ({ importers, dynamicImporters }: Module) => [...importers, ...dynamicImporters];

const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;

/** The modules that name an icon: all stand in one index, which would make every icon one of the start. */
function namingIcon(id: string, graph: Graph): ((module: Module) => readonly string[]) | null {
  const file = icon.exec(id)?.[1];
  if (file === undefined) return null;
  return ({ importers }) =>
    importers.flatMap((index) => {
      const { code, importers: files = [] } = graph.getModuleInfo(index) ?? {};
      const line = code?.split('\n').find((one) => one.includes(`/icons/${file}.`)) ?? '';
      const names = [...line.matchAll(/default as (\w+)/g)].map(([, name]) => name);
      const any = new RegExp(`\\b(${names.join('|')})\\b`);
      return files.filter((one) => names.length > 0 && any.test(graph.getModuleInfo(one)?.code ?? ''));
    });
}

/** The entrypoints that load a module. */
function entrypointsOf(id: string, graph: Graph, importersOf: (module: Module) => readonly string[]): Set<string> {
  const first = namingIcon(id, graph) ?? importersOf;
  const above = new Set([id]);
  const found = new Set<string>();
  for (const one of above) {
    const module = graph.getModuleInfo(one);
    if (!module) continue;
    for (const importer of (one === id ? first : importersOf)(module)) above.add(importer);
    const name = module.isEntry && entry.exec(one)?.[1];
    if (name) found.add(name);
  }
  return found;
}

/**
 * The file for a module that the panel or the library page starts with; each costs one to two milliseconds. What other
 * pages need lies apart, but for the styles. What the background shares with pages lies in one file, what it needs
 * later in another, what it alone needs in two, which Firefox parses side by side. The code of an entrypoint lies in
 * the file of its page.
 */
function fileOf(id: string, graph: Graph): string | null {
  const page = /\/entrypoints\/(sidepanel|library)\//.exec(id)?.[1];
  if (page) return page === 'sidepanel' ? 'start-panel' : 'start-library';
  const starting = entrypointsOf(id, graph, atOnce);
  const by = entrypointsOf(id, graph, ever);
  if (by.size === 1 && starting.has('background') && !/\/entrypoints\//.test(id))
    return /\/src\/tools\//.test(id) ? 'background-tools' : 'background-core';
  if (!starting.has('sidepanel')) {
    if (!starting.has('library') || by.has('background')) return null;
    // The library's own file draws its page when it is loaded, so that no other page may load it.
    return by.size > 1 ? 'start-pages' : 'start-library';
  }
  if (unused.test(id)) return 'schemas';
  if (by.has('background')) return starting.has('background') ? 'start-base' : 'start-late';
  return by.size > 1 || id.endsWith('.css') ? 'start-pages' : 'start-panel';
}

/** All files that a file starts with, in the order in which they run. */
function importsOf(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return chunk.imports.flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [...importsOf(name, bundle, seen), name];
  });
}

/**
 * Lets the panel and the library page start from a handful of files instead of seventy. The background names all files
 * it starts with: Firefox would read imports one after the other.
 */
export const startupChunks = (): Plugin => ({
  name: 'startup-chunks',
  apply: 'build',
  outputOptions: (options) =>
    options.format === 'iife'
      ? null
      : { ...options, codeSplitting: { groups: [{ name: fileOf }], includeDependenciesRecursively: false } },
  generateBundle: {
    order: 'post',
    handler({ format }, bundle) {
      const background = bundle['background.js'];
      if (format !== 'es' || background?.type !== 'chunk') return;
      for (const file of importsOf(background.fileName, bundle)) background.code += `import"./${file}";\n`;
    },
  },
});
