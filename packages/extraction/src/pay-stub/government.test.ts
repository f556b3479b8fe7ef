import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('a government pays, not the ministry under it', () => {
  test('a ministry between the government and its tax number', () => {
    const head = `
GOBIERNO DEL ESTADO DE LA SIERRA              COMPROBANTE DE PAGO
SECRETARIA DE ADMINISTRACION Y FINANZAS       FECHA DE PAGO: 31/01/2026
R.F.C. GES850101AB1

NOMBRE                           R.F.C.               C.U.R.P.
ANA LILIA MENDOZA ARELLANO       MEAA750627Q99        MEAA750627MVZLVN01
`;
    expect(stubValues(head, 'mx')).toMatchObject({
      employerName: 'GOBIERNO DEL ESTADO DE LA SIERRA',
      employeeName: 'ANA LILIA MENDOZA ARELLANO',
    });
    // A federation leaves its servants to its ministries.
    expect(stubValues(head.replace('DEL ESTADO DE LA SIERRA', 'DE MEXICO'), 'mx')).toMatchObject({
      employerName: 'SECRETARIA DE ADMINISTRACION Y FINANZAS',
    });
  });

  test('a row of labels of which one is unknown: none of them is the value of another', () => {
    expect(
      stubValues(
        `
GOVERNO DO ESTADO DAS PALMEIRAS
DEMONSTRATIVO DE PAGAMENTO

MASP          NOME                           CPF               MES/ANO
434792-4      RITA CAMPOS MELO               529.982.247-25    09/2025

CARGO               ORGAO                            ENQUADRE      DATA PAGAMENTO
ANALISTA II-C       SECRETARIA DE ESTADO DE SAUDE    EFETIVO       30/09/2025
`,
        'br',
      ),
    ).toMatchObject({
      employerName: 'GOVERNO DO ESTADO DAS PALMEIRAS',
      employeeName: 'RITA CAMPOS MELO',
      payDate: '2025-09-30',
    });
  });

  test('an institute pays, not the office that is named under it', () => {
    const head = `
                    INSTITUTO DE SALUD Y PREVISION DE LA SIERRA
                           DIRECCION DE ADMINISTRACION
                               R.F.C. ISS850101AB1

NOMBRE                           R.F.C.               C.U.R.P.
ANA LILIA MENDOZA ARELLANO       MEAA750627Q99        MEAA750627MVZLVN01
`;
    expect(stubValues(head, 'mx')).toMatchObject({
      employerName: 'INSTITUTO DE SALUD Y PREVISION DE LA SIERRA',
    });
    // What stands above an office and is no institution is nobody's name.
    expect(
      stubValues(head.replace('INSTITUTO DE SALUD Y PREVISION DE LA SIERRA', 'RECIBO DE NOMINA'), 'mx'),
    ).toMatchObject({
      employerName: 'DIRECCION DE ADMINISTRACION',
    });
  });
});
