/**
 * The files of a document type's folder, as its neighbors have them (`docs/adding-a-type.md`). Where a person has to
 * write, the text says `TODO`: the class does not compile, and the example fails, until somebody has written them.
 */

/**
 * @param {string} name like `form-1098`: the name of the folder, and of the class with `_` for `-`
 * @returns {{ constant: string, name: string, files: Record<string, string> }} texts by file name
 * @throws {RangeError} when it is no such name
 */
export function shapeOfType(name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new RangeError(`'${name}' is no name of a type: say one like 'form-1098'`);
  const constant = name.replaceAll('-', '_').toUpperCase();
  const heading = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  return {
    name,
    constant,
    files: {
      [`${name}.ts`]: `import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** TODO: what it is, and who issues it. */
export const ${constant}: DocumentType = {
  heading: '${heading}',
  classes: ['TODO/${name.replaceAll('-', '_')}'],
  words,
  fields: [
    {
      name: 'issueDate',
      kind: 'date',
      meaning: 'day of issue',
      rules: [{ concept: 'issueDate', value: 'date' }],
    },
  ],
};
`,
      'words.json': `${JSON.stringify({ issueDate: { en: ['issue date', 'date of issue'], es: ['fecha de emision'], pt: ['data de emissao'] } }, null, 2)}\n`,
      'specs.json': `${JSON.stringify(
        [
          {
            says: 'TODO: what is particular about this page',
            class: `TODO/${name.replaceAll('-', '_')}`,
            page: ['TODO: THE TITLE', '', 'Date of issue      March 4, 2026'],
            fields: { issueDate: '2026-03-04' },
          },
        ],
        null,
        2,
      )}\n`,
    },
  };
}

/**
 * What a person does after the folder is there.
 * @param {ReturnType<typeof shapeOfType>} shape
 * @returns {string[]}
 */
export const stepsAfterType = ({ name, constant }) => [
  `write the fields in ${name}.ts, the labels in words.json, two or three pages with what is to be read in specs.json`,
  `name ${constant} in packages/extraction/src/types/document-types.ts`,
  `list its fields in docs/fields.md under its heading (docs/fields.test.ts compares)`,
  `where a model of parsing is to be believed on it, name its class in packages/server/src/parsing/models.ts and raise the version`,
  `npx vitest run packages/extraction/src/specs.test.ts docs/fields.test.ts`,
  `count it on documents that somebody else made, before you change anything for them (docs/adding-a-type.md)`,
  `one line in CHANGELOG.md`,
];
