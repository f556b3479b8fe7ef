import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentedLanguage, bareLetters } from './language.js';
import { withAccents } from './with-accents.js';

test('a word that agrees but for its diacritics takes them', () => {
  expect(withAccents(['Situacao', 'da', 'conta:', 'Goncalves'], 'Situação da conta: Gonçalves\n')).toEqual([
    'Situação',
    'da',
    'conta:',
    'Gonçalves',
  ]);
  expect(withAccents(['JOSE', 'MUNOZ'], 'JOSÉMUÑOZ')).toEqual(['JOSÉ', 'MUÑOZ']);
});

test('no other letter is taken over, and an accent that was read stays', () => {
  expect(withAccents(['Numer0', 'Peña', 'Rios'], 'Número Pena Ríos')).toEqual(['Numer0', 'Peña', 'Ríos']);
  expect(withAccents(['cliente'], '')).toEqual(['cliente']);
});

test('what changes is diacritics only', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeioucnAEN1ñãé'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (words, others) => {
      const result = withAccents(words, others.join(' '));
      expect(result.map(bareLetters)).toEqual(words.map(bareLetters));
    }),
  );
});

test('Spanish and Portuguese are told from each other and from English', () => {
  expect(accentedLanguage('Nombre del titular Fecha de nacimiento Domicilio'.split(' '))).toBe('spa');
  expect(accentedLanguage('Nome e data de nascimento do titular da conta'.split(' '))).toBe('por');
  expect(
    accentedLanguage('Account number of the customer and date of your statement to El Paso and Los Angeles'.split(' ')),
  ).toBeUndefined();
  expect(
    accentedLanguage('Recibo Colaborador Salario base mensal Assistencia medica Total de descontos Liquido a receber'.split(' ')),
  ).toBe('por');
  expect(accentedLanguage('Recibo Trabajador Percepciones Sueldo Cuota sindical Deducciones Neto a recibir'.split(' '))).toBe('spa');
  expect(accentedLanguage([])).toBeUndefined();
});
