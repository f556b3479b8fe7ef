import { readFileSync, writeFileSync } from 'node:fs';
import { CHECKS, type Language } from '@assay/forensics';
import { describe, expect, test } from 'vitest';
import { digestOf, readCheckPage, seenDigestOf, withSeenDigest } from './check-page.js';
import { type CheckDescription, DESCRIBED_CHECKS, describeChecks, pageOf } from './describe-checks.js';

const all = async (language: Language): Promise<readonly CheckDescription[]> => [
  ...(await describeChecks(language)).values(),
];
const textsOf = ({ claim, innocentCauses, blindSpots }: CheckDescription): string[] => [
  claim,
  ...innocentCauses,
  ...blindSpots,
];

/** Words that a sentence in English cannot do without, and that these languages have none of. */
const ENGLISH = /\b(the|and|with|that|which|from|was|were|these|their|nothing)\b/i;

test('every check says what it claims, and what it cannot tell or what looks the same', async () => {
  const described = await all('en');
  expect(described.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(CHECKS.map(({ id }) => id)));
  for (const check of described) {
    expect(check.claim, check.checkId).not.toBe('');
    expect(textsOf(check).length, check.checkId).toBeGreaterThan(1);
    expect(textsOf(check).join(' '), check.checkId).not.toMatch(/\*\*|`|\]\(|\n/);
  }
});

test('a page is read as plain sentences, its lists item by item', async () => {
  const check = (await describeChecks('en')).get('pdf.active-content');
  expect(check).toMatchObject({
    title: 'Active content',
    weight: 'context',
    claim: expect.stringMatching(/^A statement shows pages\./),
    innocentCauses: [
      'Forms compute with scripts; electronic invoices (ZUGFeRD, Factur-X) and archives carry files.',
    ],
    blindSpots: ['Actions of outlines and of nested form fields without a widget are not asked.'],
    rates: expect.stringContaining('1,083 public PDFs'),
  });
});

test('rates are told with counts and where they are from, in each language and without commands', async () => {
  const measured = async (language: Language, checkId: string): Promise<string> =>
    (await describeChecks(language)).get(checkId)?.measured.join(' ') ?? '';
  expect(await measured('en', 'pdf.style-break')).toMatch(
    /^By itself it doubted \d+ of \d+ manipulated and \d+ of \d+ honest PDFs .* \(2026-\d\d-\d\d\)\. .*: docs\/rates and packages\/forensics\/src\/pdf\/style-break\/README\.md\.$/,
  );
  expect(await measured('es', 'semantic.bank-name')).toMatch(/^No se contó ninguna tasa/);
  expect(await measured('pt', 'image.photocopy')).toMatch(/^Não pesa nada/);
  for (const language of ['en', 'es', 'pt'] as const)
    for (const { checkId, measured: sentences } of await all(language)) {
      expect(sentences.length, checkId).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(/npm|evaluate|`|ln\(/);
        if (language !== 'en') expect(sentence).not.toMatch(ENGLISH);
      }
    }
});

/**
 * They say of a document what nobody can know; or are another country's, or speak to somebody as a friend; or are set as
 * another language is.
 */
const NEVER = {
  es: /aut[ée]ntic|genuin|falsific|\bfals[oa]s?\b|leg[ií]tim|ordenador|fichero|vosotros|\b(tu|tus|tú|contigo)\b|[“”]|\d,\d\d?(?!\d)/i,
  pt: /aut[êe]ntic|genu[ií]n|falsific|\bfals[oa]s?\b|leg[ií]tim|ficheiro|utilizador|palavra-passe|ecrã|\b(tu|teu|tua)\b|[«»¿¡]|\d\.\d\d?(?!\d)/i,
} as const;
/** Examples of how numbers are written, and numbers of standards and of versions. */
const NUMBERS_AS_THEY_ARE = /1,234\.56|1\.234,56|C2PA 2\.2/g;

/** `WORDS=seen` says that both translations of every page say what the English page now says. */
const isSeen = process.env.WORDS === 'seen';

describe.each(['es', 'pt'] as const)('%s', (language) => {
  test.each(DESCRIBED_CHECKS.map(({ id }) => id))('%s says all that its English page says', (checkId) => {
    const english = readCheckPage(readFileSync(pageOf(checkId, 'en'), 'utf8'));
    const url = pageOf(checkId, language);
    if (isSeen) writeFileSync(url, withSeenDigest(readFileSync(url, 'utf8'), digestOf(english)));
    const markdown = readFileSync(url, 'utf8');
    const page = readCheckPage(markdown);
    expect(page.innocentCauses.length, 'innocent causes').toBe(english.innocentCauses.length);
    expect(page.blindSpots.length, 'blind spots').toBe(english.blindSpots.length);
    expect(page.rates, 'rates stand on the English page alone').toBe('');
    expect(
      seenDigestOf(markdown),
      'The English words were changed. Bring the page up to date, then run WORDS=seen npx vitest run packages/server/src/checks',
    ).toBe(digestOf(english));
  });

  test('words are those of the language, and say no more than was found', async () => {
    const english = await describeChecks('en');
    for (const check of await all(language)) {
      const texts = textsOf(check);
      const same = textsOf(english.get(check.checkId) as CheckDescription);
      expect(check.title, check.checkId).toMatch(/^\p{Lu}[^.]{3,45}$/u);
      expect(check.title).not.toBe(english.get(check.checkId)?.title);
      for (const text of [check.title, ...texts]) {
        expect(same, check.checkId).not.toContain(text);
        expect(text.replace(NUMBERS_AS_THEY_ARE, ''), check.checkId).not.toMatch(NEVER[language]);
        expect(text, check.checkId).not.toMatch(ENGLISH);
        expect(text, check.checkId).not.toMatch(/^ | $| {2}|\.\.\.|["'`*]| [.,;:?!]/);
      }
      for (const text of texts) expect(text, check.checkId).toMatch(/[.:;]$/);
    }
  });

  test('titles tell checks apart', async () => {
    const titles = (await all(language)).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
