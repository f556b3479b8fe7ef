import type { Edit } from './edit.js';
import { placesOfPattern, replacedAt } from './edited-markup.js';

/** As the documents of this series print them. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  clabe: /(?<!\d)\d{18}(?!\d)/g,
  iban: /(?<![A-Z])BR\d{25}[A-Z]\d(?!\d)/g,
  'routing-number': /(?<!\d)\d{9}(?!\d)/g,
  cpf: /\d{3}\.\d{3}\.\d{3}-\d{2}/g,
  cnpj: /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/g,
  curp: /(?<![A-Z])[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d(?!\d)/g,
  rfc: /(?<![A-Z])[A-Z&Ñ]{3}\d{6}[A-Z\d]{2}[A\d](?![A-Z\d])/g,
};

/** One digit of a number that checks itself, wherever the number is printed; its check digit stays. */
const oneDigit =
  (name: string, pattern: RegExp): Edit =>
  ({ document }, dice) => {
    const { markup } = document.drawing;
    const [first, ...more] = placesOfPattern(markup, pattern);
    if (!first) return undefined;
    const before = markup.slice(first.start, first.end);
    const digits = [...before].flatMap((character, index) =>
      /\d/.test(character) && index < before.length - 2 ? [index] : [],
    );
    const chosen = dice.pick(digits);
    const digit = dice.pick([...'0123456789'].filter((other) => other !== before[chosen]));
    const after = `${before.slice(0, chosen)}${digit}${before.slice(chosen + 1)}`;
    const places = [first, ...more.filter(({ start, end }) => markup.slice(start, end) === before)];
    return {
      markup: replacedAt(markup, places, after),
      what: `${name}: ${before} -> ${after}`,
      arithmetic: 'neutral',
    };
  };

export const IDENTIFIER_EDITS: Readonly<Record<string, Edit>> = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, pattern]) => [`digit-${name}`, oneDigit(name, pattern)]),
);
