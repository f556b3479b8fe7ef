import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Dossier,
  type Fingerprint,
  type FingerprintKind,
  LINK_TYPES,
  type LinkDraft,
  STRENGTHS,
  type StatedValue,
} from '../types.js';
import { compareDossiers } from './compare-dossiers.js';
import { differInMost } from './stated-differences.js';

const exact = (kind: FingerprintKind, part: string, text: string): Fingerprint => ({
  kind,
  part,
  value: { form: 'exact', text },
});
const upload = (text: string): Fingerprint => exact('file', 'upload', text);
const revision = (text: string): Fingerprint => exact('file', 'revision', text);
const account = (text: string): Fingerprint => exact('identifier', 'accountNumber', text);
const picture = (byte: number): Fingerprint => ({
  kind: 'embedded-image',
  part: 'picture',
  value: { form: 'bits', bits: new Uint8Array(8).fill(byte) },
  detail: new Uint8Array(32),
});
const layout: Fingerprint = {
  kind: 'layout',
  part: 'page',
  value: { form: 'minhash', minima: Uint32Array.from({ length: 48 }, (_, at) => at) },
};
const dossier = (fingerprints: readonly Fingerprint[], stated: readonly StatedValue[] = []): Dossier => ({
  documentClass: 'financial/bank_statement',
  fingerprints,
  stated,
});
const holder = (name: string): StatedValue => ({
  name: 'accountHolderName',
  value: name,
  raw: name,
  confidence: 1,
  source: 'text',
  page: 1,
});

const RARE = () => ({ sharedBy: 1, of: 100 });
const links = (newer: Dossier, earlier: Dossier, rarityOf = RARE): readonly LinkDraft[] =>
  compareDossiers(newer, earlier, rarityOf).links;
const told = (newer: readonly Fingerprint[], earlier: readonly Fingerprint[], rarityOf = RARE): string[] =>
  links(dossier(newer), dossier(earlier), rarityOf).map(
    ({ linkType, strength }) => `${linkType} ${strength}`,
  );

test('the same file is one link, whatever revisions it holds', () => {
  expect(told([upload('a'), revision('b')], [upload('a'), revision('b')])).toEqual(['identical_file high']);
});

test.each([
  ['edited_copy', [upload('new'), revision('original')], [upload('original')]],
  ['ancestor', [upload('original')], [upload('new'), revision('original')]],
  ['sibling', [upload('one'), revision('original')], [upload('other'), revision('original')]],
] as const)('the new submission is the %s of the earlier one', (relation, newer, earlier) => {
  expect(links(dossier(newer), dossier(earlier))).toMatchObject([
    { linkType: 'revision_of', evidenceType: 'revision_sha256', strength: 'high', metadata: { relation } },
  ]);
});

test('what half of all submissions share links nothing, what many share links weakly', () => {
  const [newer, earlier] = [[picture(1)], [picture(1)]];
  expect(told(newer, earlier)).toEqual(['shared_embedded_image medium']);
  expect(told(newer, earlier, () => ({ sharedBy: 12, of: 1000 }))).toEqual(['shared_embedded_image low']);
  expect(told(newer, earlier, () => ({ sharedBy: 60, of: 100 }))).toEqual([]);
});

test('what documents of one template share is their issuer’s, until they are one paper', () => {
  const ofIssuer = [
    layout,
    picture(1),
    exact('pdf-id', 'permanentId', 'ab'),
    exact('certificate', 'signer', 'cd'),
    exact('producer-fonts', 'x', 'ef'),
  ];
  const strengths = links(dossier(ofIssuer), dossier(ofIssuer)).map(({ strength }) => strength);
  expect(strengths).toEqual(strengths.map(() => 'low'));
  expect(told([...ofIssuer, revision('x')], [...ofIssuer, revision('x')])).toContain(
    'shared_embedded_image medium',
  );
});

const STATED = [
  'statementStartDate',
  'statementEndDate',
  'accounts[0].beginningBalance',
  'accounts[0].endingBalance',
] as const;
const values = (changed: number): StatedValue[] =>
  STATED.map((name, at) => ({
    name,
    value: at < changed ? 100 + at : at,
    raw: String(at),
    confidence: 1,
    page: 1,
  }));
const issuer: StatedValue = {
  name: 'bankName',
  value: 'Alder Bank',
  raw: 'Alder Bank',
  confidence: 1,
  page: 1,
};

test('pictures that documents of one named issuer share are a logo, however they are laid out', () => {
  const shared = links(dossier([picture(1)], [issuer]), dossier([picture(1)], [issuer]));
  expect(shared).toMatchObject([{ linkType: 'shared_embedded_image', strength: 'low' }]);
});

test('documents that differ in most of what they state are not one paper', () => {
  expect(
    [0, 2, 3, 4].map((changed) => differInMost(dossier([], values(changed)), dossier([], values(0)))),
  ).toEqual([false, false, true, true]);
  expect(differInMost(dossier([], values(4).slice(1)), dossier([], values(0)))).toBe(false);
});

test('an account again is a link, under another name it is a critical one', () => {
  const number = account('bank 4471000222');
  const again = compareDossiers(
    dossier([number], [holder('Ines Vega')]),
    dossier([number], [holder('Ines Vega')]),
    RARE,
  );
  expect(again).toMatchObject({
    links: [{ linkType: 'shared_identifier', strength: 'medium', metadata: { identifier: 'accountNumber' } }],
    contradictions: [],
  });
  const stolen = compareDossiers(
    dossier([number], [holder('Tomas Brandt')]),
    dossier([number], [holder('Ines Vega')]),
    RARE,
  );
  expect(stolen.contradictions).toHaveLength(1);
  expect(stolen.links).toMatchObject([{ linkType: 'shared_identifier', strength: 'critical' }]);
  expect(JSON.stringify(stolen.links.map(({ metadata }) => metadata))).not.toMatch(/Vega|Brandt|4471/u);
});

test('an institution’s number is all its customers’', () => {
  const routing = exact('identifier', 'routingNumber', '021000021');
  expect(told([routing], [routing])).toEqual(['shared_identifier low']);
});

const KINDS_OF_TEXT = ['file', 'pdf-id', 'producer-fonts', 'identifier', 'camera', 'certificate'] as const;
const anyFingerprint = fc
  .tuple(
    fc.constantFrom(...KINDS_OF_TEXT),
    fc.constantFrom('upload', 'revision', 'accountNumber', 'routingNumber'),
    fc.constantFrom('a', 'b', 'c'),
  )
  .map(([kind, part, text]) => exact(kind, part, text));
const anyDossier = fc.array(anyFingerprint, { maxLength: 12 }).map((fingerprints) => dossier(fingerprints));

test('of each type there is at most one link, the same from both sides but for who was made of whom', () => {
  fc.assert(
    fc.property(anyDossier, anyDossier, fc.nat(40), (newer, earlier, sharedBy) => {
      const rarityOf = () => ({ sharedBy, of: 100 });
      const types = (drafts: readonly LinkDraft[]): string[] =>
        drafts.map(({ linkType, strength }) => `${linkType} ${strength}`).sort();
      const forth = links(newer, earlier, rarityOf);
      expect(new Set(forth.map(({ linkType }) => linkType)).size).toBe(forth.length);
      expect(types(links(earlier, newer, rarityOf))).toEqual(types(forth));
    }),
  );
});

test('the rarer a value, the stronger its link', () => {
  fc.assert(
    fc.property(anyDossier, anyDossier, fc.nat(200), fc.nat(200), (newer, earlier, one, other) => {
      const strengthBy = (sharedBy: number) =>
        new Map(
          links(newer, earlier, () => ({ sharedBy, of: 200 })).map(({ linkType, strength }) => [
            linkType,
            STRENGTHS.indexOf(strength),
          ]),
        );
      const [rare, common] = [strengthBy(Math.min(one, other)), strengthBy(Math.max(one, other))];
      for (const linkType of LINK_TYPES)
        expect(rare.get(linkType) ?? -1).toBeGreaterThanOrEqual(common.get(linkType) ?? -1);
    }),
  );
});
