import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The console's files, served under /console. Nothing is put inline, since the policy allows neither inline
 * script nor style nor `data:` addresses; the client is taken from its source, so that no build has to go before.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./src', import.meta.url)),
  base: '/console/',
  plugins: [react()],
  resolve: { conditions: ['assay-source', 'browser', 'module', 'import', 'default'] },
  build: {
    outDir: fileURLToPath(new URL('./dist', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every screen needs, in one file, so that the first list waits for few requests.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?!d3-)|packages[\\/]client|src[\\/](api|frame|keyboard|messages|ui|words)[\\/](?!.*\.css)|src[\\/]viewer[\\/]pictures/,
            },
          ],
        },
      },
    },
  },
  logLevel: 'warn',
});
