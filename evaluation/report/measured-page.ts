import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = new URL('../../docs/', import.meta.url);

/**
 * Puts a table in the place of the one of its name in a page of the documentation.
 * @throws RangeError where the page has no such place
 */
export function writeMeasured(name: string, table: string, page = 'measured/reading.md'): void {
  const path = fileURLToPath(new URL(page, DOCS));
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, table));
}

/** A page of Markdown with the table between the two markers of a name, like `<!-- golden -->`, exchanged. */
export function withTable(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new RangeError(`the page has no place for the table ${name}`);
  return `${page.slice(0, from + begin.length)}${table}\n${page.slice(to)}`;
}
