import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bubblewrapArguments } from './bubblewrap.js';
import type { Confinement } from './confinement.js';
import { namespacesCommand } from './namespaces.js';

/** How a program is confined: by bubblewrap, by namespaces made with util-linux, or not at all. */
export type SandboxKind = 'bubblewrap' | 'namespaces' | 'none';

export interface Sandbox {
  readonly kind: SandboxKind;
  /** Whether the program runs under a user id of its own, which only the superuser can give it. */
  readonly hasOwnUser: boolean;
}

export const NO_SANDBOX: Sandbox = { kind: 'none', hasOwnUser: false };

/** An id that no distribution gives away (Debian policy 9.2.2: 60000 to 64999 are reserved, on demand). */
const OWN_USER_ID = 64_730;

/** A dump would hold the document; files of a program's own are small; sockets and pipes are few. */
const LIMITS = ['--core=0', '--fsize=268435456', '--nofile=1024', '--memlock=65536'];

/** Threads and processes of all programs of the user id of their own: some 25 threads a worker. */
const OWN_USER_PROCESSES = 8_192;

const TOOL_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin', '/usr/sbin', '/sbin'];

/** Whether the system has one of its programs. */
export const findTool = (name: string): string | undefined =>
  TOOL_FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));

function tool(name: string): string {
  const found = findTool(name);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/** A service manager signals all processes of a service: when a confined one ends is its owner's decision. */
const DEAF = ['/bin/sh', '-c', 'trap "" TERM INT HUP; exec "$@"', 'sh'];

/** @throws Error when a program that it takes is not installed */
export function confinedCommand(sandbox: Sandbox, confinement: Confinement): readonly [string, ...string[]] {
  if (sandbox.kind === 'none') return confinement.command;
  const user = sandbox.hasOwnUser
    ? [`--reuid=${OWN_USER_ID}`, `--regid=${OWN_USER_ID}`, '--clear-groups']
    : [];
  const limits = [...LIMITS, ...(sandbox.hasOwnUser ? [`--nproc=${OWN_USER_PROCESSES}`] : [])];
  const [program = '', ...rest] = [
    ...DEAF,
    ...[tool('prlimit'), ...limits, '--'],
    // The program does not outlive its owner.
    ...[tool('setpriv'), '--pdeathsig', 'KILL', ...user, '--'],
    ...(sandbox.kind === 'bubblewrap'
      ? [tool('bwrap'), ...bubblewrapArguments(confinement)]
      : namespacesCommand(confinement, tool)),
  ];
  return [program, ...rest];
}

/**
 * Starts a confined program. Killing the child kills all that it started; one that ended by a signal may be
 * told by an exit code of 128 and the signal's number.
 * @param environment the whole of it
 * @param pipes how many pipes it gets, from descriptor 3 on; its stdin and stdout lead nowhere, its stderr is
 *   a pipe
 */
export function launchConfined(
  sandbox: Sandbox,
  confinement: Confinement,
  environment: NodeJS.ProcessEnv,
  pipes: number,
): ChildProcess {
  const [program, ...args] = confinedCommand(sandbox, confinement);
  return spawn(program, args, {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', ...Array.from({ length: pipes }, () => 'pipe' as const)],
  });
}
