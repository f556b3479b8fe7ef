import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { findAddressBlocks } from './address-block.js';
import { cellsOf } from './cells.js';

const blocks = (page: string) =>
  findAddressBlocks(printed(page).flatMap((line, index) => cellsOf(line, index))).map(
    ({ above, address }) => [above.map(({ text }) => text), address.map(({ text }) => text)],
  );

test('name, street and town in one column beside another', () => {
  const page = `
Orrin Hardware Co.            JUNE HOLLIS
12 Mill Road                  9 Cedar Court
Suite 4                       Sparks, NV 89431-1200
Dover, DE 19901
`;
  expect(blocks(page)).toEqual([
    [['JUNE HOLLIS'], ['9 Cedar Court', 'Sparks, NV 89431-1200']],
    [['Orrin Hardware Co.'], ['12 Mill Road', 'Suite 4', 'Dover, DE 19901']],
  ]);
});

test('an address on one line, indented under its name', () => {
  expect(blocks('   Tern Airways\n5 Runway Drive, Reno, NV 89502')).toEqual([
    [['Tern Airways'], ['5 Runway Drive, Reno, NV 89502']],
  ]);
});

test('Mexican and Brazilian postal codes', () => {
  expect(blocks('Aceros SA de CV\nAv. Juárez 100\nCol. Centro, 64000 Monterrey, N.L.')).toEqual([
    [['Aceros SA de CV'], ['Av. Juárez 100', 'Col. Centro, 64000 Monterrey, N.L.']],
  ]);
  expect(blocks('Oficina Ltda\nRua das Flores, 50\nCentro, 01310-100 São Paulo, SP')).toEqual([
    [['Oficina Ltda'], ['Rua das Flores, 50', 'Centro, 01310-100 São Paulo, SP']],
  ]);
});

test('a Mexican code that begins its line, before a town with or without its state', () => {
  const lines = ['MARIO SOTO', 'Av. Hidalgo 55 Int. 3', 'Col. Roma', 'CUAUHTEMOC'] as const;
  for (const town of ['06700 CIUDAD DE MEXICO', '06700 Ciudad de México, CDMX'])
    expect(blocks([...lines, town].join('\n'))).toEqual([[['MARIO SOTO'], [...lines.slice(1), town]]]);
  expect(blocks('Some Name\n10234 JUAN PEREZ')).toEqual([]);
});

test('the number of a post office box ends no address', () => {
  const lines = ['CAPITOL MALL 0184', 'POST OFFICE BOX 61840', 'SACRAMENTO CA 95860-1840'];
  expect(blocks(lines.join('\n'))).toEqual([[lines.slice(0, 1), lines.slice(1)]]);
});

test('Canadian postal codes', () => {
  expect(blocks('Heron Fasteners Ltd\n2418 Saddle Rd NW\nEdmonton, AB T6E 2B6')).toEqual([
    [['Heron Fasteners Ltd'], ['2418 Saddle Rd NW', 'Edmonton, AB T6E 2B6']],
  ]);
});

test.each(['Employee ID 10442', 'Código 20475', 'Check No. 22017', 'Phone: 55512-3456', 'Total 12345'])(
  '%s is no address',
  (text) => {
    expect(blocks(`Some Name\n${text}`)).toEqual([]);
  },
);
