import type { Plugin } from 'esbuild';

export function ownAddress(filter: RegExp, addressOf: (path: string) => string | undefined): Plugin;
