import { type DocumentClass, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { judgeCheck } from '../../verdict/judge.js';
import { documentClass } from './document-class.js';

const found: DocumentClass = {
  name: 'identity/driver_license',
  confidence: fraction(0.93),
  country: 'USA',
  region: 'TX',
  because: ['the title "DRIVER LICENSE"', 'a bar code of the AAMVA standard'],
};
const examine = async (view: DocumentClass | undefined) => documentClass.examine({ documentClass: view });

test('a class comes with its issuer, its confidence and what told, and passes', async () => {
  const outcome = await examine(found);
  expect(outcome).toEqual({
    kind: 'examined',
    finding: {
      measure: 0,
      summary: 'Reads as identity/driver_license of TX, USA (confidence 0.93).',
      evidence: [
        { code: 'DOCUMENT_CLASS', kind: 'model_prediction', summary: 'It has the title "DRIVER LICENSE".' },
        {
          code: 'DOCUMENT_CLASS',
          kind: 'model_prediction',
          summary: 'It has a bar code of the AAMVA standard.',
        },
      ],
      heat: [],
    },
  });
  expect(judgeCheck({ check: documentClass, outcome }).status).toBe('PASS');
});

test('an issuer that is not known is left out', async () => {
  expect(await examine({ ...found, country: undefined, region: undefined })).toMatchObject({
    finding: { summary: 'Reads as identity/driver_license (confidence 0.93).' },
  });
});

test('a class that the sender named is told as such, with nothing to prove it', async () => {
  expect(await examine({ ...found, isGiven: true, because: [] })).toMatchObject({
    finding: {
      summary: 'Taken as identity/driver_license, as the submission names it; it was not classified.',
      evidence: [],
    },
  });
});

test('a document of which nothing tells what it is cannot be told, and is no PASS', async () => {
  const outcome = await examine(undefined);
  expect(outcome.kind).toBe('not-applicable');
  expect(judgeCheck({ check: documentClass, outcome }).status).toBe('NOT_APPLICABLE');
});
