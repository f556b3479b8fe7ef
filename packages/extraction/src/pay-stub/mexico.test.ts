import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('recibos de nomina', () => {
  test('percepciones and deducciones side by side; ISR is a deduction where the receipt says so', () => {
    const found = stubValues(
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
    const found = stubValues(
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
    const found = stubValues(
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
    const found = stubValues(
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

  test('deductions hold ISR though the receipt sets it apart again below; the fiscal regime is nobody, the number before the name is of the staff', () => {
    const found = stubValues(
      `
Hotelera del Norte SA de CV                                      Recibo de nómina
RFC: HNO010604BV2
Régimen fiscal: 601 - General de Ley Personas Morales
Av. Revolución 1840 Int. 302 Col. Nápoles, 03810 Benito Juárez, CDMX
9083    ANA LILIA HERNÁNDEZ SALGADO
RFC: HESA8212164K5
CURP: HESA821216MOCLVN01
            Percepciones                                        Deducciones
No.   Concepto                     Total         No.   Concepto                     Total
1     Sueldo                    3,694.74         45    I.S.R. (mes)                115.49
2     Horas extras                287.78         52    I.M.S.S.                     83.63
                                                 66    Préstamo Infonavit          115.49
                                                 73    Préstamo empresa            163.28
Total Percepciones              3,982.52         Total Deducciones                 477.89
                                                 Subtotal                        3,982.52
                                                 Descuentos                        362.40
                                                 Retenciones                       115.49
                                                 Neto del recibo                 3,504.63`,
      'mx',
    );
    expect(found).toMatchObject({
      employeeName: 'ANA LILIA HERNÁNDEZ SALGADO',
      currentPeriodDeductions: 477.89,
      currentPeriodNetPay: 3504.63,
      'deductions[0].description': 'I.S.R. (mes)',
      'deductions[2].description': 'Préstamo Infonavit',
    });
    expect(found).not.toHaveProperty('currentPeriodTaxes');
  });

  test("a name over the labels of the person's numbers; an earning that is called gross", () => {
    const found = stubValues(
      `
Clinica Dental Sonrisas, S.C.                        Recibo de nomina
RFC: VSJ020626SB4                                    Lugar de expedicion: 06760

ANA CECILIA LEAL MONTEMAYOR                Periodo de pago   16/06/2025 - 30/06/2025
RFC                   LEMA6907144KA        Fecha de pago                  04/07/2025
NSS                     67203799639        Dias pagados                       15.000
Numero de empleado           340247        Periodicidad               04 - Quincenal
CURP             LEMA690714MGTLVN08
Registro patronal          Y6428137104
Salario diario                 $189.29
SDI                            $198.62

CPTO.   PERCEPCIONES              IMPORTE     CPTO.   DEDUCCIONES             IMPORTE
07      SUELDO BASE              4,798.92     01      IMPUESTO SOBRE LA RENTA  519.95
42      ASIGNACION BRUTA           249.18     02      SERVICIO MEDICO          257.45
        TOTAL PERCEPCIONES       5,048.10             TOTAL DEDUCCIONES        777.40
        LIQUIDO A COBRAR         4,270.70
`,
      'mx',
    );
    expect(found).toMatchObject({
      employeeName: 'ANA CECILIA LEAL MONTEMAYOR',
      currentPeriodGrossPay: 5048.1,
      'earnings[1].description': 'ASIGNACION BRUTA',
      'earnings[1].amount': 249.18,
    });
  });

  test.each(['     ', ' '])('a name behind the number of the staff, with a gap of "%s"', (gap) => {
    const found = stubValues(
      `
                         Empacadora La Huasteca, S.A. de C.V.
                         RECIBO DE NOMINA
Empleado:     7284${gap}HUGO ARMANDO CEVALLOS MORA         Periodo:         Semanal 14
R.F.C.:       CEMH8303274K6                               Fecha de Pago:   10/04/2024
C.U.R.P.:     CEMH830327HVZRRL01
Puesto:       ALMACENISTA A
`,
      'mx',
    );
    expect(found).toMatchObject({ employeeName: 'HUGO ARMANDO CEVALLOS MORA' });
  });
});
