import { expect, test } from 'vitest';
import { mendedText } from '../testing/mended-text.js';
import { mendLetters } from './mend-letters.js';

const mended = (text: string, reading?: number): string => mendedText(mendLetters, text, reading);

test.each([
  ['08AG024 RETIRO CAJER0 1107', '08AGO24 RETIRO CAJERO 1107'],
  ['06-0CT-2024 SALD0: 10', '06-OCT-2024 SALDO: 10'],
  ['06112023 PAGO 40020722', '06/11/2023 PAGO 40020722'],
  ['ROCiO RENTERiA Comisi6n L.S.R. 1.M.S.S.', 'ROCÍO RENTERÍA Comisión I.S.R. I.M.S.S.'],
  ['Traspas0 a cuenta maestr0 Ref0 Abc10 A0', 'Traspaso a cuenta maestro Ref0 Abc10 A0'],
  ['Ana Lamb,14 Elm Col.Americana 1,234.56', 'Ana Lamb, 14 Elm Col. Americana 1,234.56'],
  [
    'ORMR671005M0CRRL02 G0MZLS85042309M8OO OSEI9O05093RF9E5',
    'ORMR671005MOCRRL02 GOMZLS85042309M800 OSEI9005093RF9ES',
  ],
  [
    'ORMR671005M0CRRL0 ORMR6710X5M0CRRL02 DD12373632587762',
    'ORMR671005M0CRRL0 ORMR6710X5M0CRRL02 DD12373632587762',
  ],
  ['Transferencia SPEl enviada lVA NASHVIlLE', 'Transferencia SPEI enviada IVA NASHVIlLE'],
  ['Salem, R 97301', 'Salem, OR 97301'],
  ['12 Elm Street, Salem. OR 97301 Salem. WA 97301', '12 Elm Street, Salem, OR 97301 Salem. WA 97301'],
  ['TINTAS ARCO-iRIS LTDA', 'TINTAS ARCO-ÍRIS LTDA'],
  ['Salem, WA 97301 Reno, 1 97301 Box R 97301', 'Salem, WA 97301 Reno, 1 97301 Box R 97301'],
  ['Dayton, \u00d6H 45409 Dayton \u00d6H 45409', 'Dayton, OH 45409 Dayton \u00d6H 45409'],
  ['C.P.11550 CASA &SONS AT &T', 'C.P. 11550 CASA & SONS AT &T'],
  ['Col. Centro, C.P. 5000o, Toluca 5000o', 'Col. Centro, C.P. 50000, Toluca 5000o'],
  ['1OO MAIN STREET 2O1, 4TH O1 5O2B', '100 MAIN STREET 201, 4TH O1 5O2B'],
  ['33112023 PAGO B0 A100', '33112023 PAGO B0 A100'],
])('%s', (recognized, expected) => {
  expect(mended(recognized)).toBe(expected);
});

test('what a text layer says stays as it is', () => {
  expect(mended('08AG024 SALD0 06112023', 1)).toBe('08AG024 SALD0 06112023');
});
