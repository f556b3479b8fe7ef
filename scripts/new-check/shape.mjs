/**
 * The files of a check's folder, as its neighbors have them (CONTRIBUTING.md, "A check"). Where a person has to write,
 * the text says `TODO`, which does not compile: a shape is no check until somebody has written and measured it.
 */

/** What checks of each family most often need, and the part of the contract that they report under. */
const FAMILIES = {
  pdf: { needs: 'pdf', reports: 'DOCUMENT_STRUCTURE' },
  image: { needs: 'raster', reports: 'IMAGE_MANIPULATION' },
  provenance: { needs: 'metadata', reports: 'PROVENANCE' },
  semantic: { needs: 'text', reports: 'SEMANTIC_FRAUD' },
};

const camel = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * @param {string} id like `pdf.page-rotation`: the family's folder, a dot, the name of the check's folder
 * @returns {{ folder: string, constant: string, files: Record<string, string> }} `folder` below `packages/forensics/src`;
 *   texts by file name
 * @throws {RangeError} when the id is no check's
 */
export function shapeOfCheck(id) {
  const parts = /^(pdf|image|provenance|semantic)\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(id);
  if (!parts)
    throw new RangeError(
      `'${id}' is no check's id: say pdf, image, provenance or semantic, a dot, and a name like 'page-rotation'`,
    );
  const [, family, name] = parts;
  const { needs, reports } = FAMILIES[family];
  const constant = camel(name);
  const code = `${name.replaceAll('-', '_').toUpperCase()}_FOUND`;
  return {
    folder: `${family}/${name}`,
    constant,
    files: {
      [`${name}.ts`]: `import { defineCheck, type Examined } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';

/** TODO: what it finds, in one sentence. */
export const ${constant} = defineCheck({
  id: '${id}',
  version: '1.0.0',
  reports: '${reports}',
  group: '${name}',
  weight: 'context',
  needs: ['${needs}'],
  calibration: CALIBRATION,
  examine({ ${needs} }): Examined {
    const isFound: boolean = TODO(${needs});
    const summary = isFound
      ? 'TODO: one sentence that says what was found.'
      : 'TODO: one sentence that says what was looked at.';
    return {
      kind: 'examined',
      finding: {
        measure: isFound ? MEASURE.found : MEASURE.nothing,
        summary,
        evidence: isFound ? [{ code: '${code}', kind: 'structure', summary }] : [],
        heat: [],
      },
    };
  },
});
`,
      'measure.ts': `/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  found: 1,
} as const;
`,
      'calibration.ts': `import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: 0 },
    { measure: MEASURE.found, logLikelihoodRatio: 0 },
  ],
  source: 'TODO: corpus, counts of tampered and honest files by step, date, command',
};
`,
      [`${name}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { MEASURE } from './measure.js';
import { ${constant} } from './${name}.js';

describe('${id}', () => {
  it('TODO: finds what it is for in a small input typed out here', async () => {
    const examined = await ${constant}.examine({ ${needs}: TODO });
    expect(examined).toMatchObject({
      kind: 'examined',
      finding: { measure: MEASURE.found, evidence: [{ code: '${code}' }] },
    });
  });

  it('TODO: finds nothing in an honest twin', async () => {
    const examined = await ${constant}.examine({ ${needs}: TODO });
    expect(examined).toMatchObject({ kind: 'examined', finding: { measure: MEASURE.nothing, evidence: [] } });
  });
});
`,
      'README.md': `# ${id}

**Claim.** TODO: why an edit leaves this and an honest document does not. Source: TODO (paper, clause, standard).

It reports under ${reports}, in the group \`${name}\`, as context.

## How it works

TODO

## Measure

| measure        | meaning |
| -------------- | ------- |
| not applicable | TODO    |
| 0              | TODO    |
| 1              | TODO    |

## Evidence

| code | meaning |
| ---- | ------- |
| \`${code}\` | TODO |

## Innocent causes

TODO

## Limits

TODO: what it cannot see.

## Error rates

TODO: measured on which day, on which files, counts of tampered and honest by step; then on files that chose nothing.
`,
      'README.es.md': translated('No ve'),
      'README.pt.md': translated('Não vê'),
    },
  };
}

/** What analysts read of the check in another language: its title, and the words of its English page item by item. */
const translated = (blindSpots) => `# TODO

**Afirma.** TODO

## Causas inocentes

- TODO

## ${blindSpots}

- TODO
`;

/** What is left to a person, in the order in which the tests ask for it. */
export const stepsAfter = ({ folder, constant }) => [
  `write ${constant} and its test: npx vitest run packages/forensics/src/${folder}`,
  'name it in packages/forensics/src/registry.ts, at its place in the order, and in docs/checks.md: npx vitest run docs',
  'give its evidence code a sentence in packages/forensics/src/sentences, then: npm run sentences',
  'say what its page says in README.es.md and README.pt.md, then: WORDS=seen npx vitest run packages/server/src/checks',
  'measure it: npm run evaluate -- pdf FOLDER; write the counts into README.md and calibration.ts',
  `raise the version of the model that runs it, and record the examples' answers (CONTRIBUTING.md, "A check")`,
];
