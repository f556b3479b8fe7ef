import { stdnum } from 'stdnum';
import { isCNH } from 'validation-br';
import { expect, test } from 'vitest';
import { diceFrom } from '../../pdf-forgeries/dice.js';
import { clabeCheckDigit, cnhNumber, cnpj, cpf, curpCheckDigit, rfcCheckCharacter } from './identifiers.js';

const dice = diceFrom(5);

test.each(Array.from({ length: 20 }, (_, index) => index))(
  'check digits hold for an independent validator, roll %i',
  () => {
    expect(stdnum.BR?.cpf?.validate(cpf(dice)).isValid).toBe(true);
    expect(stdnum.BR?.cnpj?.validate(cnpj(dice)).isValid).toBe(true);
    expect(isCNH(cnhNumber(dice))).toBe(true);
  },
);

test('the published example keys get their own check characters', () => {
  expect(curpCheckDigit('BOXW310820HNERXN0')).toBe('9');
  expect(clabeCheckDigit('03218000011835971')).toBe('9');
  expect(rfcCheckCharacter('GODE561231GR')).toBe('8');
  expect(rfcCheckCharacter('MAB9307148T')).toBe('4');
});
