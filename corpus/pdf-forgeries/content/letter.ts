import type { Dice } from '../dice.js';
import type { ComposedDocument, DocumentContent } from './blocks.js';
import { formatCents, formatLongDate, type Language, withCurrency } from './language.js';
import { NAMES } from './names.js';

interface LetterFacts {
  readonly language: Language;
  readonly employer: string;
  readonly employerAddress: string;
  readonly employee: string;
  readonly id: string;
  readonly date: string;
  readonly salaryCents: number;
}

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Employment verification',
  es: 'Constancia laboral',
  pt: 'Declaração de vínculo',
};

function paragraphs({ language, employer, employee, id, salaryCents }: LetterFacts): string[] {
  const salary = withCurrency(salaryCents, language);
  switch (language) {
    case 'en':
      return [
        `${employee} works for ${employer} under a permanent contract.`,
        `The yearly salary is ${salary} before tax.`,
        `Staff number: ${id}.`,
        'We issue this letter at the request of the person named above. Please call us to confirm it.',
      ];
    case 'es':
      return [
        `${employee} labora en ${employer} con contrato indefinido.`,
        `El sueldo anual es de ${salary} antes de impuestos.`,
        `Número de empleado: ${id}.`,
        'Se extiende la presente a petición de la persona interesada para los fines que convengan.',
      ];
    case 'pt':
      return [
        `${employee} trabalha em ${employer} por prazo indeterminado.`,
        `O salário anual é de ${salary} antes de impostos.`,
        `Matrícula: ${id}.`,
        'Esta declaração é emitida a pedido da pessoa interessada. Telefone para confirmar os dados.',
      ];
  }
}

function present(facts: LetterFacts): DocumentContent {
  return {
    kind: 'letter',
    language: facts.language,
    issuer: facts.employer,
    issuerAddress: facts.employerAddress,
    blocks: [
      { kind: 'paragraph', text: facts.date },
      { kind: 'title', text: TITLES[facts.language] },
      ...paragraphs(facts).map((text) => ({ kind: 'paragraph' as const, text })),
    ],
  };
}

export function composeLetter(dice: Dice, language: Language): ComposedDocument {
  const names = NAMES[language];
  const facts: LetterFacts = {
    language,
    employer: dice.pick(names.employers),
    employerAddress: `${dice.pick(names.streets)}, ${dice.pick(names.cities)}`,
    employee: dice.pick(names.people),
    id: dice.digits(7),
    date: formatLongDate(dice.between(2023, 2025), dice.between(1, 12), dice.between(1, 28), language),
    salaryCents: dice.between(3_200_000, 9_400_000),
  };
  return {
    content: present(facts),
    targets: {
      amounts: [formatCents(facts.salaryCents, language)],
      dates: [facts.date],
      names: [facts.employee],
      accounts: [facts.id],
    },
    raised: (cents) => present({ ...facts, salaryCents: facts.salaryCents + cents * 10 }),
  };
}
