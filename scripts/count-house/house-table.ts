import type { HouseCount } from './count-tree.js';

/** The counts as a table of Markdown, each beside what the house aims at. */
export function houseTable(count: HouseCount): string {
  const { extractionCode: code, papers, allTypeScript, product } = count;
  const over = ((100 * count.productLinesOver110) / Math.max(1, product.lines)).toFixed(1);
  const rows: readonly (readonly [what: string, now: string, target: string])[] = [
    ['extraction: lines of code', number(code.lines), '15,500'],
    ['extraction: lines of data', number(count.extractionData), '4,500'],
    ['extraction: files', number(code.files), '190'],
    ['extraction: median file, lines', number(code.median), ''],
    ['extraction: lines of tests', number(count.extractionTests), '8,000'],
    ['regular expressions', number(code.expressions), '400'],
    ['regular expressions over 100 characters', number(code.longExpressions), '0'],
    ['constants set by hand', number(code.constants), '250'],
    ...Object.entries(count.engines).map(([what, copies]) => [what, number(copies), '1'] as const),
    ['papers: lines', number(papers.lines), '3,000'],
    ['papers: files', number(papers.files), '60'],
    ['all TypeScript: lines', number(allTypeScript.lines), '160,000'],
    ['all TypeScript: median file, lines', number(allTypeScript.median), ''],
    ['product: lines over 110 columns', `${over} %`, '1 %'],
    ['README, bytes', number(count.readmeBytes), '8,192'],
    ['CHANGELOG, bytes', number(count.changelogBytes), '6,144'],
  ];
  return ['| what | now | at most |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
}

const number = (value: number): string => value.toLocaleString('en-US');
