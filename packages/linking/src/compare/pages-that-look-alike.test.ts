import { expect, test } from 'vitest';
import { dossierOf, type Values } from '../contradictions/testing/dossier.js';
import { pageImage } from '../fingerprints/page-image/page-image.js';
import { madePage } from '../perceptual/testing/made-page.js';
import { compareDossiers } from './compare-dossiers.js';

const [page] = await pageImage.take({ raster: { ...madePage({ seed: 1 }), orientation: 1 } });

const STUB = {
  employerName: 'Ferry Tooling',
  employeeName: 'Beatrix Yamada',
  payDate: '2026-03-13',
  currentPeriodNetPay: 1600,
};
const OTHER_STUB = {
  employerName: 'Ferry Tooling',
  employeeName: 'Tomas Brandt',
  payDate: '2026-04-13',
  currentPeriodNetPay: 2210,
};

/** Two documents of which only the values may differ: their pages look the same. */
function linksOf(newer: Values, earlier: Values): string[] {
  const [one, other] = [newer, earlier].map((values) => dossierOf('financial/paystub', values));
  if (!page || !one || !other) throw new Error('expected a page');
  const withPage = { ...one, fingerprints: [...one.fingerprints, page] };
  const { links } = compareDossiers(
    withPage,
    { ...other, fingerprints: [...other.fingerprints, page] },
    () => ({ sharedBy: 0, of: 2 }),
  );
  return links.map(({ linkType, strength }) => `${linkType} ${strength}`);
}

test('pages that look the same and state the same are of one paper', () => {
  expect(linksOf(STUB, STUB)).toContain('near_duplicate_image high');
});

test('pages that look the same and state another person, day and amount are no copies of each other', () => {
  expect(linksOf(OTHER_STUB, STUB)).toEqual([]);
});

test('pages of which little is read are of one paper', () => {
  expect(linksOf({ employeeName: 'Tomas Brandt' }, { employeeName: 'Beatrix Yamada' })).toContain(
    'near_duplicate_image high',
  );
});
