import { readFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';

/**
 * A plugin of esbuild: a module that is put into another one's file is told where it lay by itself, so that it finds
 * what lies beside it.
 * @param {RegExp} filter paths of the modules
 * @param {(path: string) => string | undefined} addressOf an expression for the module's address; undefined where it stays as it is
 */
export const ownAddress = (filter, addressOf) => ({
  name: 'own address',
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => {
      const address = addressOf(path);
      return address === undefined
        ? undefined
        : {
            contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address),
            resolveDir: dirname(path),
            loader: extname(path).slice(1),
          };
    });
  },
});
