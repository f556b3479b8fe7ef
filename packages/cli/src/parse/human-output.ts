import { printable } from '../terminal-text.js';
import { isRead, type ReadFile, type UnreadFile } from './read-file.js';

/** To the tenth: what is 99.5 % sure is not certain. */
const percent = (fraction: number): string => `${Math.round(fraction * 1000) / 10} %`;

/** One file for a reader at a terminal; ends with a line break. */
export function describe(file: ReadFile | UnreadFile): string {
  if (!isRead(file)) return `${printable(file.path)}\n  not read: ${printable(file.message)}\n`;
  const { document } = file;
  const { documentType, documentClass, confidence, fields, fieldsUnwritten } = document;
  const { pageCount, pagesUnread, partsUnread } = document;
  const width = Math.max(0, ...fields.map(({ name }) => name.length));
  const lines = [
    printable(file.path),
    `  ${documentType}${documentClass ? ` (${documentClass})` : ''}: ${fields.length} fields, ${percent(confidence)} sure on average`,
    ...(pagesUnread > 0 ? [`  ${pagesUnread} of ${pageCount} pages were not read`] : []),
    ...(partsUnread.length > 0 ? [`  could not be read: ${partsUnread.join(', ')}`] : []),
    ...(fieldsUnwritten > 0 ? [`  ${fieldsUnwritten} further fields are left out`] : []),
    ...fields.map(
      ({ name, value, confidence: sure, source, page }) =>
        `  ${printable(name).padEnd(width)}  ${printable(String(value))}  (${source}, page ${page}, ${percent(sure)})`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
