import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const OUTPUT = fileURLToPath(new URL('./dist', import.meta.url));

/** Writes every file of code and style compressed beside it, once, rather than for every request. */
const compressed: Plugin = {
  name: 'compressed',
  closeBundle: async () => {
    const files = await readdir(`${OUTPUT}/assets`);
    for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
      const bytes = await readFile(`${OUTPUT}/assets/${file}`);
      await writeFile(`${OUTPUT}/assets/${file}.br`, brotliCompressSync(bytes));
      await writeFile(`${OUTPUT}/assets/${file}.gz`, gzipSync(bytes));
    }
  },
};

/**
 * The console's files, served under /console. Nothing is put inline, since the policy allows neither inline
 * script nor style nor `data:` addresses; the client is taken from its source, so that no build has to go before.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./src', import.meta.url)),
  base: '/console/',
  plugins: [react(), compressed],
  resolve: { conditions: ['assay-source', 'browser', 'module', 'import', 'default'] },
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every screen needs, in one file, so that the first list waits for few requests; a language's
        // messages are one more, since a reader loads one language.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?!d3-)|packages[\\/]client|src[\\/](api|frame|keyboard|ui|words)[\\/](?!.*\.css)|src[\\/]messages[\\/][^\\/]*$|src[\\/]viewer[\\/]pictures/,
            },
          ],
        },
      },
    },
  },
  logLevel: 'warn',
});
