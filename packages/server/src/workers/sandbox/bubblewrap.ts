import { type Confinement, rootEntries } from './confinement.js';

/** Arguments of `bwrap`: new namespaces of every kind, a root that holds what may be read and nothing else. */
export function bubblewrapArguments(confinement: Confinement): string[] {
  return [
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    // Before what is shown, which may lie below it.
    ...['--size', String(confinement.temporaryBytes), '--tmpfs', '/tmp'],
    ...rootEntries(confinement).flatMap((entry) =>
      entry.kind === 'link' ? ['--symlink', entry.target, entry.path] : ['--ro-bind', entry.path, entry.path],
    ),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--chdir', '/tmp', '--hostname', 'worker'],
    '--',
    ...confinement.command,
  ];
}
