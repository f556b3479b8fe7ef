import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Takes from the pages of docs/rates how often each check failed, for reports and the console, or says that what was
 * taken is out of date. Usage: npm run rates
 */
const RATES = new URL('../packages/forensics/src/rates/rates.json', import.meta.url);
/** The pages with a table of checks; their names are those of the collections. */
const PAGES = ['real-pdfs', 'pdf-held-out', 'pdf-development', 'images-development'];

const TITLE = /^## .*, (\d{4}-\d{2}-\d{2})$/m;
const FILES = /^(\d+) tampered and (\d+) honest files/m;
/** Check, version, FAIL on tampered, FAIL on honest, examined. */
const ROW = /^\| `([a-z.-]+)` \| ([\d.]+) \| (\d+) of \d+ .*? \| (\d+) of \d+ .*? \| (\d+) of /gm;

/** The file as it should be: by collection the rows of checks that had something to look at. */
export function ratesFile(): string {
  const collections = PAGES.map((name) => {
    const page = readFileSync(new URL(`../docs/rates/${name}.md`, import.meta.url), 'utf8');
    const [, measuredOn] = TITLE.exec(page) ?? [];
    const [, tampered, honest] = FILES.exec(page) ?? [];
    const rows = [...page.matchAll(ROW)].filter(([, , , , , examined]) => examined !== '0');
    if (!measuredOn || rows.length === 0) throw new Error(`docs/rates/${name}.md has no day or no rows.`);
    const checks = rows.map(
      ([, check, version, onTampered, onHonest]) =>
        `      "${check}": ["${version}", ${onTampered}, ${onHonest}]`,
    );
    return [
      `  "${name}": {`,
      `    "measuredOn": "${measuredOn}",`,
      `    "tampered": ${tampered},`,
      `    "honest": ${honest},`,
      '    "checks": {',
      checks.join(',\n'),
      '    }',
      '  }',
    ].join('\n');
  });
  return `{\n${collections.join(',\n')}\n}\n`;
}

/** Whether what was taken is what the pages say. */
export const areRatesCurrent = (): boolean => readFileSync(RATES, 'utf8') === ratesFile();

if (process.argv[1]?.endsWith('write-rates.ts')) writeFileSync(RATES, ratesFile());
