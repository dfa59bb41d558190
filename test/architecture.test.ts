import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Rooms that a room may import, besides itself. `types:` before a room allows only its types, `file:` a single file.
 */
const rooms: Record<string, string[]> = {
  contract: [],
  protocol: ['contract'],
  providers: ['contract'],
  commands: ['contract', 'types:tools'],
  chat: ['contract'],
  bridge: ['contract', 'chat'],
  servers: ['contract'],
  registry: ['contract', 'types:gate', 'types:journal'],
  tools: ['contract', 'registry', 'types:journal'],
  gate: ['contract'],
  journal: ['contract'],
  store: ['contract'],
  browser: ['contract'],
  i18n: ['contract'],
  address: [],
  text: [],
  ui: ['contract', 'chat', 'i18n'],
  'native host': ['file:src/contract/bridge.ts'],
};

/** Rooms of small pure functions, which any room but the `aloof` ones may use. */
const everywhere = ['address', 'text'];
const aloof = ['contract', 'native host'];

/** Rooms that may import a library. A library that is not in the list may not be imported. */
const libraries: [RegExp, string[]][] = [
  [/^zod$/, ['contract/zod.ts']],
  [/^zod\/mini$/, ['contract/zod-mini.ts']],
  [/^yaml$/, ['protocol']],
  [/^wxt\/browser$/, ['browser/api/browser-api.ts']],
  [/^@modelcontextprotocol\/server$/, ['bridge']],
  [/^@modelcontextprotocol\/client$/, ['servers']],
  [/^(ai|@ai-sdk\/.*|eventsource-parser)$/, ['providers']],
  [/^@mozilla\/readability$/, ['tools', 'entrypoints']],
  [/^pdfjs-dist(\/.*)?$/, ['tools', 'entrypoints']],
  [/^dexie$/, ['store']],
  [/^@webext-core\/messaging$/, ['browser']],
  [/^intl-messageformat$/, ['i18n']],
  [/^(react|react-dom|zustand|lucide-react)(\/.*)?$/, ['ui', 'entrypoints']],
  [/^micromark-util-decode-string$/, ['ui', 'tools']],
  [
    /^(react-markdown|remark-(cjk-friendly|gfm|math|parse)|unified|micromark-util-.+|highlight\.js|temml)(\/.*)?$/,
    ['ui'],
  ],
  [/^minisearch$/, ['tools', 'registry']],
  [/^(chardet|fflate|mammoth|papaparse)$/, ['tools']],
  [/^wxt(\/.*)?$/, ['entrypoints', 'browser']],
  [/^node:/, ['native host']],
];

interface Import {
  file: string;
  from: string;
  typeOnly: boolean;
}

const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/.'))
      .map((file) => `${folder}/${file}`),
  );
const sources = filesIn('src', 'entrypoints', 'bridge/src');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const imports: Import[] = sources.flatMap((file) =>
  [
    ...text(file).matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"`]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ]
    .map(([, type, from, dynamic, bare]) => ({ file, from: (from ?? dynamic ?? bare)!, typeOnly: Boolean(type) }))
    // Messages are data of no room; only the type of their keys is imported.
    .filter(({ from }) => !from.endsWith('.json')),
);

/** A file's name without its folder and endings. */
const baseName = (file: string) => file.split('/').at(-1)!.split('.')[0]!;

function roomOf(file: string): string {
  if (file.startsWith('bridge/')) return 'native host';
  return file.startsWith('src/') ? file.split('/')[1]! : 'entrypoints';
}

/** The project's file that an import names, or null for a library. */
function target({ file, from }: Import): string | null {
  if (from.startsWith('@/')) return from.slice(2);
  if (from.startsWith('.')) return relative(root, normalize(join(root, dirname(file), from)));
  return null;
}

describe('rooms', () => {
  it('holds every source file in a known room', () => {
    expect(sources.filter((file) => file.startsWith('src/') && !(roomOf(file) in rooms))).toEqual([]);
  });

  it('lets each room import only what the table allows', () => {
    const crossings = imports.flatMap((one) => {
      const to = target(one);
      const here = roomOf(one.file);
      if (to === null || here === 'entrypoints') return [];
      const there = roomOf(to);
      const allowed = rooms[here]!;
      const fine =
        there === here ||
        (everywhere.includes(there) && !aloof.includes(here)) ||
        allowed.includes(`file:${to}`) ||
        allowed.includes(there) ||
        (one.typeOnly && allowed.includes(`types:${there}`));
      return fine ? [] : [`${one.file} imports ${one.from}`];
    });
    expect(crossings).toEqual([]);
  });

  it('imports across rooms with @/src, and within a room by relative path', () => {
    const wrong = imports.flatMap((one) => {
      const to = target(one);
      if (to === null) return [];
      // The parser also runs unbuilt in Node, which does not know the alias `@`.
      const crosses = roomOf(one.file) !== roomOf(to) && (roomOf(one.file) !== 'protocol' || one.typeOnly);
      return crosses === one.from.startsWith('@/') ? [] : [`${one.file} imports ${one.from}`];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps each library in the room that owns it', () => {
    const wrong = imports.flatMap((one) => {
      if (target(one) !== null || one.from.startsWith('virtual:')) return [];
      const owners = libraries.find(([name]) => name.test(one.from))?.[1];
      const fine = owners?.some((owner) => owner === roomOf(one.file) || one.file === `src/${owner}`);
      return fine ? [] : [`${one.file} imports ${one.from}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no import cycle, including type imports', () => {
    const graph = new Map(sources.map((file) => [file, imports.filter((one) => one.file === file).map(target)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' > '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) if (next) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('uses browser APIs only in the browser room and the entry points', () => {
    const speaking = sources.filter((file) =>
      /(?<![\w.'"`/-])(browser|chrome)\.[a-z]+[.(]/i.test(text(file).replace(/^\s*(\/?\*|\/\/).*$/gm, '')),
    );
    expect(speaking.filter((file) => !['browser', 'entrypoints'].includes(roomOf(file)))).toEqual([]);
  });
});

describe('files', () => {
  const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);

  it('have at most 300 lines', () => {
    const long = [...sources, ...styles]
      .map((file) => ({ file, lines: text(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('are named for their main export', () => {
    expect(
      sources.filter((file) => /(^|[/.-])(utils?|helpers?|common|shared|manager|misc)([./-]|$)/i.test(file)),
    ).toEqual([]);
  });

  it('begin no comment as a riddle: with "what", "whether", "how", "those"', () => {
    const riddle = /(?:\/\*\*\s+(?:\* )?|\/\/ )(?:What|Whether|How|Of|That|Those|Where|Which|Who|Whose|Whoever)\b.*/g;
    const found = [...sources, ...filesIn('test', 'scripts')].flatMap((file) =>
      [...text(file).matchAll(riddle)].map(
        ({ index, input, 0: comment }) => `${file}:${input.slice(0, index).split('\n').length} ${comment}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('are not named by a bare gerund or participle', () => {
    // Nouns that look like a gerund or participle.
    const nouns = ['string', 'setting', 'ping', 'seed', 'feed', 'inkling'];
    const irregular =
      /^(begun|built|found|given|gone|held|heard|kept|known|left|made|meant|put|said|seen|sent|shown|sound|spoken|taken|told|written)$/;
    const bare = sources.map(baseName).filter((name) => /^[a-z]+(ing|ed)$/.test(name) || irregular.test(name));
    expect(bare.filter((name) => !nouns.includes(name))).toEqual([]);
  });

  it('have unique base names, except for layers of the same type', () => {
    /** Rooms that each have a file for the same thing, under the same name. */
    const layers = ['contract', 'store', 'browser', 'tools', 'gate', 'journal'];
    const byName = Map.groupBy(
      sources.filter((file) => file.startsWith('src/') && baseName(file) !== 'index'),
      baseName,
    );
    const twice = [...byName].flatMap(([name, files]) => {
      const rooms = new Set(files.map(roomOf));
      const outside = [...rooms].filter((room) => !layers.includes(room));
      return rooms.size > 1 && outside.length > 0 ? [`${name}: ${files.join(', ')}`] : [];
    });
    expect(twice).toEqual([]);
  });
});

describe('folders', () => {
  const folderOf = (file: string) => (/\/(index|main)\.tsx?$/.test(file) ? file : dirname(file));

  it('hold at most 25 code files', () => {
    const full = [...Map.groupBy(sources, (file) => dirname(file))].filter(([, files]) => files.length > 25);
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  /** Folders of a room with an import cycle. `of` gives the folder of a file. */
  function circling(of: (file: string) => string): string[] {
    const next = new Map<string, Set<string>>();
    for (const one of imports) {
      const to = target(one);
      if (to === null || roomOf(to) !== roomOf(one.file) || roomOf(to) === 'entrypoints') continue;
      const [from, into] = [of(one.file), of(to)];
      if (from !== into) next.set(from, (next.get(from) ?? new Set()).add(into));
    }
    const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
      [...(next.get(from) ?? [])].some((folder) => {
        if (folder === wanted) return true;
        if (seen.has(folder)) return false;
        seen.add(folder);
        return reaches(folder, wanted, seen);
      });
    return [...next.keys()].filter((folder) => reaches(folder, folder));
  }

  it('of a room import each other in one direction', () => {
    expect(circling(folderOf)).toEqual([]);
  });

  it('right in a room import each other in one direction, including the files of their subfolders', () => {
    expect(circling((file) => file.split('/').slice(0, 3).join('/'))).toEqual([]);
    expect(circling((file) => file.split('/').slice(0, 4).join('/'))).toEqual([]);
  });
});
