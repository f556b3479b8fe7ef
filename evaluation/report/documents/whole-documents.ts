import type { GroupCount } from '../../documents/whole-documents.js';
import { countOf, rateOf, textTable } from '../text-table.js';

/** Fields and whole documents of each group, a line each. */
export const wholeDocumentsTable = (groups: Readonly<Record<string, GroupCount>>): string =>
  textTable(
    ['group', 'files', 'without one wrong value', 'fields right', '95 %', 'extra'],
    Object.entries(groups).map(([group, count]) => [
      group,
      String(count.documents),
      countOf(count.wholeDocuments, count.documents),
      `${count.rightFields} of ${count.fields}`,
      rateOf(count.rightFields, count.fields),
      String(count.extraFields),
    ]),
  );

/** The same as a table of Markdown, for `docs/measured/reading.md`. */
export const wholeDocumentsRows = (groups: Readonly<Record<string, GroupCount>>): string =>
  [
    '| kind | documents | without one wrong value | fields right |',
    '|---|---|---|---|',
    ...Object.entries(groups).map(
      ([group, { documents, wholeDocuments, fields, rightFields }]) =>
        `| ${group} | ${documents} | ${wholeDocuments} | ${rightFields} of ${fields} (${rateOf(rightFields, fields)}) |`,
    ),
  ].join('\n');
