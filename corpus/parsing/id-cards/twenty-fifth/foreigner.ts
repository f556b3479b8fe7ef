import { type Day, formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { td1 } from '../mrz.js';

/** Foreigners of one nationality: its code, their country as the card prints it, surnames, given names, their parents' given names. */
interface Foreigners {
  readonly code: string;
  readonly country: string;
  readonly surnames: readonly string[];
  readonly M: readonly string[];
  readonly F: readonly string[];
  readonly fathers: readonly string[];
  readonly mothers: readonly string[];
}

const FOREIGNERS: readonly Foreigners[] = [
  {
    code: 'PRT',
    country: 'PORTUGAL',
    surnames: ['FIGUEIRA CASTANHEIRA', 'SARMENTO CASTANHEIRA'],
    M: ['RUI MANUEL', 'NUNO FILIPE'],
    F: ['CATARINA ISABEL', 'MARIA GRAÇA'],
    fathers: ['ARMINDO', 'JOAQUIM ANTÓNIO'],
    mothers: ['DEOLINDA CASTANHEIRA', 'MARIA ALBERTINA CASTANHEIRA'],
  },
  {
    code: 'BOL',
    country: 'BOLÍVIA',
    surnames: ['CONDORI APAZA', 'CHOQUE APAZA'],
    M: ['WILMER', 'JUAN CARLOS'],
    F: ['NORMA BEATRIZ', 'LIDIA'],
    fathers: ['FELIPE', 'TEODORO'],
    mothers: ['FRANCISCA APAZA', 'MARÍA LUISA APAZA'],
  },
  {
    code: 'CHN',
    country: 'REPÚBLICA POPULAR DA CHINA',
    surnames: ['ZHENG', 'HUANG'],
    M: ['WEIMING', 'JIANGUO'],
    F: ['XIULAN', 'MEILING'],
    fathers: ['DECHENG', 'GUOHUA'],
    mothers: ['CHEN YULAN', 'LIN SUZHEN'],
  },
  {
    code: 'ITA',
    country: 'ITÁLIA',
    surnames: ['BENVENUTI', 'SCARPELLINI'],
    M: ['STEFANO', 'GIAN LUCA'],
    F: ['FRANCESCA', 'PAOLA'],
    fathers: ['ALDO', 'UMBERTO'],
    mothers: ['GIOVANNA RICCI', 'CARLA FERRI'],
  },
];

const earlier = (day: Day, years: number): Day => ({ ...day, year: day.year - years });

/** Who came before the law of 2017, with a card of those years. */
function olderHolder(person: Person, { surnames, ...given }: Foreigners): Person {
  const [firstName, lastName] = [person.dice.pick(given[person.sex]), person.dice.pick(surnames)];
  return {
    ...person,
    firstName,
    lastName,
    issue: earlier(person.issue, 8),
    expiry: earlier(person.expiry, 8),
  };
}

/** After the Brazilian identity card of foreigners of before 2018 (RNE), both sides: ministry and federal police above, number, classification and end in one row, the whole name in one line, parents, portrait at the right; day of entry, copy, day and body of issue behind over the zone. */
export const foreignersIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const foreigners = dice.pick(FOREIGNERS);
  const holder = olderHolder(card.person, foreigners);
  const [letter, digits, check] = [
    dice.pick(['V', 'V', 'W', 'Y']),
    dice.digits(6),
    dice.pick([...'0123456789ABCDEFGHJKLMN']),
  ];
  const father = `${dice.pick(foreigners.fathers)} ${holder.lastName}`;
  const mother = dice.pick(foreigners.mothers);
  const value = { size: 22, bold: true } as const;
  const label = '#3c5a3a';
  card.ground('#eef0dc', ['#a8c490', '#d4c488', '#a4c0b0']);
  card.rectangle(30, 14, 76, 76, '#d6dcb8');
  card.text(126, 36, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 24,
    bold: true,
    fill: '#1c4a28',
  });
  card.text(126, 60, 'MINISTÉRIO DA JUSTIÇA', { size: 17, fill: '#1c4a28' });
  card.text(126, 82, 'DEPARTAMENTO DE POLÍCIA FEDERAL', { size: 17, fill: '#1c4a28' });
  card.text(126, 116, 'CÉDULA DE IDENTIDADE DE ESTRANGEIRO', { size: 25, bold: true, fill: '#1c4a28' });
  card.above(
    30,
    150,
    'RNE',
    say('licenseNumber', `${letter}${digits}-${check}`),
    { size: 27, bold: true },
    label,
  );
  card.above(250, 150, 'CLASSIFICAÇÃO', 'PERMANENTE', value, label);
  card.above(446, 150, 'VALIDADE', card.day('expirationDate', holder.expiry), value, label);
  card.above(
    30,
    208,
    'NOME',
    `${say('firstName', holder.firstName)} ${say('lastName', holder.lastName)}`,
    value,
    label,
  );
  say('parents', `${father} ${mother}`, father);
  card.above(30, 266, 'FILIAÇÃO', father, value, label);
  card.text(30, 318, mother, value);
  card.above(30, 352, 'NACIONALIDADE', say('nationality', foreigners.code, foreigners.country), value, label);
  card.above(446, 352, 'SEXO', say('sex', holder.sex), value, label);
  card.above(30, 410, 'NATURALIDADE (PAÍS)', say('placeOfBirth', foreigners.country), value, label);
  card.above(446, 410, 'DATA DE NASCIMENTO', card.day('dateOfBirth', holder.birth), value, label);
  card.portrait(630, 140, 196, 262);
  card.rectangle(30, 492, 480, 1, '#5a6a5a');
  card.text(180, 512, 'ASSINATURA DO PORTADOR', { size: 14, fill: label });
  card.specimen(560, 520, 45);
  const top = card.back();
  card.ground('#eef0dc', ['#a8c490'], top, top + 540);
  card.text(150, top + 44, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 23, bold: true, fill: '#1c4a28' });
  const entry = earlier(holder.issue, holder.birth.year > 1998 ? 1 : dice.between(1, 6));
  card.above(40, top + 84, 'DATA DE ENTRADA', formatDay(entry, 'DD/MM/YYYY', 'pt'), value, label);
  card.above(280, top + 84, 'VIA', `${dice.between(1, 3)}`, value, label);
  card.above(40, top + 146, 'DATA DE EXPEDIÇÃO', card.day('dateOfIssue', holder.issue), value, label);
  card.above(280, top + 146, 'ÓRGÃO EXPEDIDOR', say('issuingAuthority', 'CGPI/DIREX/DPF'), value, label);
  card.rectangle(650, top + 64, 150, 190, '#dce0c4');
  card.text(668, top + 276, 'POLEGAR DIREITO', { size: 13, fill: label });
  card.rectangle(40, top + 272, 380, 1, '#5a6a5a');
  card.text(110, top + 292, 'ASSINATURA DA AUTORIDADE', { size: 14, fill: label });
  say('documentCode', 'ID');
  card.machineReadable(
    td1(holder, 'ID', 'BRA', `${letter}${digits}${check}`, '', '', foreigners.code),
    top + 540,
  );
};
