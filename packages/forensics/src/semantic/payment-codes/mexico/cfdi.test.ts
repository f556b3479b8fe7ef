import { webcrypto } from 'node:crypto';
import { fraction } from '@assay/media';
import { Integer } from 'asn1js';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { derOf, makeSigner } from '../../../pdf/signature/testing/sign.js';
import { codeOf, codesView, inShort, printedViews } from '../../printed-text/testing/printed-views.js';
import { paymentCodes } from '../payment-codes.js';

const UUID = '5803EB8D-81CD-4557-8719-26632D2FA434';
const OTHER_UUID = 'CEE4BE01-ADFA-4DEB-8421-ADD60F0BEDAC';
const NUMBER = '00001000000504465028';
const STAMPED = '2024-05-02T10:11:12';
const qr = (values: Record<string, string> = {}) =>
  codeOf({
    kind: 'cfdi',
    values: { id: UUID, re: 'MAB9307148T4', rr: 'GODE561231GR8', tt: '14300.0', ...values },
  });

const page = (changes: Record<string, string> = {}) => {
  const { uuid, issuer, receiver, total } = {
    uuid: UUID,
    issuer: 'MAB9307148T4',
    receiver: 'GODE561231GR8',
    total: '14,300.00',
    ...changes,
  };
  return [
    `Comercializadora Mab SA de CV        Folio fiscal: ${uuid}`,
    `RFC: ${issuer}`,
    `Cliente: Emma Gomez                  RFC: ${receiver}`,
    'Servicio de consultoria              12,327.59',
    '                                     Subtotal    12,327.59',
    '                                     IVA 16%      1,972.41',
    `                                     Total   $ ${total}`,
    'Total de impuestos trasladados: 1,972.41',
  ].join('\n');
};

const examine = async (
  text: string,
  values: Record<string, string> = {},
  more: Record<string, unknown> = {},
  reading?: number,
) =>
  inShort(
    await paymentCodes.examine({
      ...printedViews(text, reading === undefined ? {} : { reading }),
      codes: codesView(qr(values)),
      ...more,
    }),
  );

describe('the verification code', () => {
  test('of an invoice that prints what it says', async () => {
    expect(await examine(page())).toBe('0');
  });

  test('of any total, printed with two decimals or rounded to none, fits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 999_999_999 }),
        fc.constantFrom(0, 2),
        async (minorUnits, decimals) => {
          const total = (minorUnits / 100).toLocaleString('en-US', {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          });
          expect(await examine(page({ total }), { tt: String(minorUnits / 100) })).toBe('0');
        },
      ),
      { numRuns: 60 },
    );
  });

  test('an edited total', async () => {
    expect(await examine(page({ total: '41,300.00' }))).toBe('3; CFDI_TOTAL_DIFFERS 14300.00 | 41,300.00');
  });

  test('a total that fits in one of several places, rounded or with more decimals, is innocent', async () => {
    expect(await examine(`${page({ total: '15,000.00' })}\nAnticipo 700.00\nNeto a pagar 14,300.00`)).toBe(
      '0',
    );
    expect(await examine(page(), { tt: '14300.004' })).toBe('0');
    expect(await examine(page({ total: '14300' }))).toBe('0');
  });

  test('a receipt of payments has a total of zero', async () => {
    expect(await examine(page({ total: '999.00' }), { tt: '0.0' })).toBe('0');
  });

  test('a bank’s statement, whose invoice is for its fees', async () => {
    const statement = `Estado de cuenta\nRFC: MAB9307148T4   RFC: GODE561231GR8\nFolio fiscal: ${UUID}\nComisiones   100.00\nIVA   16.00\nTotal   45,210.55`;
    expect(await examine(statement, { tt: '116.00' })).toBe('0');
  });

  test('another invoice’s folio', async () => {
    expect(await examine(page({ uuid: OTHER_UUID }))).toBe(`3; CFDI_UUID_DIFFERS ${UUID} | ${OTHER_UUID}`);
  });

  test('another receiver', async () => {
    expect(await examine(page({ receiver: 'BOXW310820AB1' }))).toBe(
      '2; CFDI_RFC_DIFFERS GODE561231GR8 | BOXW310820AB1',
    );
  });

  test('an RFC that only a logo shows, and sales to the public, are innocent', async () => {
    expect(await examine(page({ issuer: '' }))).toBe('0');
    expect(await examine(page(), { rr: 'XAXX010101000' })).toBe('0');
  });

  test('two invoices in one file are not told apart', async () => {
    const codes = codesView(qr(), qr({ id: OTHER_UUID }));
    const examined = await paymentCodes.examine({ ...printedViews(page({ total: '41,300.00' })), codes });
    expect(examined.kind).toBe('not-applicable');
  });
});

describe('recognized print', () => {
  test('a digit that looks like another is a reading doubt', async () => {
    expect(await examine(page({ total: '74,300.00' }), {}, {}, 0.99)).toBe(
      '1; READING_DOUBT 14300.00 | 74,300.00',
    );
  });

  test('so is a digit that was lost', async () => {
    expect(await examine(page({ total: '4,300.00' }), {}, {}, 0.99)).toBe(
      '1; READING_DOUBT 14300.00 | 4,300.00',
    );
  });

  test('characters that are not sure accuse nobody', async () => {
    expect(await examine(page({ total: '94,900.00' }), {}, {}, 0.7)).toBe(
      '1; READING_DOUBT 14300.00 | 94,900.00',
    );
  });

  test('a second reading that agrees makes it sure, one that does not makes it a doubt', async () => {
    const rereader = (text: string) => ({
      rereader: { reread: async () => ({ text, reading: fraction(0.99) }) },
    });
    const text = page({ total: '94,900.00' });
    expect(await examine(text, {}, {}, 0.97)).toBe('2; CFDI_TOTAL_DIFFERS 14300.00 | 94,900.00');
    expect(await examine(text, {}, rereader('$94,900.00'), 0.97)).toBe(
      '3; CFDI_TOTAL_DIFFERS 14300.00 | 94,900.00',
    );
    expect(await examine(text, {}, rereader('14,300.00'), 0.97)).toBe(
      '1; READING_DOUBT 14300.00 | 94,900.00',
    );
  });
});

/** A certificate as the tax authority makes them: twenty digits, a byte each, as serial number. */
async function satCertificate(notAfter = '2028-01-01') {
  const serialNumber = new Integer({ valueHex: new TextEncoder().encode(NUMBER).buffer as ArrayBuffer });
  const made = await makeSigner('rsa', {
    name: 'Servicio de prueba',
    notBefore: '2020-01-01',
    notAfter,
    serialNumber,
  });
  return { keys: made.keys, der: derOf(made) };
}

describe('the tax authority’s seal', () => {
  const ISSUER_SEAL = `${'qL9x/Zt+'.repeat(42)}rH8/bw==`;
  const original = (uuid = UUID) => `||1.1|${uuid}|${STAMPED}|SAT970701NN3|${ISSUER_SEAL}|${NUMBER}||`;
  let authority: Awaited<ReturnType<typeof satCertificate>>;
  let expired: Awaited<ReturnType<typeof satCertificate>>;
  beforeAll(async () => {
    authority = await satCertificate();
    expired = await satCertificate('2022-01-01');
  });

  const seal = async ({ keys }: typeof authority, text: string) =>
    Buffer.from(
      await webcrypto.subtle.sign('RSASSA-PKCS1-v1_5', keys.privateKey, new TextEncoder().encode(text)),
    ).toString('base64');
  const broken = (text: string) => text.replace(/.{60}/gu, '$&\n');
  const sealed = async (by: typeof authority, { printedString = original(), over = original() } = {}) =>
    [
      page(),
      'Sello digital del SAT:',
      broken(await seal(by, over)),
      'Cadena original del complemento',
      broken(printedString),
    ].join('\n');
  const fe = { fe: 'rH8/bw==' };

  test('is verified with the certificate of its number', async () => {
    expect(await examine(await sealed(authority), fe, { trustedRoots: [authority.der] })).toBe(
      '0; SAT_SEAL_VALID',
    );
  });

  test('over another string is not valid, which is less than forged', async () => {
    const text = await sealed(authority, { over: original(OTHER_UUID) });
    expect(await examine(text, fe, { trustedRoots: [authority.der] })).toBe('2; SAT_SEAL_NOT_VALID');
    const other = await satCertificate();
    expect(await examine(await sealed(other), fe, { trustedRoots: [authority.der] })).toBe(
      '2; SAT_SEAL_NOT_VALID',
    );
  });

  test('of the second of two strings on a page is its own', async () => {
    const both = async (...strings: string[]) => {
      const printed = strings.map(async (one) => [
        'Sello digital del SAT:',
        broken(await seal(authority, one)),
        'Cadena:',
        broken(one),
      ]);
      return [page(), ...(await Promise.all(printed)).flat(), ''].join('\n');
    };
    const two = await both(original(), original(OTHER_UUID));
    expect(await examine(two, fe, { trustedRoots: [authority.der] })).toBe(
      '0; SAT_SEAL_VALID; SAT_SEAL_VALID',
    );
    const withoutSeal = `${await both(original())}\nCadena:\n${broken(original(OTHER_UUID))}`;
    expect(await examine(withoutSeal, fe, { trustedRoots: [authority.der] })).toBe('0; SAT_SEAL_VALID');
    const edited = `${two}`.replaceAll(
      broken(original(OTHER_UUID)),
      broken(original('CEE4BE01-ADFA-4DEB-8421-ADD60F0BEDAD')),
    );
    expect(await examine(edited, fe, { trustedRoots: [authority.der] })).toBe(
      '2; SAT_SEAL_NOT_VALID; SAT_SEAL_VALID',
    );
  });

  test('without a certificate of its number says nothing', async () => {
    expect(await examine(await sealed(authority), fe)).toBe('0; SAT_SEAL_UNTRUSTED');
  });

  test('of a certificate that was not valid then is a doubt', async () => {
    expect(await examine(await sealed(expired), fe, { trustedRoots: [expired.der] })).toBe(
      '1; SAT_CERTIFICATE_NOT_VALID_THEN',
    );
  });

  test('that is not printed is absent', async () => {
    const text = [page(), 'Cadena original', broken(original())].join('\n');
    expect(await examine(text, fe, { trustedRoots: [authority.der] })).toBe('0');
  });

  test('that the layout cuts off is absent, too', async () => {
    const whole = await seal(authority, original());
    const text = [
      page(),
      'Sello digital del SAT:',
      broken(whole.slice(0, 320)),
      '...',
      broken(original()),
    ].join('\n');
    expect(await examine(text, fe, { trustedRoots: [authority.der] })).toBe('0');
  });

  test('the code of another invoice beside a sealed string', async () => {
    const text = await sealed(authority, { printedString: original(OTHER_UUID), over: original(OTHER_UUID) });
    expect(await examine(text, fe)).toBe(
      `3; CFDI_STRING_DIFFERS ${UUID} | ${OTHER_UUID}; SAT_SEAL_UNTRUSTED`,
    );
    expect(await examine(await sealed(authority), { fe: 'AAAAAAA=' })).toContain(
      'CFDI_SEAL_DIFFERS AAAAAAA= | rH8/bw==',
    );
  });

  test('a folio that was edited where readers look, and not in the string', async () => {
    const text = (await sealed(authority)).replace(UUID, OTHER_UUID);
    expect(await examine(text, fe)).toBe(`3; CFDI_UUID_DIFFERS ${UUID} | ${OTHER_UUID}; SAT_SEAL_UNTRUSTED`);
  });
});
