import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../docs/measured/reading.md', import.meta.url));

/**
 * Puts a table in the place of the one of its name in `docs/measured/reading.md`.
 * @throws RangeError where the page has no such place
 */
export const writeMeasured = (name: string, table: string): void =>
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), name, table));

/** A page of Markdown with the table between the two markers of a name, like `<!-- golden -->`, exchanged. */
export function withTable(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new RangeError(`docs/measured/reading.md has no place for the table ${name}`);
  return `${page.slice(0, from + begin.length)}${table}\n${page.slice(to)}`;
}
