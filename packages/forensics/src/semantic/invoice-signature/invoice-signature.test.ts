import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePdf, readElectronicInvoices } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { buildPdf, onePage, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { derOf, makeSigner } from '../../pdf/signature/testing/sign.js';
import { invoiceSignature } from './invoice-signature.js';

const SIGNER = 'LOJA LTDA:16727230000197';

interface Signer {
  readonly keys: webcrypto.CryptoKeyPair;
  /** DER in Base64. */
  readonly certificate: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
}

let signer: Signer;
beforeAll(async () => {
  signer = await newSigner();
});

async function newSigner(): Promise<Signer> {
  const made = await makeSigner('rsa', { name: SIGNER, notBefore: '2020-01-01', notAfter: '2027-01-31' });
  const exported = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', made.keys.privateKey));
  return {
    keys: made.keys,
    certificate: Buffer.from(derOf(made)).toString('base64'),
    privateKey: `-----BEGIN PRIVATE KEY-----\n${exported.toString('base64').replace(/.{64}/gu, '$&\n')}\n-----END PRIVATE KEY-----`,
  };
}

/** What the check says of a PDF that carries the files. */
function examine(...files: readonly string[]) {
  const objects = files.flatMap((data, at) => [
    [10 + 2 * at, `<</Type/Filespec/F(file${at}.xml)/EF<</F ${11 + 2 * at} 0 R>>>>`],
    [11 + 2 * at, stream(Buffer.from(data).toString('latin1'), '/Type/EmbeddedFile')],
  ]);
  const pdf = buildPdf({
    ...onePage('Invoice'),
    1: `<</Type/Catalog/Pages 2 0 R/AF[${files.map((_, at) => `${10 + 2 * at} 0 R`).join(' ')}]>>`,
    ...Object.fromEntries(objects),
  });
  return invoiceSignature.examine({ electronicInvoices: readElectronicInvoices(parsePdf(pdf)) });
}

const NFE = `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe35260316727230000197550010000001171000001174"><ide><nNF>117</nNF></ide><emit><CNPJ>16727230000197</CNPJ></emit><total><ICMSTot><vProd>100.00</vProd><vNF>100.00</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`;

function signedNfe(by = signer): string {
  const signature = new SignedXml({
    privateKey: by.privateKey,
    canonicalizationAlgorithm: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    getKeyInfoContent: () => `<X509Data><X509Certificate>${signer.certificate}</X509Certificate></X509Data>`,
  });
  signature.addReference({
    xpath: "//*[local-name(.)='infNFe']",
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    ],
    digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
  });
  signature.computeSignature(NFE, { location: { reference: "//*[local-name(.)='NFe']", action: 'append' } });
  return signature.getSignedXml();
}

const ORIGINAL =
  '||4.0|A|117|2026-03-05T10:00:00|00001000000500000000|1000.00|MXN|1160.00|I|01|06600|EKU9003173C9|ESCUELA KEMPER URGATE|601|URE180429TM6|UNIVERSIDAD|86991|601|G01|01010101|2|E48|Servicio del año|500.00|1000.00|02|1000.00|002|Tasa|0.160000|160.00|1000.00|002|Tasa|0.160000|160.00|160.00||';

async function sealedCfdi(by = signer): Promise<string> {
  const seal = await webcrypto.subtle.sign(
    'RSASSA-PKCS1-v1_5',
    by.keys.privateKey,
    new TextEncoder().encode(ORIGINAL),
  );
  return `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:tfd="t" Version="4.0" Serie="A" Folio="117" Fecha="2026-03-05T10:00:00" Sello="${Buffer.from(seal).toString('base64')}" NoCertificado="00001000000500000000" Certificado="${signer.certificate}" SubTotal="1000.00" Moneda="MXN" Total="1160.00" TipoDeComprobante="I" Exportacion="01" LugarExpedicion="06600">
<cfdi:Emisor Rfc="EKU9003173C9" Nombre="ESCUELA KEMPER URGATE" RegimenFiscal="601"/><cfdi:Receptor Rfc="URE180429TM6" Nombre="UNIVERSIDAD" DomicilioFiscalReceptor="86991" RegimenFiscalReceptor="601" UsoCFDI="G01"/>
<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="01010101" Cantidad="2" ClaveUnidad="E48" Descripcion="Servicio  del año " ValorUnitario="500.00" Importe="1000.00" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="1000.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="160.00"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="160.00"><cfdi:Traslados><cfdi:Traslado Base="1000.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="160.00"/></cfdi:Traslados></cfdi:Impuestos>
<cfdi:Complemento><tfd:TimbreFiscalDigital UUID="AD662D33-6934-459C-A128-BDF0393F0F44"/></cfdi:Complemento></cfdi:Comprobante>`;
}

const INTACT = {
  kind: 'examined',
  finding: { measure: 0, evidence: [], summary: expect.stringContaining(SIGNER) },
};
const CHANGED = {
  kind: 'examined',
  finding: {
    measure: 1,
    evidence: [
      {
        code: 'INVOICE_FILE_CHANGED_AFTER_SIGNING',
        summary: expect.stringContaining(`${SIGNER} (certificate until 2027-01-31)`),
      },
    ],
  },
};

test('pass: an NF-e as it was signed, and with white space that a program added', async () => {
  expect(await examine(signedNfe())).toMatchObject(INTACT);
  expect(await examine(signedNfe().replaceAll('><', '>\n  <'))).toMatchObject(INTACT);
});

test('pass: a CFDI as its issuer sealed it', async () => {
  expect(await examine(await sealedCfdi())).toMatchObject(INTACT);
});

test('fail: a value of the file is another one', async () => {
  expect(await examine(signedNfe().replace('<vNF>100.00', '<vNF>900.00'))).toMatchObject(CHANGED);
  expect(await examine((await sealedCfdi()).replace('Total="1160.00"', 'Total="9160.00"'))).toMatchObject(
    CHANGED,
  );
});

test('fail: another key signed than the certificate names', async () => {
  const other = await newSigner();
  expect(await examine(signedNfe(other))).toMatchObject(CHANGED);
  expect(await examine(await sealedCfdi(other))).toMatchObject(CHANGED);
});

test('fail: a second element under the signed Id', async () => {
  const twice = signedNfe().replace(
    '</nfeProc>',
    `<x>${/<infNFe.*<\/infNFe>/u.exec(NFE)?.[0]}</x></nfeProc>`,
  );
  expect(await examine(twice)).toMatchObject(CHANGED);
});

test('cannot tell: no signature, none that can be verified', async () => {
  expect(await examine(NFE)).toMatchObject({
    kind: 'not-applicable',
    because: expect.stringContaining('carries no'),
  });
  const unverifiable = [
    signedNfe().replace(/<X509Certificate>.*<\/X509Certificate>/u, ''),
    signedNfe().replace('URI="#NFe', 'URI="#other'),
    (await sealedCfdi()).replace('Version="4.0"', 'Version="3.2"'),
    (await sealedCfdi()).replace('<cfdi:Complemento>', '<cfdi:Complemento><pago20:Pagos xmlns:pago20="p"/>'),
  ];
  for (const file of unverifiable)
    expect(await examine(file)).toMatchObject({ because: expect.stringContaining('cannot be verified') });
});

test('the README explains every evidence code', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  expect(readme).toContain('`INVOICE_FILE_CHANGED_AFTER_SIGNING`');
});
