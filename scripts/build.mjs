/** Builds packages/<name>/dist when a source is newer than the last build. Node's built-ins only. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inAscii } from './in-ascii.mjs';
import { ensureInstalled, repositoryRoot } from './install.mjs';
import { ownAddress } from './own-address.mjs';

const CONSOLE_CONFIG = join(repositoryRoot, 'packages', 'console', 'vite.config.ts');
const OWN_ADDRESS = fileURLToPath(new URL('own-address.mjs', import.meta.url));
const IN_ASCII = fileURLToPath(new URL('in-ascii.mjs', import.meta.url));
const SERVER = join('packages', 'server', 'dist');
const WORKER = join(SERVER, 'workers', 'worker');

/**
 * A fingerprint of every source's path, size and mtime: cheap enough to take at each start (a restart must be
 * healthy within 2 s).
 */
function sourceFingerprint() {
  const hash = createHash('sha256');
  hash.update(process.version);
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path}\0${size}\0${mtimeMs}\n`);
      }
    }
  };
  for (const name of readdirSync(join(repositoryRoot, 'packages')).sort()) {
    if (existsSync(join(repositoryRoot, 'packages', name, 'src')))
      visit(join(repositoryRoot, 'packages', name, 'src'));
  }
  for (const made of [CONSOLE_CONFIG, fileURLToPath(import.meta.url), OWN_ADDRESS, IN_ASCII])
    hash.update(readFileSync(made));
  return hash.digest('hex');
}

/**
 * Entry points whose modules are put into one file each, libraries included; what is imported only when it is
 * needed gets a file of its own. A worker loads some 1,700 modules of ours: as files of their own they took it
 * 1.38 s of processor time, as one file a package .63 (Node 20, 2026-11-28). With the libraries in it, and what only
 * signed files need apart, a confined worker starts in .79 s in place of 1.18 (medians of 12 by turns, 2026-11-29).
 */
const BUNDLED = [
  ...['media', 'identifiers', 'onnx', 'biometrics', 'extraction', 'forensics', 'linking'].map((name) =>
    join('packages', name, 'dist', 'index.js'),
  ),
  join(WORKER, 'worker.js'),
  // A store starts four threads, which took .86 s of processor time for the modules of each, and .49 since (2026-11-29).
  join(SERVER, 'store', 'sqlite', 'worker.js'),
  join(SERVER, 'links', 'look', 'comparing-thread.js'),
  join(SERVER, 'parsing', 'spelling-thread.js'),
  // What a server and every command loads: 684 files of typebox alone. 1.05 s in place of 1.85 (2026-11-29).
  join(SERVER, 'index.js'),
];

/**
 * What stays where it was installed: our own packages, which must be there once, and libraries with programs of
 * their own or with files that they look for beside themselves.
 */
const NOT_BUNDLED = [
  '@assay/*',
  '@contentauth/c2pa-wasm',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@node-webcodecs/*',
  '@photostructure/sqlite',
  'graphile-worker',
  'mediabunny',
  'onnxruntime-common',
  'onnxruntime-node',
  'pdfjs-dist',
  'pg',
  'sharp',
  'tesseract.js-core',
  'zxing-wasm',
];

/** Files of the server that are no programs. */
const READ_AS_THEY_ARE = ['report.typ', 'no-fonts.conf'].map((name) => join('reports', 'typeset', name));

/** CommonJS libraries ask for Node's own modules by this name. */
const REQUIRE =
  "import { createRequire as requireBeside } from 'node:module';\nconst require = requireBeside(import.meta.url);";

/** A module in another one's file finds what lies beside it where it lay: its programs of threads, its manifest. */
const besideItself = (folder) =>
  ownAddress(/\.js$/, (path) => {
    const place = relative(folder, path);
    return place.startsWith('..')
      ? undefined
      : `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`;
  });

/** Puts what an entry point imports into the entry point's file. Positions in stack traces fit its source map. */
async function bundle(entryPoint) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [entryPoint],
    outdir: dirname(entryPoint),
    chunkNames: 'later-[name]-[hash]',
    splitting: true,
    allowOverwrite: true,
    bundle: true,
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 200,
    sourcemap: true,
    logLevel: 'warning',
    plugins: [besideItself(join(repositoryRoot, dirname(entryPoint)))],
  });
}

/** Given to a worker's program; `lately` is how it imports what it needs later. */
const PARAMETERS = 'module, exports, require, here, resolve, lately';

/**
 * Lays down a worker with all of our packages as one script, which V8 can be handed compiled (`workers/worker/compiled-program.ts`).
 * A script that was compiled before has no `import()` on Node 20: it is given one. It is read as Latin-1, a byte a character.
 */
async function bundleProgram() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [join(WORKER, 'program.js')],
    write: false,
    bundle: true,
    external: NOT_BUNDLED.filter((name) => !name.startsWith('@assay/')),
    define: { 'import.meta.url': 'here', 'import.meta.resolve': 'resolve' },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'ascii',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 200,
    logLevel: 'warning',
  });
  const text = inAscii(outputFiles[0].text.replace(/(?<![\w.$])import\(/g, 'lately('));
  writeFileSync(join(repositoryRoot, WORKER, 'program.cjs'), `(function (${PARAMETERS}) {${text}\n})`);
  const { V8_OPTIONS } = await import(
    pathToFileURL(join(repositoryRoot, SERVER, 'workers', 'v8-options.js')).href
  );
  runWith([...V8_OPTIONS, '--expose-gc'], join(repositoryRoot, WORKER, 'prepare-program.js'));
}

/** Compiles every package to JavaScript unless the last build was of these very sources. */
export async function ensureBuilt() {
  const stampPath = join(repositoryRoot, 'node_modules', '.assay-build-sha256');
  const fingerprint = sourceFingerprint();
  const commandLine = join(repositoryRoot, 'packages', 'cli', 'dist', 'main.js');
  if (existsSync(commandLine) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint)
    return;
  console.error('Building...');
  for (const name of readdirSync(join(repositoryRoot, 'packages'))) {
    rmSync(join(repositoryRoot, 'packages', name, 'dist'), { recursive: true, force: true });
    rmSync(join(repositoryRoot, 'packages', name, 'tsconfig.tsbuildinfo'), { force: true });
  }
  const program = (...path) => join(repositoryRoot, 'node_modules', ...path);
  run(program('typescript', 'bin', 'tsc'), '-b', join('packages', 'cli'), join('packages', 'client'));
  for (const file of READ_AS_THEY_ARE)
    cpSync(join(repositoryRoot, 'packages', 'server', 'src', file), join(repositoryRoot, SERVER, file));
  for (const entryPoint of BUNDLED) await bundle(entryPoint);
  run(join(repositoryRoot, WORKER, 'prepare-models.js'));
  await bundleProgram();
  run(program('vite', 'bin', 'vite.js'), 'build', '-c', CONSOLE_CONFIG);
  writeFileSync(stampPath, fingerprint);
}

/** Runs a program of node_modules; ends this process when it fails. */
const run = (program, ...args) => runWith([], program, ...args);

/** @param options of Node */
function runWith(options, program, ...args) {
  const result = spawnSync(process.execPath, [...options, program, ...args], {
    stdio: ['ignore', 2, 2],
    cwd: repositoryRoot,
    // Tests build, too, and would otherwise get libraries as they are for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status === 0) return;
  console.error('The build failed; see its output above.');
  process.exit(1);
}

// `npm run build`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await ensureBuilt();
}
