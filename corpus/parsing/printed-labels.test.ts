import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { FAMILIES, KINDS } from './families.js';
import { printedLabels } from './printed-labels.js';

/** Seeds of the README's own commands. */
const SEEDS = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  'twenty-first': 21,
  'twenty-second': 22,
  'twenty-third': 23,
  'twenty-fourth': 24,
  'twenty-fifth': 25,
  'twenty-sixth': 26,
  'twenty-seventh': 27,
  'twenty-eighth': 28,
} as const;

/** Of the documents that the README's own commands make. */
async function labelsOf(
  family: keyof typeof SEEDS,
  kindIndex: number,
  language: string,
): Promise<ReadonlySet<string>> {
  const dice = diceFrom(SEEDS[family] * 1000 + kindIndex);
  const labels = new Set<string>();
  for (const compose of KINDS[kindIndex]?.composers(FAMILIES[family]) ?? []) {
    const document = await compose(dice);
    if (document.language !== language) continue;
    for (const label of printedLabels(document, FAMILIES[family].names)) labels.add(label);
  }
  return labels;
}

const LANGUAGES = { en: 'English', es: 'Spanish', pt: 'Portuguese' } as const;
const KIND_NAMES = ['statements', 'pay stubs', 'cards'];
const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8').replace(/ +/g, ' ');

test.each(
  KIND_NAMES.flatMap((name, index) =>
    Object.entries(LANGUAGES).map(([code, language]) => ({ name, index, code, language })),
  ),
)(
  'the README says how many labels of $name in $language the families share',
  async ({ name, index, code, language }) => {
    const labels: ReadonlySet<string>[] = [];
    for (const family of Object.keys(SEEDS) as (keyof typeof SEEDS)[])
      labels.push(await labelsOf(family, index, code));
    const [first, second, third] = labels as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];
    const among = (of: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string => {
      const known = [...of].filter((label) => others.some((other) => other.has(label)));
      return `${known.length} of ${of.size}`;
    };
    const figures = [
      among(second, first),
      among(third, first),
      among(third, second),
      ...labels.slice(2).map((of, place) => among(of, ...labels.slice(0, place + 2))),
    ];
    expect(readme).toContain(`| ${[name, language, ...figures].join(' | ')} |`);
  },
);

test('labels are what is printed beside values, without regard to case, accents and marks', () => {
  const document = {
    layout: 'x',
    documentType: 'passport',
    country: 'MX',
    language: 'es',
    drawing: {
      kind: 'html',
      markup:
        '<title>Document</title><p>Núm. de cuenta: <b>12-34</b></p><td>ÁREA</td><p>Nombre ANA LUNA, Sexo F</p><pre>A<<B',
    },
    stated: [{ path: 'sex', value: 'F', raw: 'F' }],
    truth: {},
  } as const;
  const lists = {
    banks: [],
    employers: [],
    merchants: [],
    jobs: [],
    streets: [],
    towns: [],
    givenNames: ['Ana'],
    familyNames: ['Luna'],
  };
  expect([...printedLabels(document, { en: lists, es: lists, pt: lists })]).toEqual([
    'num. de cuenta',
    'area',
    'nombre',
    'sexo',
  ]);
});
