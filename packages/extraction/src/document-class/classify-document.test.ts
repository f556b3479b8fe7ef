import type { DocumentCodes, DocumentText, MrzReading } from '@assay/media';
import { fraction } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { classifyDocument } from './classify-document.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };
const textOf = (text: string): DocumentText => ({
  pages: [{ page: 1, source: 'ocr', lines: printed(text), aspect: 0.77, upright: undefined }],
  pagesUnread: 0,
});
const classOf = (text: string, codes = NO_CODES) => classifyDocument(textOf(text), codes, 'us');

describe('documents are told by what they print', () => {
  test.each([
    [
      'identity/driver_license',
      'TEXAS DRIVER LICENSE\n4d DL: 12345678   9 Class: C\n4b Exp: 01/02/2030   12 Restrictions: NONE',
    ],
    [
      'identity/driver_license',
      'GOBIERNO DE LA CIUDAD        LICENCIA PARA\nSECRETARIA DE MOVILIDAD      CONDUCIR TIPO A\nNOMBRE\nANA LIMA\nCURP',
    ],
    [
      'identity/national_id',
      'IOWA        IDENTIFICATION CARD      USA\n1 HARPER\n2 ANA\n4d ID No. 731BB9542\n3 DOB 03/10/1970\n4a Iss 02/03/2020   4b EXP 02/03/2028\n15 SEX F   16 HGT 5\'-05"  18 EYES GRN\n5 DD 12783002286877',
    ],
    [
      'identity/driver_license',
      "NORTH CAROLINA DRIVER'S LICENSE\n12345678  C\nLicense number  Class\nANA LIMA\nName",
    ],
    [
      'identity/driver_license',
      'CARTEIRA NACIONAL DE HABILITACAO\nNOME\nANA LIMA\nCAT HAB  VALIDADE  1a HABILITACAO',
    ],
    [
      'identity/national_id',
      'MEXICO  INSTITUTO NACIONAL ELECTORAL\nCREDENCIAL PARA VOTAR\nNOMBRE   SEXO H\nCLAVE DE ELECTOR ABCDEF80010109H100\nCURP',
    ],
    [
      'identity/national_id',
      'REPUBLICA FEDERATIVA DO BRASIL\nCARTEIRA DE IDENTIDADE\nREGISTRO GERAL  12.345.678-9\nFILIACAO',
    ],
    [
      'identity/municipal_id',
      'CITY OF SPRINGFIELD\nMUNICIPAL IDENTIFICATION CARD\nID NUMBER 123 EXPIRATION DATE',
    ],
    [
      'identity/passport',
      'PASSPORT   UNITED STATES OF AMERICA\nType  Code  Passport No.\nP USA 123456789\nSurname\nGiven names\nNationality',
    ],
    [
      'identity/passport_card',
      'UNITED STATES OF AMERICA\nPASSPORT CARD\nNationality  Passport Card no.\nUSA C03004786',
    ],
    [
      'identity/residence_card',
      'UNITED STATES OF AMERICA\nPERMANENT RESIDENT\nUSCIS#  Category\nResident Since: 01/02/20',
    ],
    [
      'identity/work_authorization',
      'UNITED STATES OF AMERICA\nEMPLOYMENT AUTHORIZATION\nCategory C09  Card Expires\nNOT VALID FOR REENTRY TO U.S.',
    ],
    [
      'identity/military_id',
      'ARMED FORCES OF THE UNITED STATES\nRank SGT  Pay Grade E5\nDoD ID Number 1234567890\nGeneva Conventions Identification Card',
    ],
    [
      'identity/professional_id',
      'CEDULA PROFESIONAL\nDIRECCION GENERAL DE PROFESIONES\nPara ejercer profesionalmente',
    ],
    [
      'identity/voter_registration_card',
      'VOTER REGISTRATION CARD\nPrecinct 12  Polling Place\nParty Affiliation',
    ],
    [
      'identity/social_security_card',
      'SOCIAL SECURITY\n123-45-6789\nTHIS NUMBER HAS BEEN ESTABLISHED FOR\nJANE DOE\nSIGNATURE',
    ],
    [
      'financial/bank_statement',
      'ACCOUNT STATEMENT\nBeginning balance 100.00\nDeposits and other credits 50.00\nWithdrawals 20.00\nEnding balance 130.00',
    ],
    [
      'financial/bank_statement',
      'EXTRATO DE CONTA CORRENTE\nSaldo anterior 100,00\nLancamentos  Debito  Credito\nSaldo do dia 130,00',
    ],
    [
      'financial/business_bank_statement',
      'BUSINESS CHECKING STATEMENT\nACME LLC\nBusiness checking account\nBeginning balance  Ending balance',
    ],
    [
      'financial/check',
      'PAY TO THE ORDER OF   Jane Doe   $ 20.00\nTwenty and 00/100 dollars\nMemo   Authorized signature',
    ],
    [
      'financial/check_register',
      'CHECK REGISTER\nNumber or code  Date  Transaction description  Payment debit  Deposit credit  Balance',
    ],
    [
      'financial/investment_statement',
      'BROKERAGE STATEMENT\nAccount value  Asset allocation\nHoldings  Quantity  Market value  Cost basis\nMember SIPC',
    ],
    [
      'financial/retirement_account_statement',
      '401(k) STATEMENT\nVested balance 12,000.00\nEmployer match  Employee contributions',
    ],
    ['financial/pension_statement', 'PENSION STATEMENT\nGross pension 1,000.00\nNet pension 900.00\nRetiree'],
    [
      'financial/social_security_cola_notice',
      'YOUR NEW BENEFIT AMOUNT\nYour Social Security benefits will increase because of a rise in the cost of living',
    ],
    [
      'financial/credit_card_statement',
      'CREDIT CARD STATEMENT\nNew balance 100.00\nMinimum payment due 25.00\nCredit limit  Available credit',
    ],
    [
      'financial/mortgage_statement',
      'MORTGAGE STATEMENT\nOutstanding principal balance\nEscrow balance\nExplanation of amount due',
    ],
    ['financial/loan_statement', 'AUTO LOAN STATEMENT\nPrincipal balance\nPayoff amount\nLoan number'],
    [
      'identity/national_id',
      'MEXICO\nMATRICULA CONSULAR\nCONSULAR ID CARD\nApellidos / Surnames\nMORALES GUTIERREZ',
    ],
    [
      'financial/paystub',
      'EARNINGS STATEMENT\nPay period  Pay date\nGross pay 1,000.00\nFederal withholding 100.00\nNet pay 800.00',
    ],
    [
      'financial/paystub',
      'RECIBO DE NOMINA\nPercepciones  Deducciones\nISR 100.00  IMSS 20.00\nNeto a pagar 900.00',
    ],
    [
      'financial/paystub',
      'DEMONSTRATIVO DE PAGAMENTO\nSalario base  Vencimentos  Descontos\nINSS 100,00\nValor liquido 900,00',
    ],
    [
      'tax/form_w2',
      'W-2 Wage and Tax Statement 2025\nWages, tips, other compensation\nSocial security wages\nMedicare wages and tips',
    ],
    [
      'tax/form_w4',
      "Form W-4  Employee's Withholding Certificate\nFiling status  Claim dependents\nMultiple jobs or spouse works",
    ],
    [
      'tax/form_w9',
      'Form W-9 Request for Taxpayer Identification Number and Certification\nExempt payee code  Backup withholding',
    ],
    [
      'tax/form_1040',
      '1040 U.S. Individual Income Tax Return 2025\nFiling status\nAdjusted gross income\nStandard deduction',
    ],
    [
      'tax/form_1040_schedule_c',
      'SCHEDULE C (Form 1040)\nProfit or Loss From Business\nSole proprietorship\nGross receipts or sales',
    ],
    [
      'tax/form_1098',
      'Form 1098 Mortgage Interest Statement\nMortgage interest received\nOutstanding mortgage principal',
    ],
    [
      'tax/form_1099',
      "Form 1099-NEC Nonemployee Compensation\nPAYER'S TIN  RECIPIENT'S TIN\nFederal income tax withheld",
    ],
    [
      'tax/form_1120',
      'Form 1120 U.S. Corporation Income Tax Return\nCompensation of officers\nDate incorporated',
    ],
    [
      'tax/tax_transcript',
      'Tax Return Transcript\nThis Product Contains Sensitive Taxpayer Data\nRequest date  Response date',
    ],
    [
      'tax/tax_registration_certificate',
      'CONSTANCIA DE SITUACION FISCAL\nRegistro Federal de Contribuyentes\nRegimenes  Obligaciones\nRFC',
    ],
    [
      'employment/employment_verification_letter',
      'EMPLOYMENT VERIFICATION LETTER\nTo whom it may concern\nThis letter is to verify that J. Doe has been employed',
    ],
    [
      'employment/offer_letter',
      'OFFER OF EMPLOYMENT\nWe are pleased to offer you the position of clerk\nYour start date',
    ],
    [
      'employment/employment_contract',
      'CONTRATO INDIVIDUAL DE TRABAJO\nEl patron y el trabajador\nLey Federal del Trabajo\nClausulas',
    ],
    [
      'employment/termination_letter',
      'NOTICE OF TERMINATION\nYour employment with us will be terminated\nFinal paycheck  Severance',
    ],
    [
      'employment/unemployment_benefit_letter',
      'UNEMPLOYMENT INSURANCE\nWeekly benefit amount 300\nBase period  Benefit year',
    ],
    [
      'business/invoice',
      'INVOICE\nInvoice number 12  Invoice date 01/02/2025\nBill to\nSubtotal 100.00\nTotal 108.00',
    ],
    ['business/invoice', 'NOTA FISCAL DE SERVICOS\nPrestador de servicos  Tomador de servicos\nCNPJ'],
    [
      'business/receipt',
      'SALES RECEIPT\nCoffee 3.00\nTotal 3.00\nCash tendered 5.00\nChange due 2.00\nThank you for your visit',
    ],
    [
      'business/receipt',
      'CORNER DINER\nSoup         4.00\nBread        2.00\nSubtotal     6.00\nTax          0.50\nTip          1.00\nTotal        7.50',
    ],
    ['business/purchase_order', 'PURCHASE ORDER\nPO number 77  Vendor  Ship via\nDelivery date'],
    [
      'business/articles_of_incorporation',
      'ARTICLES OF INCORPORATION\nThe name of the corporation is Acme\nRegistered agent  Incorporator',
    ],
    [
      'business/certificate_of_good_standing',
      'CERTIFICATE OF GOOD STANDING\nI do hereby certify that Acme is in good standing',
    ],
    [
      'business/profit_and_loss_statement',
      'PROFIT AND LOSS STATEMENT\nTotal income\nCost of goods sold\nGross profit\nNet income',
    ],
    ['business/balance_sheet', 'BALANCE SHEET\nTotal assets\nTotal liabilities\nRetained earnings'],
    [
      'residence/utility_bill',
      'ELECTRIC BILL\nService address  Meter number\nkWh used 300\nAmount due 40.00',
    ],
    [
      'residence/lease_agreement',
      'RESIDENTIAL LEASE AGREEMENT\nLandlord and tenant\nSecurity deposit\nMonthly rent',
    ],
    ['residence/property_deed', 'WARRANTY DEED\nGrantor  Grantee\nLegal description\nConveys and warrants'],
    [
      'residence/property_tax_bill',
      'PROPERTY TAX BILL\nParcel number  Assessed value\nTax rate  Homestead exemption',
    ],
    [
      'insurance/insurance_card',
      'INSURANCE IDENTIFICATION CARD\nPolicy number  Effective date\nNAIC number  Vehicle identification number',
    ],
    [
      'insurance/explanation_of_benefits',
      'EXPLANATION OF BENEFITS\nThis is not a bill\nAmount billed  Plan discount  What you owe',
    ],
    [
      'vehicle/vehicle_registration',
      'TARJETA DE CIRCULACION\nPlacas ABC-123  Servicio particular\nMarca  Modelo  Numero de serie',
    ],
    [
      'vehicle/vehicle_title',
      'CERTIFICATE OF TITLE\nTitle number  Odometer\nFirst lienholder  Vehicle identification number',
    ],
    [
      'vehicle/vehicle_bill_of_sale',
      'VEHICLE BILL OF SALE\nSeller hereby sells, sold as is\nBuyer  Purchase price',
    ],
  ])('%s', (name, text) => {
    expect(classOf(text)?.name).toBe(name);
  });
});

describe('recognizers leave their marks', () => {
  test('spaces lost, a letter wrong, accents dropped', () => {
    expect(classOf('CARTElRANACIONALDEHABILITACAO\nCATHAB\nVALIDADE 1aHABILITACA0')?.name).toBe(
      'identity/driver_license',
    );
  });
});

describe('nothing tells', () => {
  test.each([
    ['an empty page', ''],
    [
      'lorem ipsum',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit,\nsed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
    ],
    ['a sign in a landscape', 'SCENIC VIEW\nPARKING 2 HOURS'],
    [
      'a letter that mentions a passport',
      'Dear Sam,\nI lost my passport on the way to the lake and found it again the next morning.\nSee you soon',
    ],
  ])('%s', (_, text) => {
    expect(classOf(text)).toBeUndefined();
  });
});

const zone = (
  documentCode: string,
  issuingState: string,
  format: MrzReading['format'],
  nationality?: string,
): DocumentCodes => ({
  barcodes: [],
  mrz: {
    format,
    page: 1,
    box: { x1: 0, y1: 0.8, x2: 1, y2: 1 },
    lines: [],
    reading: fraction(1),
    checkDigits: [],
    repairs: [],
    values: {
      documentCode,
      issuingState,
      lastName: undefined,
      firstName: undefined,
      documentNumber: undefined,
      nationality,
      dateOfBirth: undefined,
      dateOfExpiration: undefined,
      sex: undefined,
      optional: [],
    },
  },
});

describe('a machine-readable zone tells class and country', () => {
  test.each([
    ['P', 'D<<', 'TD3', 'identity/passport', 'DEU'],
    ['IP', 'USA', 'TD1', 'identity/passport_card', 'USA'],
    ['C1', 'USA', 'TD1', 'identity/residence_card', 'USA'],
    ['AR', 'AUT', 'TD1', 'identity/residence_card', 'AUT'],
    ['ID', 'FRA', 'french-id', 'identity/national_id', 'FRA'],
  ] as const)('%s of %s', (code, state, format, name, country) => {
    expect(classOf('', zone(code, state, format))).toMatchObject({ name, country });
  });

  test('a visa in the form of a card lets nobody live there', () => {
    expect(classOf('', zone('VB', 'USA', 'TD1', 'MEX'))).toMatchObject({ name: 'identity/passport' });
  });

  test("a state's card for a national of another lets them live there", () => {
    const card = 'INSTITUTO NACIONAL DE MIGRACIÓN\nApellidos\nNombres\nFecha de nacimiento\nSexo';
    expect(classOf(card, zone('I<', 'MEX', 'TD1', 'ARG'))).toMatchObject({ name: 'identity/residence_card' });
    expect(classOf(card, zone('I<', 'MEX', 'TD1', 'MEX'))).toMatchObject({ name: 'identity/national_id' });
  });
});

test('a visa in the form of a card is read as visas are, by its title or its zone', () => {
  expect(
    classOf('UNITED STATES OF AMERICA\nDEPARTMENT OF STATE\nB1/B2 VISA AND BORDER CROSSING CARD\nNationality')
      ?.name,
  ).toBe('identity/passport');
});

test.each([
  ['CREDENCIAL DE PERSONA ADULTA MAYOR\nNombre\nFolio', 'identity/national_id'],
  ['CÉDULA DE IDENTIDADE DE ESTRANGEIRO\nNOME', 'identity/residence_card'],
  [
    'NÚMERO DE LICENCIA\nDONADOR DE ÓRGANOS\nESTA LICENCIA ES PERSONAL E INTRANSFERIBLE',
    'identity/driver_license',
  ],
  ['CREDENCIAL ESTATAL\nNombre\nCURP\nFecha de nacimiento\nVigencia', 'identity/national_id'],
  [
    'HARBOUR COLONY\nSurname\nDOE\nGiven names\nJANE\nCard No: 5512\nDate of birth: 2 Mar 1990\nExpiry: 1 Mar 2030',
    'identity/national_id',
  ],
  [
    'TERRITÓRIO\nNome: Ana Lima\nRegistro: 5512\nData de nascimento\nValidade\nFiliação',
    'identity/national_id',
  ],
  [
    'GEMEENTE\nNaam: Jan Jansen\nDocumentnummer: 5512\nGeboortedatum\nGeldig tot\nNationaliteit',
    'identity/national_id',
  ],
  [
    'TERRITORY\nName: Jane Doe\nNo: 5512\nDate of birth\nExpiry date\nClass: B\nPresident of the board',
    'identity/driver_license',
  ],
  [
    'DIRECCIÓN\nNombre: Ana Lima\nNo. de documento: 5512\nFecha de nacimiento\nVence\nEXTRANJERO',
    'identity/residence_card',
  ],
  [
    'GOBIERNO DEL ESTADO\nLICENCIA PARA CONDUCIR\nNombre\nCURP\nDomicilio\nFecha de nacimiento\nVigencia\nSexo',
    'identity/driver_license',
  ],
])('cards of persons: %j', (text, name) => {
  expect(classOf(text)?.name).toBe(name);
});

test('a form that asks for a name, a CURP and a day of birth is no card', () => {
  const form = Array.from({ length: 60 }, (_, index) => `Pregunta ${index}`).join('\n');
  expect(classOf(`SOLICITUD\nNombre\nCURP\nFecha de nacimiento\nVigencia\n${form}`)?.name).not.toBe(
    'identity/national_id',
  );
});

test.each([
  [
    'a report of a patient',
    'LABORATORY\nName: Jane Doe\nPatient ID: 5512\nDate of birth: 2 Mar 1990\nSex: F\nGlucose 5.1',
  ],
  ['a library card', 'LIBRARY\nName: Jane Doe\nCard No: 5512\nExpires: 1 Mar 2030'],
])('%s is no identity card', (_, text) => {
  expect(classOf(text)?.name ?? '').not.toContain('identity/');
});

test("a veteran's card is an identity card", () => {
  expect(
    classOf('U.S. Department of Veterans Affairs\nVeteran Health Identification Card\nMember ID\nExp Date')
      ?.name,
  ).toBe('identity/national_id');
});

test.each([
  ['DOCUMENTO PERSONAL DE IDENTIFICACIÓN'],
  ['DOCUMENTO ÚNICO DE IDENTIDAD'],
  ['CARNÉ DE IDENTIDAD'],
])('identity cards: "%s"', (title) => {
  expect(classOf(`REPÚBLICA\n${title}\nNombres`)?.name).toBe('identity/national_id');
});

test('who issued it: a state by its heading, a country by its name', () => {
  expect(classOf('MONTANA  DRIVER LICENSE\n4d LIC 123  9 CLASS D')).toMatchObject({
    country: 'USA',
    region: 'MT',
  });
  expect(classOf('GOBIERNO DEL ESTADO DE NUEVO LEÓN\nLICENCIA DE CONDUCIR')).toMatchObject({
    country: 'MEX',
    region: 'NLE',
  });
  expect(classOf('GUANAJUATO\nLICENCIA PARA CONDUCIR\nGOBIERNO DEL ESTADO')).toMatchObject({
    country: 'MEX',
    region: 'GUA',
  });
  expect(classOf('BAJA CALIFORNIA  LICENCIA\nLICENCIA PARA CONDUCIR\nGOBIERNO DEL ESTADO')).toMatchObject({
    country: 'MEX',
    region: 'BCN',
  });
  expect(
    classOf('PERMIS DE CONDUIRE\nQuébec  PERMIS DE CONDUIRE  CANADA\n4d No de permis  L8301'),
  ).toMatchObject({
    country: 'CAN',
    region: 'QC',
  });
  expect(classOf('CARTEIRA NACIONAL DE HABILITAÇÃO\nCAT HAB  B\nGOIÂNIA, GO\nGOIÁS')).toMatchObject({
    country: 'BRA',
    region: 'GO',
  });
  expect(classOf('WASHINGTON, DC  DRIVER LICENSE\n4d LIC 123  9 CLASS D')).toMatchObject({
    country: 'USA',
    region: 'DC',
  });
  expect(classOf('MARYLAND  DRIVER LICENSE\n8 12 D ST\nWASHINGTON, DC 20016')).toMatchObject({
    country: 'USA',
    region: 'MD',
  });
  expect(classOf('ESTADO DE SÃO PAULO\nCARTEIRA DE IDENTIDADE\nREGISTRO GERAL')).toMatchObject({
    country: 'BRA',
    region: 'SP',
  });
  expect(classOf('REPUBBLICA ITALIANA\nCARTA DI IDENTITA\nCARTA D IDENTITA')?.country).toBe('ITA');
});

test("Brazil's states issue its identity cards, whose zone names the country alone", () => {
  const codes = zone('ID', 'BRA', 'TD1');
  expect(
    classOf('REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DO PIAUÍ\nCARTEIRA DE IDENTIDADE', codes),
  ).toMatchObject({
    country: 'BRA',
    region: 'PI',
  });
});

test('any text is classed without fail, and confidence is a probability', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (lines) => {
      const found = classOf(lines.join('\n').replace(/=/gu, ''));
      expect(found === undefined || (found.confidence > 0 && found.confidence <= 1)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
