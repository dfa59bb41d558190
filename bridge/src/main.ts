import { version } from '../package.json';
import { runHost } from './host.ts';
import { doctor } from './install/doctor.ts';
import { install, uninstall } from './install/install.ts';
import { runStdio } from './stdio.ts';

const usage = `outrigger-bridge lets programs on this computer use the Outrigger extension of your browsers.

  outrigger-bridge install [--id <extension id>]   make it known to the browsers of this account
  outrigger-bridge doctor                          look for what is wrong
  outrigger-bridge uninstall                       take everything back
  outrigger-bridge mcp                             MCP on stdin and stdout, with the key in OUTRIGGER_KEY`;

const commands: Record<string, (args: string[]) => Promise<number>> = { install, uninstall, doctor, mcp: runStdio };

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (name === '--version') process.stdout.write(`${version}\n`);
else if (command) process.exitCode = await command(args);
else if (process.stdin.isTTY || name.startsWith('-')) console.error(usage);
else await runHost();
