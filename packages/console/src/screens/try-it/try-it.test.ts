import { beforeAll, expect, test, vi } from 'vitest';
import { curlFor } from './curl.js';
import { parseTags } from './tags.js';
import { withInvoices } from './with-invoices.js';

beforeAll(() => void vi.stubGlobal('location', { origin: 'http://127.0.0.1:8080' }));

test('tags are lines of name=value, split at the first =', () => {
  expect(parseTags('customerId=c-17\n\n note=a=b ')).toEqual({ tags: { customerId: 'c-17', note: 'a=b' } });
  expect(parseTags('')).toEqual({});
  expect(parseTags('a=1\nnonsense')).toEqual({ wrong: 'nonsense' });
  expect(parseTags('=x')).toEqual({ wrong: '=x' });
});

test('the line does what the form does, and a quote in a tag ends nothing', () => {
  expect(curlFor('detection', 'document', 'us', undefined)).toBe(
    'curl -H "x-api-key: $ASSAY_API_KEY" -F model=document -F file=@statement.pdf http://127.0.0.1:8080/v1/detection',
  );
  expect(curlFor('verification', '', 'mx', { who: "O'Hara" })).toBe(
    `curl -H "x-api-key: $ASSAY_API_KEY" -F country=mx -F 'tags={"who":"O'\\''Hara"}' -F idFile=@id-card.jpg -F selfieFile=@selfie.jpg http://127.0.0.1:8080/v1/verification`,
  );
});

test('an XML file goes with the PDF of its name, or with the only PDF; what has none goes alone', () => {
  const sent = (...names: string[]) =>
    withInvoices(names.map((name) => new File(['x'], name))).map(({ file, invoiceFile }) =>
      [file.name, invoiceFile?.name].join(' + '),
    );
  expect(sent('a.pdf', 'factur-x.xml')).toEqual(['a.pdf + factur-x.xml']);
  expect(sent('b.xml', 'A.PDF', 'b.pdf', 'a.xml')).toEqual(['A.PDF + a.xml', 'b.pdf + b.xml']);
  expect(sent('a.pdf', 'b.pdf', 'c.xml')).toEqual(['a.pdf + ', 'b.pdf + ', 'c.xml + ']);
  expect(sent('a.png', 'a.xml')).toEqual(['a.png + ', 'a.xml + ']);
});
