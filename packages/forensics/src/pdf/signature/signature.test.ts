import { readFileSync } from 'node:fs';
import { parsePdf } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  type Objects,
  onePage,
  pdfBytes,
  pdfText,
  stream,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined, Finding } from '../../check.js';
import { EVIDENCE_CODES } from './observation.js';
import { signature } from './signature.js';
import { makeSigner, type Signer, signPdf } from './testing/sign.js';

const BASE = buildPdf(onePage('Total due 1,240.00'));
const OTHER_AMOUNT: Objects = { 4: stream('BT /F1 12 Tf 20 100 Td (Total due 9,240.00) Tj ET') };
const PAGE = (entries: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${entries}>>`;
const HIGHLIGHT: Objects = {
  3: PAGE('/Annots[40 0 R]'),
  40: '<</Type/Annot/Subtype/Highlight/Rect[20 20 80 40]/QuadPoints[20 40 80 40 20 20 80 20]>>',
};
const docMdp = (level: number) => `/Reference[<</TransformMethod/DocMDP/TransformParams<</P ${level}>>>>]`;
const FIELD = (value: string) => `<</FT/Tx/T(Amount)${value}>>`;
const FORM = (fields: string) => `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]/SigFlags 3>>>>`;

let signer: Signer;
let signed: Uint8Array;
beforeAll(async () => {
  signer = await makeSigner();
  signed = await signPdf(BASE, signer);
});

async function examine(bytes: Uint8Array): Promise<Examined> {
  const pages = (await startedPdfium()).open(bytes);
  try {
    return await signature.examine({ pdf: parsePdf(bytes), pages });
  } finally {
    pages.close();
  }
}

async function findingOn(bytes: Uint8Array): Promise<Finding> {
  const examined = await examine(bytes);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const codesOf = (finding: Finding): string[] => finding.evidence.map(({ code }) => code);
const patched = (bytes: Uint8Array, from: string, to: string): Uint8Array =>
  pdfBytes(pdfText(bytes).replace(from, to));

describe('pass', () => {
  test.each(['rsa', 'pss', 'ecdsa'] as const)(
    'a document signed with %s, and its signer named',
    async (kind) => {
      const finding = await findingOn(await signPdf(BASE, await makeSigner(kind)));
      expect(codesOf(finding)).toEqual(['SIGNATURE_INTACT']);
      expect(finding.summary).toContain('“Test Signer”');
      expect(finding.measure).toBe(0);
    },
  );

  test('a message that carries the SHA-1 digest inside', async () => {
    expect(codesOf(await findingOn(await signPdf(BASE, signer, { subFilter: 'adbe.pkcs7.sha1' })))).toEqual([
      'SIGNATURE_INTACT',
    ]);
  });

  test('a highlight after an approval signature', async () => {
    expect(codesOf(await findingOn(appendUpdate(signed, HIGHLIGHT)))).toEqual(['SIGNATURE_INTACT']);
  });

  test('a field filled after a certification that permits it', async () => {
    const certified = await signPdf(BASE, signer, { entries: docMdp(2) });
    const filled = appendUpdate(certified, { 1: FORM('30 0 R 32 0 R'), 32: FIELD('/V(12.00)') });
    expect((await findingOn(filled)).measure).toBe(0);
  });

  test('validation data added after signing', async () => {
    const update = {
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[30 0 R]/SigFlags 3>>/DSS<</Certs[]>>>>',
    };
    expect((await findingOn(appendUpdate(signed, update))).measure).toBe(0);
  });
});

describe('states, and holds against nobody', () => {
  test('a file written anew after signing', async () => {
    const moved = pdfBytes(pdfText(signed).replace('%PDF-1.7\n', '%PDF-1.7\n%moved by a line\n'));
    const finding = await findingOn(moved);
    expect(codesOf(finding)).toEqual(['SIGNATURE_DISPLACED']);
    expect(finding.measure).toBe(1);
  });

  test('a message that is none', async () => {
    const blank = pdfBytes(
      pdfText(signed).replace(/\/Contents<[0-9a-f]+>/, (found) =>
        found.replace(/[0-9a-f](?=[0-9a-f]*>)/g, '0'),
      ),
    );
    expect(codesOf(await findingOn(blank))).toEqual(['SIGNATURE_NOT_VERIFIABLE']);
  });

  test.each([
    ['[0]', 'no list of pairs'],
    ['[0 100 50 100]', 'overlap'],
    ['[0 100 200 99999999]', 'beyond the end'],
  ])('byte ranges %s', async (ranges, because) => {
    const finding = await findingOn(
      pdfBytes(
        pdfText(signed).replace(/\/ByteRange\[[^\]]*\]/, (found) =>
          `/ByteRange${ranges}`.padEnd(found.length),
        ),
      ),
    );
    expect(codesOf(finding)).toEqual(['SIGNATURE_MALFORMED']);
    expect(finding.summary).toContain(because);
    expect(finding.measure).toBe(1);
  });

  test('a signature that an update removed', async () => {
    const finding = await findingOn(appendUpdate(signed, { 1: '<</Type/Catalog/Pages 2 0 R>>' }));
    expect(codesOf(finding)).toEqual(['SIGNATURE_REMOVED']);
  });

  test('a certification of which only /Perms still speaks', async () => {
    const bytes = buildPdf({
      ...onePage('Total'),
      1: '<</Type/Catalog/Pages 2 0 R/Perms<</DocMDP 9 0 R>>>>',
    });
    expect(codesOf(await findingOn(bytes))).toEqual(['SIGNATURE_REMOVED']);
  });
});

describe('fail', () => {
  test('a signed byte was changed in place', async () => {
    const finding = await findingOn(patched(signed, '1,240.00', '9,240.00'));
    expect(codesOf(finding)).toEqual(['SIGNED_BYTES_CHANGED']);
    expect(finding.measure).toBe(4);
  });

  test('an amount was replaced after signing', async () => {
    const finding = await findingOn(appendUpdate(signed, OTHER_AMOUNT));
    expect(finding.measure).toBe(4);
    expect(finding.evidence[0]).toMatchObject({
      code: 'CONTENT_REPLACED_AFTER_SIGNING',
      page: 1,
      before: '1,240.00',
      after: '9,240.00',
    });
    expect(finding.evidence[0]?.boundingBox).toBeDefined();
    expect(finding.heat).toHaveLength(1);
  });

  test('an amount replaced between two signatures', async () => {
    const second = { 1: FORM('30 0 R 33 0 R'), 33: '<</FT/Sig/T(Signature2)>>' };
    expect((await findingOn(appendUpdate(appendUpdate(signed, OTHER_AMOUNT), second))).measure).toBe(4);
  });

  test('the digest in the message was exchanged with the bytes', async () => {
    const other = await signPdf(buildPdf(onePage('Total due 9,240.00')), await makeSigner());
    const messageOf = (bytes: Uint8Array) => /\/Contents<([0-9a-f]+)>/.exec(pdfText(bytes))![1]!;
    const digestAt = /0420[0-9a-f]{64}/;
    const wanted = digestAt.exec(
      messageOf(other).slice(messageOf(other).indexOf('06092a864886f70d010904')),
    )![0];
    const own = messageOf(signed);
    const from = own.indexOf('06092a864886f70d010904');
    const message = own.slice(0, from) + own.slice(from).replace(digestAt, wanted);
    const finding = await findingOn(patched(patched(signed, '1,240.00', '9,240.00'), own, message));
    expect(codesOf(finding)).toEqual(['SIGNATURE_VALUE_WRONG']);
  });

  test('a gap wider than the value', async () => {
    const wide = await signPdf(BASE, signer, { ranges: ([a, b, c, d]) => [a!, b! - 20, c!, d!] });
    const finding = await findingOn(wide);
    expect(codesOf(finding)).toEqual(['SIGNATURE_GAP', 'SIGNATURE_INTACT']);
    expect(finding.measure).toBe(3);
  });

  test('objects of the signed save that are not covered', async () => {
    const short = await signPdf(BASE, signer, {
      objects: { 35: '(free to change)' },
      ranges: ([a, b, c]) => [a!, b!, c!, 4],
    });
    expect(codesOf(await findingOn(short))).toEqual(['UNCOVERED_BYTES_APPENDED', 'SIGNATURE_INTACT']);
  });

  test('a highlight where the certification permits forms only', async () => {
    const certified = await signPdf(BASE, signer, { entries: docMdp(2) });
    const finding = await findingOn(appendUpdate(certified, HIGHLIGHT));
    expect(codesOf(finding)).toEqual(['CHANGE_NOT_PERMITTED', 'SIGNATURE_INTACT']);
    expect(finding.measure).toBe(2);
  });

  test('a field filled that the signature locks', async () => {
    const lock =
      '/Reference[<</TransformMethod/FieldMDP/TransformParams<</Action/Include/Fields[(Amount)]>>>>]';
    const locked = await signPdf(BASE, signer, { entries: lock });
    const finding = await findingOn(
      appendUpdate(locked, { 1: FORM('30 0 R 32 0 R'), 32: FIELD('/V(12.00)') }),
    );
    expect(codesOf(finding)).toContain('CHANGE_NOT_PERMITTED');
  });
});

test('a document without a signature has nothing to verify', async () => {
  expect((await examine(BASE)).kind).toBe('not-applicable');
  expect(
    (await examine(buildPdf({ ...onePage('x'), 1: FORM('9 0 R'), 9: '<</FT/Sig/T(To be signed)>>' }))).kind,
  ).toBe('not-applicable');
});

test('the README explains every code', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const code of EVIDENCE_CODES) expect(readme).toContain(`\`${code}\``);
});
