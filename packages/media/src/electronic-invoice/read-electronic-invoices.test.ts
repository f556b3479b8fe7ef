import { describe, expect, test } from 'vitest';
import { parsePdf } from '../pdf/parse-pdf.js';
import { buildPdf, onePage, stream } from '../pdf/testing/build-pdf.js';
import { readElectronicInvoice, readElectronicInvoices } from './read-electronic-invoices.js';

/** A PDF that carries files: in the name tree, or associated with the document. */
const carrying = (files: readonly string[], place: 'names' | 'associated' = 'names') => {
  const objects = files.flatMap((data, at) => [
    [10 + 2 * at, `<</Type/Filespec/F(file${at}.xml)/EF<</F ${11 + 2 * at} 0 R>>>>`],
    [11 + 2 * at, stream(data, '/Type/EmbeddedFile')],
  ]);
  const references = files.map((_, at) => `${10 + 2 * at} 0 R`);
  const entry =
    place === 'names'
      ? `/Names<</EmbeddedFiles<</Names[${references.map((one, at) => `(${at})${one}`).join('')}]>>>>`
      : `/AF[${references.join(' ')}]`;
  const pdf = buildPdf({
    ...onePage('Invoice'),
    1: `<</Type/Catalog/Pages 2 0 R${entry}>>`,
    ...Object.fromEntries(objects),
  });
  return readElectronicInvoices(parsePdf(pdf));
};

const CII = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="r" xmlns:udt="u">
<rsm:ExchangedDocument><ram:ID>F-17</ram:ID><ram:IssueDateTime><udt:DateTimeString format="102">20260305</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Paper &amp; more</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>9.90</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">20</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>198.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Seller</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:ApplicableTradeTax><ram:CalculatedAmount>37.62</ram:CalculatedAmount><ram:BasisAmount>198.00</ram:BasisAmount><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>198.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">37.62</ram:TaxTotalAmount><ram:GrandTotalAmount>235.62</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

const UBL = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="c" xmlns:cac="a">
<cbc:ID>F-17</cbc:ID><cbc:IssueDate>2026-03-05</cbc:IssueDate><cbc:DueDate>2026-04-04</cbc:DueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:Delivery><cbc:ActualDeliveryDate>2026-03-02</cbc:ActualDeliveryDate></cac:Delivery>
<cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">37.62</cbc:TaxAmount></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>198.00</cbc:TaxExclusiveAmount><cbc:PayableAmount>235.62</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>`;

const CFDI = `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:tfd="t" Serie="A" Folio="117" Fecha="2026-03-05T10:00:00" SubTotal="1000.00" Total="1160.00" Moneda="MXN">
<cfdi:Emisor Rfc="EKU9003173C9" Nombre="ESCUELA KEMPER URGATE"/><cfdi:Receptor Rfc="URE180429TM6"/>
<cfdi:Conceptos><cfdi:Concepto Descripcion="Servicio" Cantidad="2" ValorUnitario="500.00" Importe="1000.00"/></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="160.00"><cfdi:Traslados><cfdi:Traslado Base="1000.00" TasaOCuota="0.160000" Importe="160.00"/></cfdi:Traslados></cfdi:Impuestos>
<cfdi:Complemento><tfd:TimbreFiscalDigital UUID="AD662D33-6934-459C-A128-BDF0393F0F44"/></cfdi:Complemento></cfdi:Comprobante>`;

const NFE = `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe35260316727230000197550010000001171000001174">
<ide><nNF>117</nNF><dhEmi>2026-03-05T10:00:00-03:00</dhEmi><dhSaiEnt>2026-03-06T08:00:00-03:00</dhSaiEnt></ide><emit><CNPJ>16727230000197</CNPJ><xNome>Loja</xNome></emit>
<det nItem="1"><prod><xProd>Caderno</xProd><qCom>2.0000</qCom><vUnCom>50.00</vUnCom><vProd>100.00</vProd></prod></det>
<total><ICMSTot><vBC>100.00</vBC><vICMS>18.00</vICMS><vProd>100.00</vProd><vNF>100.00</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`;

test('every number by which somebody or something is known', () => {
  const identifiersOf = (xml: string) => carrying([xml])[0]?.identifiers;
  expect(identifiersOf(CII)).toEqual(['F-17', 'VA', 'DE136695976', 'EUR']);
  expect(identifiersOf(UBL)).toEqual(['F-17', 'DE02120300000000202051', 'EUR']);
  expect(identifiersOf(CFDI)).toEqual(['AD662D33-6934-459C-A128-BDF0393F0F44']);
  expect(identifiersOf(NFE.replace('<xProd>', '<cProd>4711</cProd><xProd>'))).toEqual(['4711']);
});

describe('an electronic invoice inside a PDF', () => {
  test('as Factur-X, ZUGFeRD and XRechnung have it', () => {
    expect(carrying([CII])).toMatchObject([
      {
        syntax: 'cii',
        number: 'F-17',
        issuedOn: '2026-03-05',
        currency: 'EUR',
        seller: { name: 'Seller', taxIds: ['DE136695976'] },
        lines: [{ description: 'Paper & more', quantity: 20, unitPrice: 9.9, amount: 198 }],
        taxes: [{ ratePercent: 19, base: 198, amount: 37.62 }],
        totals: { beforeTax: 198, tax: 37.62, total: 235.62 },
      },
    ]);
  });

  test('in the names of ZUGFeRD 1', () => {
    const old = CII.replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument')
      .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
      .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
      .replaceAll('ApplicableHeaderTrade', 'ApplicableSupplyChainTrade')
      .replaceAll('SpecifiedLineTrade', 'SpecifiedSupplyChainTrade')
      .replace(/SpecifiedTradeSettlement(?:Header|Line)Monetary/gu, 'SpecifiedTradeSettlementMonetary')
      .replaceAll('RateApplicablePercent', 'ApplicablePercent');
    const { syntax, number, lines, taxes, totals } = carrying([CII])[0]!;
    expect(carrying([old])).toMatchObject([{ syntax, number, lines, taxes, totals }]);
  });

  test('as UBL', () => {
    expect(carrying([UBL])).toMatchObject([
      {
        syntax: 'ubl',
        dueOn: '2026-04-04',
        deliveredOn: '2026-03-02',
        ibans: ['DE02120300000000202051'],
        totals: { beforeTax: 198, tax: 37.62, due: 235.62 },
      },
    ]);
  });

  test('as CFDI', () => {
    expect(carrying([CFDI])).toMatchObject([
      {
        syntax: 'cfdi',
        number: 'A117',
        authorityNumber: 'AD662D33-6934-459C-A128-BDF0393F0F44',
        issuedOn: '2026-03-05',
        seller: { taxIds: ['EKU9003173C9'] },
        lines: [{ description: 'Servicio', quantity: 2, unitPrice: 500, amount: 1000 }],
        taxes: [{ ratePercent: 16, base: 1000, amount: 160 }],
        totals: { total: 1160, tax: 160 },
      },
    ]);
  });

  test('as NF-e', () => {
    expect(carrying([NFE])).toMatchObject([
      {
        syntax: 'nfe',
        number: '117',
        authorityNumber: '35260316727230000197550010000001171000001174',
        lines: [{ description: 'Caderno', quantity: 2, unitPrice: 50, amount: 100 }],
        totals: { total: 100 },
      },
    ]);
  });

  test('associated with the document instead of named', () => {
    expect(carrying([CFDI], 'associated')).toHaveLength(1);
  });

  test('in Latin-1, as it says', () => {
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${CFDI.replace('Servicio', 'Asesor\u00eda')}`;
    expect(carrying([latin])[0]?.lines[0]?.description).toBe('Asesoría');
  });
});

describe('what is no invoice is passed over', () => {
  test.each([
    ['a picture', '\u0089PNG'],
    ['nothing', ''],
    ['XML of another kind', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'],
    ['XML that breaks off', CII.slice(0, 900)],
    ['XML with undeclared prefixes', CII.replace('xmlns:ram="r"', '')],
    ['an entity of its own', CFDI.replace('Servicio', '&servicio;')],
    ['a document type', `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${CFDI}`],
    ['an external entity', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${CFDI}`],
    ['elements nested without end', '<a>'.repeat(5000)],
  ])('%s', (_, data) => {
    expect(carrying([data])).toEqual([]);
  });

  test('beside an invoice', () => {
    expect(carrying(['<a/>', CFDI, '%PDF'])).toHaveLength(1);
  });

  test('a document that carries nothing', () => {
    expect(readElectronicInvoices(parsePdf(buildPdf(onePage('Invoice'))))).toEqual([]);
  });
});

describe('an electronic invoice that was sent beside a PDF', () => {
  const read = (text: string) => readElectronicInvoice(new TextEncoder().encode(text));

  test.each([
    ['cii', CII],
    ['ubl', UBL],
    ['cfdi', CFDI],
    ['nfe', NFE],
  ])('%s', (syntax, text) => {
    expect(read(`\ufeff\n${text}`.replace(/\n(?=<\?xml)/, ''))).toMatchObject({ syntax, sentBeside: true });
  });

  test.each([
    ['XML of another kind', '<note/>', 'NOT_DECODABLE'],
    ['no XML', '%PDF-1.7', 'NOT_DECODABLE'],
    ['nothing', '', 'NOT_DECODABLE'],
    ['a document type declaration', `<!DOCTYPE a>${UBL}`, 'NOT_DECODABLE'],
    ['elements without end', '<Invoice>'.repeat(100), 'TOO_DEEPLY_NESTED'],
    ['more than 8 MiB', `<Invoice>${' '.repeat(8 * 1024 * 1024)}</Invoice>`, 'TOO_LARGE_INFLATED'],
  ])('%s is none', (_name, text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code }));
  });
});
