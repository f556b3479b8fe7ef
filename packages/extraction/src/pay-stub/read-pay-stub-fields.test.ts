import type { DocumentText, Homography } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { FieldInput } from '../fields/types.js';
import { printed } from '../testing/printed.js';
import { readPayStubFields } from './read-pay-stub-fields.js';

function textOf(page: string, upright?: Homography): DocumentText {
  return { pages: [{ page: 1, source: 'text', lines: printed(page), aspect: 0.77, upright }], pagesUnread: 0 };
}

const read = (page: string, country: FieldInput['country'], upright?: Homography) =>
  readPayStubFields({ text: textOf(page, upright), codes: { barcodes: [], mrz: undefined }, documentClass: undefined, country });

/** Plain values by name. */
const values = (page: string, country: FieldInput['country'] = 'us'): Record<string, string | number> =>
  Object.fromEntries(read(page, country).map(({ name, value }) => [name, value]));

describe('what a narrow column breaks goes on below', () => {
  test('the year of a date, behind its month or behind what joins the two', () => {
    const found = values(
      `
Recibo de pago   Periodo: 16 de octubre de 2023 al 31 de octubre     Fecha de pago: 31 de octubre de
                 de 2023                                             2023
`,
      'mx',
    );
    expect(found).toMatchObject({ payPeriodStartDate: '2023-10-16', payPeriodEndDate: '2023-10-31', payDate: '2023-10-31' });
  });

  test('the name of a line that ends in a mark, though the next word would have had room', () => {
    const found = values(`
Taxes                       Current       YTD
Federal Withholding          100.00    200.00
OH -                          20.00     40.00
Withholding
Total Taxes                  120.00    240.00
NET PAY                      880.00  1,760.00
`);
    expect(found['taxes[1].description']).toBe('OH - Withholding');
  });
});

test('words set far apart are one name where columns stand much further apart', () => {
  const found = values(
    `
Evento                                  Proventos                    Descontos

Salário   base  mensal                   5.147,90
Adicional   noturno                        454,85
Desconto  do   INSS                                                    462,28
Total  de  proventos                     5.602,75
Total  de  descontos                                                   462,28
`,
    'br',
  );
  expect(found).toMatchObject({
    'earnings[0].description': 'Salário base mensal',
    'earnings[1].description': 'Adicional noturno',
    'deductions[0].description': 'Desconto do INSS',
  });
});

describe('pay stubs of the United States', () => {
  test('three blocks side by side, totals in a bar across the page', () => {
    const found = values(`
HARBOR MILLS INC                                                     EARNINGS STATEMENT
40 Wharf Street
Salem, MA 01970

Employee                 Employee ID        Pay Period                      Pay Date
Nora Quist               10442              01/05/2026 - 01/18/2026         01/23/2026
7 Birch Lane, Lynn, MA 01902

Earnings   Hours   Rate   Current      YTD   Taxes             Current      YTD   Deductions  Current    YTD
Regular    80.00  30.00  2,400.00  4,800.00  Federal Income     288.00   576.00   401(k)       120.00  240.00
Overtime    4.00  45.00    180.00    180.00  Social Security    159.96   308.76   Dental        12.50   25.00
                                             Medicare            37.41    72.21

              Gross Pay            Taxes             Deductions           Net Pay
Current        2,580.00           485.37                 132.50          1,962.13
YTD            4,980.00           956.97                 265.00          3,758.03
`);
    expect(found).toMatchObject({
      employerName: 'HARBOR MILLS INC',
      employerAddress: '40 Wharf Street Salem, MA 01970',
      employeeName: 'Nora Quist',
      employeeAddress: '7 Birch Lane, Lynn, MA 01902',
      payPeriodStartDate: '2026-01-05',
      payPeriodEndDate: '2026-01-18',
      payDate: '2026-01-23',
      currentPeriodGrossPay: 2580,
      yearToDateGrossPay: 4980,
      currentPeriodTaxes: 485.37,
      yearToDateTaxes: 956.97,
      currentPeriodDeductions: 132.5,
      yearToDateDeductions: 265,
      currentPeriodNetPay: 1962.13,
      yearToDateNetPay: 3758.03,
      'earnings[1].description': 'Overtime',
      'earnings[1].hours': 4,
      'earnings[1].rate': 45,
      'earnings[1].amount': 180,
      'taxes[2].description': 'Medicare',
      'taxes[2].yearToDateAmount': 72.21,
      'deductions[0].description': '401(k)',
      'deductions[1].amount': 12.5,
    });
  });

  test('sections one below the other, each with a total of its own, the year left of the period', () => {
    const found = values(`
Pay Stub
Company: Fern & Vale Nursery LLC
Employee Name: Ivo Marsh        SSN: XXX-XX-4410
Check Date: March 6, 2026       Pay Period: Feb 16 - Mar 1, 2026

EARNINGS                    Year to Date     This Period
Salary                         10,000.00        2,000.00
Bonus                             500.00          500.00
Total                          10,500.00        2,500.00

TAXES                       Year to Date     This Period
FIT                             1,150.00          275.00
OASDI                             651.00          155.00
Total                           1,801.00          430.00

OTHER DEDUCTIONS            Year to Date     This Period
Health                            400.00          100.00
Total                             400.00          100.00

NET PAY                         8,299.00        1,970.00
`);
    expect(found).toMatchObject({
      employerName: 'Fern & Vale Nursery LLC',
      employeeName: 'Ivo Marsh',
      employeeSSN: 'XXX-XX-4410',
      payDate: '2026-03-06',
      payPeriodStartDate: '2026-02-16',
      payPeriodEndDate: '2026-03-01',
      currentPeriodGrossPay: 2500,
      yearToDateGrossPay: 10500,
      currentPeriodTaxes: 430,
      yearToDateTaxes: 1801,
      currentPeriodDeductions: 100,
      yearToDateDeductions: 400,
      currentPeriodNetPay: 1970,
      yearToDateNetPay: 8299,
      'taxes[1].description': 'OASDI',
      'taxes[1].amount': 155,
    });
  });

  test('taxes among deductions are told by their names; the printed total keeps its meaning', () => {
    const found = values(`
Orrin Hardware Co.                                        Check No. 2201
12 Mill Road
Dover, DE 19901

Employee: Lena Abbot          Period Ending: 02/14/2026      Pay Date: 02/20/2026

Description            Hours      Rate      Amount
Earnings
Regular                40.00     20.00      800.00
Gross Pay                                   800.00
Deductions
Federal Withholding                          60.00
FICA                                         61.20
Union Dues                                   15.00
Total Deductions                            136.20
Net Pay                                     663.80
`);
    expect(found).toMatchObject({
      employerAddress: '12 Mill Road Dover, DE 19901',
      employeeName: 'Lena Abbot',
      payPeriodEndDate: '2026-02-14',
      payDate: '2026-02-20',
      currentPeriodGrossPay: 800,
      currentPeriodTaxes: 121.2,
      currentPeriodDeductions: 136.2,
      currentPeriodNetPay: 663.8,
      'taxes[0].description': 'Federal Withholding',
      'deductions[0].description': 'Union Dues',
      'deductions[0].amount': 15,
    });
    expect(found).not.toHaveProperty('payPeriodStartDate');
    expect(found).not.toHaveProperty('yearToDateGrossPay');
  });

  test('no totals of taxes and deductions, amounts printed as negative, net pay on a cheque below', () => {
    const found = values(`
Earnings      rate    hours    this period   year to date
Regular      10.00    32.00         320.00      16,640.00
Holiday      10.00     8.00          80.00       4,160.00
              Gross Pay           $ 400.00      20,800.00

Deductions    Statutory
              Federal Income Tax    -40.60       2,111.20
              Medicare Tax           -6.56         341.12
              Other
              401(k)                -28.85*      1,500.20
              Net Pay             $ 323.99

Payroll check number: 00231
Pay to the order of: JUNE HOLLIS
This amount: THREE HUNDRED TWENTY-THREE AND 99/100 DOLLARS      $***323.99
`);
    expect(found).toMatchObject({
      employeeName: 'JUNE HOLLIS',
      currentPeriodGrossPay: 400,
      yearToDateGrossPay: 20800,
      currentPeriodTaxes: 47.16,
      currentPeriodDeductions: 28.85,
      currentPeriodNetPay: 323.99,
      'taxes[0].amount': 40.6,
      'deductions[0].amount': 28.85,
      'deductions[0].yearToDateAmount': 1500.2,
    });
  });

  test('labels left of figures, deductions before and after tax added up, what the employer pays left out', () => {
    const found = values(`
Company                       Employee
Tern Airways                  Otis Vane
5 Runway Drive                9 Cedar Court
Reno, NV 89502                Sparks, NV 89431

Pay period: Feb 1, 2026 - Feb 14, 2026 Pay Day: Feb 20, 2026

Employee Taxes Withheld       Current        YTD     Employer Taxes        Current       YTD
Federal Income Tax            $210.00    $840.00     Social Security       $124.00   $496.00
Social Security               $124.00    $496.00     FUTA                    $0.00    $42.00

Employee Deductions
Description            Type                          Current        YTD
Vision Plan            Vision                          $4.00     $16.00
Roth                   Retirement                     $50.00    $200.00

Employer Contributions
Vision Plan            Vision                         $10.00     $40.00

Summary                                              Current        YTD
Gross Earnings                                     $2,000.00  $8,000.00
Pre-Tax Deductions                                     $4.00     $16.00
Taxes                                                $334.00  $1,336.00
Post-Tax Deductions                                   $50.00    $200.00
Net Pay                                            $1,612.00  $6,448.00
`);
    expect(found).toMatchObject({
      employerName: 'Tern Airways',
      employerAddress: '5 Runway Drive Reno, NV 89502',
      employeeName: 'Otis Vane',
      employeeAddress: '9 Cedar Court Sparks, NV 89431',
      payPeriodStartDate: '2026-02-01',
      payPeriodEndDate: '2026-02-14',
      payDate: '2026-02-20',
      currentPeriodTaxes: 334,
      currentPeriodDeductions: 54,
      yearToDateDeductions: 216,
      currentPeriodNetPay: 1612,
      'deductions[1].description': 'Roth',
    });
    expect(found).not.toHaveProperty('deductions[2].description');
    expect(found).not.toHaveProperty('taxes[2].description');
  });

  test('of two figures called net pay the one that follows from the others is taken', () => {
    const found = values(`
Gross Pay            1,000.00
Total Taxes            150.00
Total Deductions        50.00
Net Pay                800.00
Net Pay (estimated)
Net Pay                790.00
`);
    expect(found).toMatchObject({ currentPeriodNetPay: 800 });
  });

  test('a cheque with the address below, totals headed by abbreviations', () => {
    const found = values(`
                         PAYROLL CHECK STUB
EMPLOYEE NAME         EMPLOYEE NO.   SOC SEC NO     PERIOD BEG   PERIOD END   CHECK DATE   CHECK NO
MARLOW, DENISE K      00231          XXX-XX-1199    01/01/26     01/15/26     01/20/26     55012

 HOURS AND EARNINGS                                    TAXES AND DEDUCTIONS
 DESCRIPTION    RATE   HOURS  AMOUNT      YTD          DESCRIPTION         AMOUNT        YTD
 REGULAR       22.00   80.00  1760.00   1760.00        FED WITHHOLDING     150.00     150.00
 VACATION      22.00    8.00   176.00    176.00        FICA                120.03     120.03
                                                       MEDICARE             28.07      28.07
                                                       HEALTH INS           45.00      45.00
 TOTALS                       1936.00   1936.00        TOTALS              343.10     343.10

   CURRENT GROSS    CURRENT TAXES    CURRENT DED     NET PAY       YTD GROSS     YTD TAXES    YTD NET
      1936.00          298.10           45.00        1592.90        1936.00       298.10      1592.90
-------------------------------------------------------------------------------
Quill River Paper Company                                            No. 55012
88 Canal Street, Lowell, MA 01852                                    January 20, 2026

Pay  One Thousand Five Hundred Ninety-Two and 90/100          $ **1,592.90
To the
Order of   DENISE K MARLOW
           14 Hazel Lane
           Lowell, MA 01854
`);
    expect(found).toMatchObject({
      employeeName: 'MARLOW, DENISE K',
      employeeAddress: '14 Hazel Lane Lowell, MA 01854',
      employerName: 'Quill River Paper Company',
      payPeriodStartDate: '2026-01-01',
      payPeriodEndDate: '2026-01-15',
      payDate: '2026-01-20',
      currentPeriodTaxes: 298.1,
      currentPeriodDeductions: 45,
      currentPeriodNetPay: 1592.9,
      yearToDateNetPay: 1592.9,
    });
    expect(found).not.toHaveProperty('earnings[2].description');
  });

  test('hours and earnings under headings of two lines, three blocks of deductions, the last of them paid by the employer', () => {
    const found = values(`
Lantern Bay Hotel Group, Inc.
Earnings Statement          Advice Number 000778

Emp: Callum Reyes           Pay Begin Date: 02/02/2026    Pay End Date: 02/15/2026    Check Date: 02/20/2026
     77 Sandpiper Rd        Business Unit: LBH01
     Astoria, OR 97103      Pay Group: BW

HOURS AND EARNINGS                                             TAXES
               ------ Current ------      ------ YTD ------
Description    Rate   Hours  Earnings     Hours   Earnings     Description          Current        YTD
Regular       24.00   80.00  1,920.00    320.00   7,680.00     Fed Withholdng        180.00     720.00
Overtime      36.00    5.00    180.00     12.00     432.00     Fed OASDI/EE          130.20     502.94
                                                               OR Withholdng         120.00     480.00
TOTAL:                85.00  2,100.00    332.00   8,112.00     TOTAL:                430.20   1,702.94

BEFORE-TAX DEDUCTIONS            AFTER-TAX DEDUCTIONS             EMPLOYER PAID BENEFITS
Description   Current     YTD    Description    Current    YTD    Description     Current      YTD
Medical         60.00  240.00    Parking          10.00  40.00    Medical          200.00   800.00
TOTAL:          60.00  240.00    TOTAL:           10.00  40.00    TOTAL:           200.00   800.00

            TOTAL GROSS    FED TAXABLE GROSS    TOTAL TAXES    TOTAL DEDUCTIONS    NET PAY
Current        2,100.00             2,040.00         430.20               70.00   1,599.80
YTD            8,112.00             7,872.00       1,702.94              280.00   6,129.06
`);
    expect(found).toMatchObject({
      employerName: 'Lantern Bay Hotel Group, Inc.',
      employeeName: 'Callum Reyes',
      employeeAddress: '77 Sandpiper Rd Astoria, OR 97103',
      payPeriodStartDate: '2026-02-02',
      payPeriodEndDate: '2026-02-15',
      currentPeriodGrossPay: 2100,
      currentPeriodTaxes: 430.2,
      currentPeriodDeductions: 70,
      yearToDateDeductions: 280,
      yearToDateNetPay: 6129.06,
      'earnings[0].hours': 80,
      'earnings[0].amount': 1920,
      'earnings[1].yearToDateAmount': 432,
      'taxes[0].description': 'Fed Withholdng',
      'deductions[1].description': 'Parking',
    });
    expect(found).not.toHaveProperty('deductions[2].description');
  });

  test('total left of its parts, the year left of the period', () => {
    const found = values(`
Employer: Blue Fern Cafe LLC            Pay Date: 02/06/2026
          31 Orchard Ave
          Boise, ID 83702
Employee: Theo Lamb                     Pay Period: 01/19/2026 through 02/01/2026
          7 Pine Street
          Boise, ID 83704

                     YTD Amount    Hours    Rate    Current Amount
Gross Earnings         3,456.00                           1,152.00
   Hourly              3,456.00    64.00   18.00          1,152.00
Taxes                    518.40                             172.80
   Federal               300.00                             100.00
   State                 218.40                              72.80
Deductions               150.00                              50.00
   Medical               150.00                              50.00
Net Pay                2,787.60                             929.20
`);
    expect(found).toMatchObject({
      employerAddress: '31 Orchard Ave Boise, ID 83702',
      employeeAddress: '7 Pine Street Boise, ID 83704',
      currentPeriodGrossPay: 1152,
      yearToDateGrossPay: 3456,
      currentPeriodTaxes: 172.8,
      yearToDateDeductions: 150,
      currentPeriodNetPay: 929.2,
    });
  });
});

describe('recibos de nomina', () => {
  test('percepciones and deducciones side by side; ISR is a deduction where the receipt says so', () => {
    const found = values(
      `
Aceros del Norte, S.A. de C.V.                         Recibo de Nómina
RFC: ANO901231AB1                                      Fecha de pago: 15/02/2026
Av. Juárez 100
Col. Centro, 64000 Monterrey, N.L.
Nombre: LUCÍA PEÑA SOTO        RFC: PESL900412AB3      CURP: PESL900412MNLXTC09
NSS: 43907012345               Periodo: 01/02/2026 al 15/02/2026

Percepciones                                     Deducciones
Clave  Concepto                 Importe          Clave  Concepto                Importe
001    Sueldo                  7,500.00          002    ISR                      812.40
019    Horas extra               640.00          001    IMSS                     201.10

Total percepciones             8,140.00          Total deducciones             1,013.50
                                                 Neto a pagar                  7,126.50
`,
      'mx',
    );
    expect(found).toMatchObject({
      employerName: 'Aceros del Norte, S.A. de C.V.',
      employerAddress: 'Av. Juárez 100 Col. Centro, 64000 Monterrey, N.L.',
      employerRFC: 'ANO901231AB1',
      employeeName: 'LUCÍA PEÑA SOTO',
      employeeRFC: 'PESL900412AB3',
      employeeCURP: 'PESL900412MNLXTC09',
      employeeNSS: '43907012345',
      payDate: '2026-02-15',
      payPeriodStartDate: '2026-02-01',
      payPeriodEndDate: '2026-02-15',
      currentPeriodGrossPay: 8140,
      currentPeriodDeductions: 1013.5,
      currentPeriodNetPay: 7126.5,
      'earnings[0].description': 'Sueldo',
      'earnings[1].amount': 640,
      'deductions[0].description': 'ISR',
      'deductions[1].amount': 201.1,
    });
    expect(found).not.toHaveProperty('currentPeriodTaxes');
  });

  test('sections one below the other with the year beside, dates in words, the month written out', () => {
    const found = values(
      `
RECIBO DE PAGO
Patrón: Panadería La Espiga
Trabajador: Tomás Ruiz Vera
Periodo del 16 al 31 de enero de 2026
Fecha de pago: 30 de enero de 2026

PERCEPCIONES                     Importe       Acumulado
P001 Sueldo                     4,000.00        8,000.00
P005 Bono                         300.00          300.00
Total de percepciones           4,300.00        8,300.00

DEDUCCIONES                      Importe       Acumulado
D002 ISR                          350.00          690.00
Total de deducciones              350.00          690.00

NETO PAGADO                     3,950.00        7,610.00
`,
      'mx',
    );
    expect(found).toMatchObject({
      employerName: 'Panadería La Espiga',
      employeeName: 'Tomás Ruiz Vera',
      payDate: '2026-01-30',
      payPeriodStartDate: '2026-01-16',
      payPeriodEndDate: '2026-01-31',
      currentPeriodGrossPay: 4300,
      yearToDateGrossPay: 8300,
      yearToDateDeductions: 690,
      currentPeriodNetPay: 3950,
      yearToDateNetPay: 7610,
      'deductions[0].amount': 350,
    });
  });

  test('CFDI labels: fecha inicial and final', () => {
    const found = values(
      `
Emisor: Servicios Delta SA de CV
Receptor: ANA MEZA LARA
Fecha inicial de pago: 2026-03-01      Fecha final de pago: 2026-03-15
Fecha de pago: 2026-03-14
Total percepciones    5,000.00
Total deducciones       700.00
Total neto            4,300.00
`,
      'mx',
    );
    expect(found).toMatchObject({
      employeeName: 'ANA MEZA LARA',
      payPeriodStartDate: '2026-03-01',
      payPeriodEndDate: '2026-03-15',
      payDate: '2026-03-14',
      currentPeriodNetPay: 4300,
    });
  });

  test('one table with a column of percepciones and one of deducciones', () => {
    const found = values(
      `
RECIBO DE NÓMINA                                Periodo de pago: Quincena 3, del 01 al 15 de febrero de 2026
Grupo Constructor Sierra Alta, S. de R.L. de C.V.
R.F.C. GCS080808QW3
Calle Roble No. 22, Col. Bosques, Toluca, Estado de México, C.P. 50100

Trabajador:   ROSALÍA MEDINA CRUZ        No. 774      Fecha de pago:  15-feb-2026
R.F.C.: MECR880101AB1   C.U.R.P.: MECR880101MMCDRS02   No. Seguridad Social: 12-34-56-7890-1

Concepto                        Percepciones    Deducciones
Sueldo quincenal                    6,500.00
Vales de despensa                     500.00
I.S.R.                                              610.25
I.M.S.S.                                            170.75
Sumas                               7,000.00        781.00
Neto a recibir                      6,219.00
`,
      'mx',
    );
    expect(found).toMatchObject({
      employerName: 'Grupo Constructor Sierra Alta, S. de R.L. de C.V.',
      employerAddress: 'Calle Roble No. 22, Col. Bosques, Toluca, Estado de México, C.P. 50100',
      employeeName: 'ROSALÍA MEDINA CRUZ',
      employeeNSS: '12-34-56-7890-1',
      payDate: '2026-02-15',
      payPeriodStartDate: '2026-02-01',
      payPeriodEndDate: '2026-02-15',
      currentPeriodGrossPay: 7000,
      currentPeriodDeductions: 781,
      currentPeriodNetPay: 6219,
      'deductions[1].description': 'I.M.S.S.',
    });
  });
});

describe('holerites', () => {
  test('one table with a column of earnings and one of deductions, totals below their labels', () => {
    const found = values(
      `
Oficina Bela Vista Ltda                                   Recibo de Pagamento de Salário
CNPJ: 12.345.678/0001-95                                  Março de 2026
Rua das Flores, 50 - Centro, 01310-100 São Paulo, SP

Código   Nome do Funcionário                CBO       Departamento
15       JOSÉ ALVES DA SILVA                5142      Produção

Cód.   Descrição                  Referência       Vencimentos       Descontos
8781   DIAS NORMAIS                    30,00          3.300,00
150    HORAS EXTRAS 50%                10,00            225,00
998    INSS                             9,00                            297,00
999    IRRF                                                              45,10

                                             Total de Vencimentos    Total de Descontos
                                                         3.525,00                342,10
                                             Valor Líquido                     3.182,90

Salário Base    Sal. Contr. INSS    Base Cálc. FGTS    FGTS do Mês    Base Cálc. IRRF
    3.300,00            3.525,00           3.525,00         282,00           3.228,00
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Oficina Bela Vista Ltda',
      employerCNPJ: '12.345.678/0001-95',
      employeeName: 'JOSÉ ALVES DA SILVA',
      currentPeriodGrossPay: 3525,
      currentPeriodDeductions: 342.1,
      currentPeriodNetPay: 3182.9,
      'earnings[0].description': 'DIAS NORMAIS',
      'earnings[0].amount': 3300,
      'earnings[1].description': 'HORAS EXTRAS 50%',
      'deductions[0].description': 'INSS',
      'deductions[0].amount': 297,
      'deductions[1].amount': 45.1,
    });
    expect(found).not.toHaveProperty('deductions[2].description');
  });

  test('proventos and descontos side by side, totals in one line', () => {
    const found = values(
      `
CONTRACHEQUE
Empregador: Escola Caminho Novo EIRELI          Competência: 02/2026
Funcionário: Rita Campos Melo                   CPF: 529.982.247-25
Data de pagamento: 05/03/2026

Proventos                       Valor           Descontos                     Valor
Salário                      2.800,00           INSS                         238,00
Adicional noturno              120,50           Vale transporte              168,00

Total de proventos: 2.920,50     Total de descontos: 406,00     Líquido a receber: 2.514,50
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Escola Caminho Novo EIRELI',
      employeeName: 'Rita Campos Melo',
      employeeCPF: '529.982.247-25',
      payDate: '2026-03-05',
      payPeriodStartDate: '2026-02-01',
      payPeriodEndDate: '2026-02-28',
      currentPeriodGrossPay: 2920.5,
      currentPeriodDeductions: 406,
      currentPeriodNetPay: 2514.5,
      'earnings[1].description': 'Adicional noturno',
      'deductions[1].amount': 168,
    });
  });

  test('totals row of the table itself', () => {
    const found = values(
      `
Empresa: Mercado Sol ME         Período: 01/01/2026 a 31/01/2026
Nome: Caio Prates Lima

Descrição              Ref.      Vencimentos      Descontos
Salário                30           2.000,00
INSS                    8                            160,00
Totais                              2.000,00         160,00
Líquido                                            1.840,00
`,
      'br',
    );
    expect(found).toMatchObject({
      employeeName: 'Caio Prates Lima',
      payPeriodStartDate: '2026-01-01',
      currentPeriodGrossPay: 2000,
      currentPeriodDeductions: 160,
      currentPeriodNetPay: 1840,
    });
  });

  test('leaders between labels and figures, the month in the title', () => {
    const found = values(
      `
HOLERITE - MARÇO/2026
Transportadora Vento Sul Ltda - CNPJ 45.678.901/0001-23
Av. das Nações, 1500 - Curitiba/PR

Nome: ANTÔNIO CARLOS PEREIRA            Função: Motorista
CPF: 123.456.789-09     PIS: 120.12345.67-8     Admissão: 10/05/2019

VENCIMENTOS                                     DESCONTOS
Salário base ............. R$ 3.100,00          INSS ..................... R$ 279,00
Horas extras ............. R$   250,00          IRRF ..................... R$  38,40
Total .................... R$ 3.350,00          Total .................... R$ 317,40

LÍQUIDO A RECEBER: R$ 3.032,60
Pago em 06/04/2026
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Transportadora Vento Sul Ltda',
      employerAddress: 'Av. das Nações, 1500 - Curitiba/PR',
      employeeName: 'ANTÔNIO CARLOS PEREIRA',
      payDate: '2026-04-06',
      payPeriodStartDate: '2026-03-01',
      payPeriodEndDate: '2026-03-31',
      currentPeriodGrossPay: 3350,
      currentPeriodDeductions: 317.4,
      currentPeriodNetPay: 3032.6,
      'earnings[0].description': 'Salário base',
      'deductions[1].amount': 38.4,
    });
  });
});

test('a page that is no pay stub gives no totals', () => {
  expect(values('Dear tenant,\nthe heating will be read on Monday.\nYours, the office')).toEqual({});
});

test('figures that do not add up are less sure than figures that do', () => {
  const page = (net: string) => `Gross Pay  1,000.00\nTotal Taxes  150.00\nTotal Deductions  50.00\nNet Pay  ${net}`;
  const sure = (net: string) => read(page(net), 'us').find(({ name }) => name === 'currentPeriodNetPay')?.confidence ?? 0;
  expect(sure('800.00')).toBeGreaterThan(sure('810.00'));
});

test('headings of hours and rate set over one column do not take the totals away', () => {
  const found = values(`
Earnings                    Amount
                             Hours
                              Rate
Regular                   1,000.00
Gross pay                 1,000.00

Deductions
Medicare                     14.50
Total deductions             14.50

NET PAY                     985.50
`);
  expect(found).toMatchObject({
    currentPeriodGrossPay: 1000,
    currentPeriodTaxes: 14.5,
    currentPeriodDeductions: 14.5,
    currentPeriodNetPay: 985.5,
    'taxes[0].amount': 14.5,
  });
});

test('an endless table gives a bounded number of lines', () => {
  const page = `Earnings   Current   YTD\n${'Regular   10.00   20.00\n'.repeat(2_000)}`;
  const lines = read(page, 'us').filter(({ name }) => name.endsWith('.description'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(100);
});

test('boxes lie on the page as displayed', () => {
  const upsideDown: Homography = [-1, 0, 1, 0, -1, 1, 0, 0, 1];
  const box = (upright?: Homography) =>
    read('\nNet Pay   800.00\nGross Pay   900.00', 'us', upright).find(({ name }) => name.endsWith('NetPay'))?.box;
  const straight = box();
  expect(box(upsideDown)?.x1).toBeCloseTo(1 - (straight?.x2 ?? 0), 9);
  expect(box(upsideDown)?.y2).toBeCloseTo(1 - (straight?.y1 ?? 0), 9);
});
