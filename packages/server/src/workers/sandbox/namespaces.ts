import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Confinement, rootEntries } from './confinement.js';

/** Where the new root may be put together: a folder that is there, and hides nothing that is to be shown. */
const PLACES = ['/mnt', '/media', '/srv', '/opt', '/tmp'];

function freePlace(readable: readonly string[]): string {
  const isFree = (place: string) => !readable.some((path) => path === place || path.startsWith(`${place}/`));
  const place = PLACES.find((one) => existsSync(one) && isFree(one));
  if (place === undefined) throw new Error('there is no folder to put a root together in');
  return place;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Shell lines that show one thing of the old root in the new one. */
function shown(entry: ReturnType<typeof rootEntries>[number]): string[] {
  const [there, here] = [quoted(entry.path), quoted(`.${entry.path}`)];
  const folder = `mkdir -p ${quoted(`.${dirname(entry.path)}`)}`;
  if (entry.kind === 'link') return [folder, `ln -s ${quoted(entry.target)} ${here}`];
  const place = entry.kind === 'folder' ? `mkdir -p ${here}` : `: > ${here}`;
  return [folder, place, `mount --bind ${there} ${here}`, `mount -o remount,bind,ro ${here}`];
}

/**
 * The same as bubblewrap's, with what util-linux has: a shell puts the root together in namespaces of its
 * own, drops every privilege, and stays as the first process, since the kernel spares that one most signals.
 */
export function namespacesCommand(confinement: Confinement, tool: (name: string) => string): string[] {
  const place = freePlace(confinement.readable);
  const script = [
    'set -e',
    'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
    `mount -t tmpfs -o mode=755,size=1m tmpfs ${place}`,
    `cd ${place}`,
    'mkdir proc dev tmp',
    // Before what is shown, which may lie below it.
    `mount -t tmpfs -o nosuid,nodev,size=${confinement.temporaryBytes} tmpfs tmp`,
    ...rootEntries(confinement).flatMap(shown),
    'mount -t proc -o nosuid,nodev,noexec proc proc',
    ...['null', 'zero', 'random', 'urandom'].flatMap((name) => [
      `: > dev/${name}`,
      `mount --bind /dev/${name} dev/${name}`,
    ]),
    'pivot_root . .',
    'umount -l .',
    'cd /tmp',
    'set +e',
    `${quoted(tool('setpriv'))} --bounding-set -all --inh-caps -all --no-new-privs -- "$@"`,
    'exit $?',
  ].join('\n');
  const own = ['--user', '--map-root-user', '--mount', '--net', '--ipc', '--uts', '--pid'];
  return [
    ...[tool('unshare'), ...own, '--fork', '--kill-child=SIGKILL', '--'],
    ...['/bin/sh', '-c', script, 'sh', ...confinement.command],
  ];
}
