import { CHECKS } from '@assay/forensics';
import { expect, test } from 'vitest';
import { describeChecks } from './describe-checks.js';

test('every check says what it claims, and what it cannot tell or what looks the same', async () => {
  const described = await describeChecks();
  expect(described.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(CHECKS.map(({ id }) => id)));
  for (const { checkId, claim, innocentCauses, blindSpots } of described) {
    expect(claim, checkId).not.toBe('');
    expect(innocentCauses.length + blindSpots.length, checkId).toBeGreaterThan(0);
    expect([claim, ...innocentCauses, ...blindSpots].join(' '), checkId).not.toMatch(/\*\*|`|\]\(|\n/);
  }
});

test('a page is read as plain sentences, its lists item by item', async () => {
  const check = (await describeChecks()).find(({ checkId }) => checkId === 'pdf.active-content');
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
