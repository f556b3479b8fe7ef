import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = `
const { loadPdfjs } = await import(${JSON.stringify(new URL('./load-pdfjs.ts', import.meta.url).href)});
await loadPdfjs();
console.log(JSON.stringify([%ArrayIteratorProtector(), %ArraySpeciesProtector()]));
`;

test('V8 still takes its fast ways with arrays in a process that has loaded pdf.js', async () => {
  const flags = ['--allow-natives-syntax', '--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(stdout).toContain('[true,true]');
}, 120_000);
