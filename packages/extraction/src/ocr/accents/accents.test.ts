import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadBox } from '../lines/text-lines.js';
import { accentedLanguage, addAccents, bareLetters, withAccents } from './add-accents.js';
import type { Accenterader } from './tesseract.js';

test('a word that agrees but for its diacritics takes them', () => {
  expect(withAccents(['Situacao', 'da', 'conta:', 'Goncalves'], 'Situação da conta: Gonçalves\n')).toEqual([
    'Situação',
    undefined,
    'conta:',
    'Gonçalves',
  ]);
  expect(withAccents(['JOSE', 'MUNOZ'], 'JOSÉMUÑOZ')).toEqual(['JOSÉ', 'MUÑOZ']);
});

test('no other letter is taken over, an accent that was read stays, and a word of two letters is not looked for', () => {
  expect(withAccents(['Numer0', 'Peña', 'Rios'], 'Número Pena Ríos')).toEqual([undefined, 'Peña', 'Ríos']);
  expect(withAccents(['cliente', 'a'], 'a')).toEqual([undefined, undefined]);
});

test('what changes is diacritics only', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeioucnAEN1ñãé'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (words, others) => {
      const result = withAccents(words, others.join(' '));
      for (const [index, spelling] of result.entries())
        if (spelling !== undefined) expect(bareLetters(spelling)).toBe(bareLetters(words[index] ?? ''));
    }),
  );
});

test('Spanish and Portuguese are told from each other and from English', () => {
  expect(accentedLanguage('Nombre del titular Fecha de nacimiento Domicilio'.split(' '))).toBe('spa');
  expect(accentedLanguage('Nome e data de nascimento do titular da conta'.split(' '))).toBe('por');
  expect(
    accentedLanguage(
      'Account number of the customer and date of your statement to El Paso and Los Angeles'.split(' '),
    ),
  ).toBeUndefined();
  expect(
    accentedLanguage(
      'Recibo Colaborador Salario base mensal Assistencia medica Total de descontos Liquido a receber'.split(
        ' ',
      ),
    ),
  ).toBe('por');
  expect(
    accentedLanguage(
      'Recibo Trabajador Percepciones Sueldo Cuota sindical Deducciones Neto a recibir'.split(' '),
    ),
  ).toBe('spa');
  expect(accentedLanguage([])).toBeUndefined();
});

/** A page of lines, of which a reader that notes what it is shown knows each in turn. */
async function accented(
  lines: readonly string[],
  readings: readonly (string | undefined)[],
): Promise<{ texts: string[]; reads: number }> {
  const corners = [0, 1, 2, 3].map((at) => ({ x: at % 3 === 0 ? 0 : 40, y: at > 1 ? 10 : 0 }));
  const boxes = lines.map(
    (line): ReadBox => ({
      quad: [corners[0]!, corners[1]!, corners[2]!, corners[3]!],
      cropWidth: 192,
      cropHeight: 48,
      words: line.split(' ').map((text) => ({ text, probability: 0.9, x1: 0, x2: 1, y1: 0, y2: 1 })),
    }),
  );
  let reads = 0;
  const reader: Accenterader = { read: async () => readings[reads++], readAlone: async () => undefined };
  const page = { width: 40, height: 10, rgb: new Uint8Array(40 * 10 * 3) };
  const result = await addAccents(boxes, page, reader);
  return { texts: result.map(({ words }) => words.map(({ text }) => text).join(' ')), reads };
}

const LABELS = 'Nombre Domicilio Cuenta';

test('a word that two lines spell alike is not read again, and lines that were not read take its spelling', async () => {
  const lines = [LABELS, 'Deposito de nomina', 'Deposito Nomina', 'Deposito de nomina', 'Deposito'];
  const readings = [LABELS, 'Depósito de nómina', 'Depósito Nómina', undefined];
  expect(await accented(lines, readings)).toEqual({
    texts: [LABELS, 'Depósito de nómina', 'Depósito Nómina', 'Depósito de nómina', 'Depósito'],
    reads: 4,
  });
});

test('a word that its own line spells otherwise keeps that spelling', async () => {
  const { texts } = await accented([LABELS, 'Jose', 'Jose'], [LABELS, 'José', 'Jose']);
  expect(texts).toEqual([LABELS, 'José', 'Jose']);
});

test('a page of lines that Tesseract is not sure of is given up', async () => {
  const lines = [LABELS, ...Array.from({ length: 300 }, (_, line) => `Deposito${line}`)];
  expect((await accented(lines, [])).reads).toBe(120);
});
