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
