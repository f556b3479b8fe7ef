import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('the print of the Mexican tax authority', () => {
  test('kind, code and concept in columns; taxes and other deductions told apart behind the total of both', () => {
    const found = stubValues(
      `
Fecha de pago   Fecha inicial de pago   Fecha final de pago   Días pagados  Salario diario integrado
2026-02-16      2026-02-01              2026-02-15            15.000        $ 301.15

Percepciones
Tipo de percepción                   Clave  Concepto                Importe gravado   Importe exento
Sueldos, Salarios Rayas y Jornales   001    Sueldo                       $ 4,100.00           $ 0.00
Horas extra                          002    Horas extra                    $ 610.25           $ 0.00
Premios por puntualidad              003    Premio por puntualidad         $ 300.00           $ 0.00
                Total percepciones: $ 5,010.25    Total gravado: $ 5,010.25     Total exento: $ 0.00
Deducciones
Tipo de deducción                    Clave  Concepto                                         Importe
ISR                                  101    Impuesto Sobre la Renta                         $ 410.10
Seguridad social                     102    Cuotas obreras IMSS                             $ 150.20
Otros                                105    Préstamo personal                               $ 200.00
Total deducciones: $ 760.30   Total impuestos retenidos: $ 410.10  Total otras deducciones: $ 350.20
                                                                                    Total $ 4,249.95
`,
      'mx',
    );
    expect(found).toMatchObject({
      currentPeriodGrossPay: 5010.25,
      currentPeriodDeductions: 760.3,
      currentPeriodNetPay: 4249.95,
      'earnings[0].description': 'Sueldo',
      'deductions[0].description': 'Impuesto Sobre la Renta',
      'deductions[2].amount': 200,
    });
    expect(found).not.toHaveProperty('currentPeriodTaxes');
  });

  test('a CURP into which a recogniser set a dot; only one whose check digit fits', () => {
    const page = (curp: string) => `
CURP                     Número de seguridad social     Puesto
${curp}      97436967992                    Cajera
`;
    expect(stubValues(page('PESL900412MNLXT.C08'), 'mx')).toMatchObject({
      employeeCURP: 'PESL900412MNLXTC08',
    });
    expect(stubValues(page('PESL900412MNLXT.C03'), 'mx')).not.toHaveProperty('employeeCURP');
  });
});
