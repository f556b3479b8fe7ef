/**
 * Parses comma-separated values with a header line (RFC 4180): quoted fields may hold commas, line breaks and
 * doubled quotes; `\n` ends a line as well as `\r\n`.
 * @returns one record per line, keyed by the header
 * @throws RangeError when a quote is left open or a line has more fields than the header
 */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = splitFields(text.replace(/^\ufeff/, ''));
  return lines.map((fields, index) => {
    if (fields.length > header.length)
      throw new RangeError(`line ${index + 2}: expected ${header.length} fields, received ${fields.length}`);
    return Object.fromEntries(header.map((name, column) => [name, fields[column] ?? '']));
  });
}

/** Fields as one line without its end (RFC 4180): quoted where they hold a comma, a quote or a line break. */
export const csvLine = (fields: readonly string[]): string =>
  fields.map((field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');

function splitFields(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let field = '';
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[index + 1] === '"') field += text[++index];
      else quoted = false;
    } else if (character === '"' && field === '') quoted = true;
    else if (character === ',') {
      line.push(field);
      field = '';
    } else if (character === '\n') {
      lines.push([...line, field.replace(/\r$/, '')]);
      line = [];
      field = '';
    } else field += character;
  }
  if (quoted) throw new RangeError('a quoted field is never closed');
  if (line.length > 0 || field !== '') lines.push([...line, field]);
  return lines;
}
