import { lstatSync, readlinkSync } from 'node:fs';

/** What a program is confined to. */
export interface Confinement {
  /** Absolute path of the program, and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Files and folders that it may read, absolute and without links; beside the system's own programs. */
  readonly readable: readonly string[];
  /** What it may fill with files of its own, in memory. */
  readonly temporaryBytes: number;
}

/** Where the system's programs and libraries are, as far as they are there. None holds what an account keeps. */
const SYSTEM_FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];

/** What the loader, and libraries that choose their code by the processor, look at. */
const SYSTEM_FILES = ['/etc/ld.so.cache', '/etc/alternatives', '/sys/devices/system/cpu'];

/** A thing of the new root: the same as outside, or a link. */
export type RootEntry =
  | { readonly path: string; readonly kind: 'folder' | 'file' }
  | { readonly path: string; readonly kind: 'link'; readonly target: string };

/** All that the program sees of the disk. */
export function rootEntries({ readable }: Pick<Confinement, 'readable'>): RootEntry[] {
  const all = [...SYSTEM_FOLDERS, ...SYSTEM_FILES, ...readable];
  const seen = all.filter((path, index) => all.indexOf(path) === index);
  // What lies in a folder that is shown anyway needs no showing of its own.
  const outermost = seen.filter((path) => !seen.some((other) => path.startsWith(`${other}/`)));
  return outermost.flatMap((path): RootEntry[] => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) return [];
    if (found.isSymbolicLink()) return [{ path, kind: 'link', target: readlinkSync(path) }];
    return [{ path, kind: found.isDirectory() ? 'folder' : 'file' }];
  });
}
