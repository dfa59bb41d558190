/** Reasons against a release, in sentences. `bridge`: version of the helper. */
export function releaseFaults(given: { version: string; bridge: string; changelog: string }): string[] {
  const { version, bridge, changelog } = given;
  const faults: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) faults.push(`${version} is no version of three numbers, which stores want.`);
  if (bridge !== version) faults.push(`The helper in bridge/package.json is ${bridge}, the extension ${version}.`);
  const parts = [...changelog.matchAll(/^## (.+)$/gm)].map((match) => ({ title: match[1] ?? '', at: match.index }));
  const textOf = (at: number) => changelog.slice(at).split('\n').slice(1).join('\n').split(/^## /m)[0] ?? '';
  const [first, second] = parts;
  const open = first?.title === 'Unreleased' ? first : undefined;
  const newest = open ? second : first;
  if (open && /^- /m.test(textOf(open.at))) faults.push('The changelog has entries under "Unreleased".');
  if (!newest?.title.startsWith(`${version} `)) faults.push(`The newest part of the changelog is not ${version}.`);
  else if (!/ \(\d{4}-\d{2}-\d{2}\)$/.test(newest.title))
    faults.push(`The part ${version} of the changelog has no day.`);
  return faults;
}
