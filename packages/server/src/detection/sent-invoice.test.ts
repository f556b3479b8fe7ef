import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { invoiceOf } from './testing/made-papers.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const invoiceOn = (day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="c" xmlns:cac="a">
<cbc:ID>1044</cbc:ID><cbc:IssueDate>${day}</cbc:IssueDate><cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount>1200.00</cbc:LineExtensionAmount><cbc:PayableAmount>1200.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:LineExtensionAmount>1200.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Consulting</cbc:Name></cac:Item></cac:InvoiceLine>
</Invoice>`;

const xml = (text: string): Blob => new Blob([text], { type: 'application/xml' });
const submitted = async (invoiceFile: Blob | string, more: Record<string, string | Blob> = {}) =>
  server.submit({
    file: new Blob([await invoiceOf('March 5, 2026')]),
    invoiceFile,
    fileName: 'a.pdf',
    ...more,
  });

/** What is said of the invoice. */
async function answerTo(invoiceFile: Blob) {
  const response = await submitted(invoiceFile);
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as {
    result: {
      detectionId: number;
      files: { category: string; fileName: string; contentType: string; fileSize: number }[];
      modelResults: { technicalChecks: { checkId: string; status: string; evidence: object[] }[] };
    };
  };
  const check = result.modelResults.technicalChecks.find(
    ({ checkId }) => checkId === 'semantic.electronic-invoice',
  );
  return { ...result, check };
}

test('an invoice file beside a PDF is held against its print, and kept', async () => {
  const fits = xml(invoiceOn('2026-03-05'));
  const { detectionId, files, check } = await answerTo(fits);
  expect(check).toMatchObject({ status: 'PASS', evidence: [] });
  expect(files.slice(0, 2)).toMatchObject([
    { category: 'original_file', fileName: `fd_${detectionId}_a.pdf` },
    {
      category: 'invoice',
      fileName: `fd_invoice_${detectionId}_a.pdf`,
      contentType: 'application/xml',
      fileSize: fits.size,
    },
  ]);
});

test('a day that it states otherwise is told with both values', async () => {
  const { check } = await answerTo(xml(invoiceOn('2026-02-05')));
  expect(check?.status).toBe('FAIL');
  expect(check?.evidence).toContainEqual(
    expect.objectContaining({
      summary: expect.stringContaining('The electronic invoice sent with the file states'),
      before: '2026-02-05',
      after: 'March 5, 2026',
    }),
  );
});

const bomb = `<!DOCTYPE a [<!ENTITY x "${'x'.repeat(1000)}">]><Invoice>${'&x;'.repeat(1000)}</Invoice>`;
test.each([
  ['XML of another kind', xml('<note>Pay</note>'), 'file_undecodable'],
  ['XML with entities of its own', xml(bomb), 'file_undecodable'],
  ['XML that nests without end', xml('<Invoice>'.repeat(5000)), 'file_undecodable'],
  ['a PDF', new Blob(['%PDF-1.7']), 'file_type'],
  ['text', '<Invoice/>', 'file_expected'],
])('%s is no invoice file', async (_name, invoiceFile, type) => {
  const response = await submitted(invoiceFile);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['body', 'invoiceFile'], type }] });
  expect(await server.uploadsOnTheirWay()).toEqual([]);
});

test('a picture has no electronic invoice beside it', async () => {
  const response = await server.submit({ invoiceFile: xml(invoiceOn('2026-03-05')) });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    detail: [{ loc: ['body', 'invoiceFile'], type: 'invoice_without_pdf' }],
  });
});
