import { describe, expect, test } from 'vitest';
import { drawWith } from '../../../../identifiers/src/testing/draw.js';
import { VALID_NUMBERS, type ValidKind } from '../../../../identifiers/src/testing/valid-numbers.js';
import { labeledValues } from '../labeled-values/labeled-values.js';
import type { Field } from '../labeled-values/labels.js';
import { lineOf, type TextLine } from '../printed-text/text-lines.js';
import { CHECKERS } from './checkers.js';

const COUNT = 10_000;
/** Labels of one page that are read. */
const LINES_PER_PAGE = 500;

/**
 * Every field that the check judges, with labels that documents give it and the numbers that belong under
 * them.
 */
const PRINTED: readonly (readonly [field: Field, label: string, kind: ValidKind])[] = [
  ['iban', 'IBAN:', 'IBAN'],
  ['routing-number', 'Routing number', 'routing number'],
  ['routing-number', 'ABA No.', 'routing number'],
  ['card-number', 'Card number:', 'card'],
  ['clabe', 'CLABE interbancaria', 'CLABE'],
  ['rfc', 'RFC:', 'RFC of a person'],
  ['rfc', 'R.F.C.', 'RFC of a company'],
  ['curp', 'CURP', 'CURP'],
  ['nss', 'Número de seguridad social:', 'NSS'],
  ['cpf', 'CPF:', 'CPF'],
  ['cnpj', 'CNPJ/MF', 'CNPJ'],
  ['cnpj', 'CNPJ:', 'CNPJ with letters'],
  ['boleto', 'Linha digitável', 'boleto'],
];

/** Words of one height side by side, as a text layer gives them. */
function printedLine(text: string, row: number): TextLine {
  let x1 = 0.05;
  const words = text.split(' ').map((word) => {
    const box = { x1, y1: row / 1000, x2: x1 + word.length * 0.008, y2: (row + 0.8) / 1000 };
    x1 = box.x2 + 0.004;
    return { text: word, box, line: row };
  });
  return lineOf(words as never[], 1, 0.75);
}

describe.each(PRINTED)('10,000 valid numbers', (field, label, kind) => {
  test(`printed after "${label}" are all read, and none is accused`, () => {
    const draw = drawWith(7);
    const accused: string[] = [];
    let holding = 0;
    for (let read = 0; read < COUNT; read += LINES_PER_PAGE) {
      const lines = Array.from({ length: LINES_PER_PAGE }, (_, row) =>
        printedLine(`${label} ${VALID_NUMBERS[kind](draw)}`, row),
      );
      for (const value of labeledValues(lines)) {
        const identifier = CHECKERS[value.field]?.read(value.text);
        if (identifier?.holds === false) accused.push(`${value.field} ${value.text}`);
        if (value.field === field && identifier) holding += 1;
      }
    }
    expect(accused).toEqual([]);
    expect(holding).toBe(COUNT);
  });
});

test('no field of the check is without numbers here', () => {
  expect(Object.keys(CHECKERS).filter((field) => !PRINTED.some(([printed]) => printed === field))).toEqual(
    [],
  );
});
