import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The scope of our own packages: where they are developed, `node_modules` holds links to them. */
const OWN_SCOPE = '@assay';

/**
 * Files and folders that a worker reads: Node, the packages that it is made of, and those that these depend
 * on. Absolute, without links.
 * @param entry the worker's program
 * @param engineModule what stands in place of the engine's own parts, in tests
 */
export function workerCode(entry: URL, engineModule: URL | undefined): string[] {
  const starts = [entry, ...(engineModule ? [engineModule] : [])].map((url) => dirname(fileURLToPath(url)));
  const modules = starts.flatMap(ancestorsOf).map((folder) => join(folder, 'node_modules'));
  const installed = modules.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder));
  const linked = installed
    .map((folder) => join(folder, OWN_SCOPE))
    .filter((scope) => existsSync(scope))
    .flatMap((scope) => readdirSync(scope).map((name) => join(scope, name)))
    .filter((link) => existsSync(link))
    .map((link) => realpathSync(link));
  const libraries = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter((folder) => existsSync(folder));
  const all = [
    realpathSync(process.execPath),
    ...starts.map(packageOf),
    ...installed,
    ...linked,
    ...libraries,
  ];
  return [...new Set(all)].sort();
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)];
}

/** The folder of the package that a folder belongs to; itself where there is none. */
const packageOf = (folder: string): string =>
  realpathSync(ancestorsOf(folder).find((one) => existsSync(join(one, 'package.json'))) ?? folder);
