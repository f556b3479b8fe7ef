import { spawnSync } from 'node:child_process';
import type { Confinement } from './confinement.js';
import { confinedCommand, findTool, NO_SANDBOX, type Sandbox, type SandboxKind } from './launch.js';

/** A confined program that does nothing takes some 50 ms; a loaded machine may need many times that. */
const TRIAL_LIMIT_MS = 20_000;

/** Found once for what is to be read: the kernel does not change its mind. */
const chosen = new Map<string, Sandbox>();

/**
 * The strictest sandbox that this machine allows, tried out with a program that reads all that is to be
 * readable. `NO_SANDBOX` where none works: no user namespaces, another system than Linux.
 */
export function strictestSandbox(
  readable: readonly string[],
  environment: NodeJS.ProcessEnv,
  among: readonly SandboxKind[] = ['bubblewrap', 'namespaces'],
): Sandbox {
  const key = JSON.stringify([readable, among]);
  const known = chosen.get(key);
  if (known) return known;
  const found = candidates(among).find((sandbox) => works(sandbox, readable, environment)) ?? NO_SANDBOX;
  chosen.set(key, found);
  return found;
}

function candidates(among: readonly SandboxKind[]): Sandbox[] {
  if (process.platform !== 'linux' || !findTool('setpriv') || !findTool('prlimit')) return [];
  const ownUser = process.getuid?.() === 0 ? [true, false] : [false];
  const kinds = among.filter((kind) => findTool(kind === 'bubblewrap' ? 'bwrap' : 'unshare'));
  return kinds.flatMap((kind) => ownUser.map((hasOwnUser) => ({ kind, hasOwnUser })));
}

function works(sandbox: Sandbox, readable: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const program = `for (const path of process.argv.slice(1)) fs.statSync(path).isDirectory() ? fs.readdirSync(path) : fs.closeSync(fs.openSync(path))`;
  const confinement: Confinement = {
    command: [process.execPath, '-e', program, ...readable],
    readable,
    temporaryBytes: 1024 * 1024,
  };
  const [command, ...args] = confinedCommand(sandbox, confinement);
  const trial = spawnSync(command, args, { env: environment, stdio: 'ignore', timeout: TRIAL_LIMIT_MS });
  return trial.status === 0;
}
