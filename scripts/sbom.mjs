/**
 * `npm run sbom [FILE]`: writes the software bill of materials of what a release runs, in CycloneDX's JSON, from
 * package-lock.json alone; to FILE, or to standard output. Development's own packages are left out. Fails when
 * a part has no SHA-512.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { repositoryRoot } from './install.mjs';

const options = ['--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { stdout, stderr, status } = spawnSync('npm', ['sbom', ...options], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const bill = JSON.parse(stdout);
// npm names the whole after the folder that it lies in.
bill.metadata.component.name = 'assay';
const isOurs = ({ purl = '' }) => /^pkg:npm\/(assay|%40assay\/)/.test(purl);
const unpinned = bill.components.filter(
  (part) => !isOurs(part) && !part.hashes?.some(({ alg }) => alg === 'SHA-512'),
);
if (unpinned.length > 0) {
  console.error(`without a SHA-512: ${unpinned.map(({ purl }) => purl).join(', ')}`);
  process.exit(1);
}
const text = `${JSON.stringify(bill, undefined, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(`${bill.components.length} parts in ${file}`);
}
