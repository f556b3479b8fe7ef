import { type Day, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

/** Months as the page prints them, Irish before English. */
const MONTHS = [
  'EAN/JAN',
  'FEABH/FEB',
  'MÁRTA/MAR',
  'AIB/APR',
  'BEAL/MAY',
  'MEITH/JUN',
  'IÚIL/JUL',
  'LÚN/AUG',
  'MFÓMH/SEP',
  'DFÓMH/OCT',
  'SAMH/NOV',
  'NOLL/DEC',
] as const;
const FORENAMES = {
  M: ['CIARÁN', 'DIARMUID JOSEPH', 'PÁDRAIG', 'FIONN MICHAEL'],
  F: ['AOIFE MÁIRE', 'SINÉAD', 'NIAMH CATHERINE', 'GRÁINNE'],
} as const;
const SURNAMES = ["O'DRISCOLL", 'MAC GIOLLA', 'BRENNAN', 'FAHERTY', 'MULDOON', "O'SHAUGHNESSY"] as const;

/** Counties of birth as the page prints them; the state's letters for births abroad. */
const BIRTHPLACES = ['DUBLIN', 'CORK', 'KERRY', 'GALWAY', 'GBR', 'USA'] as const;

const inTwoLanguages = ({ year, month, day }: Day): string =>
  `${String(day).padStart(2, '0')} ${MONTHS[month - 1]} ${year}`;

/** After the Irish passport's page of 2013 (polycarbonate): state and title in Irish, English and French, labels in three languages over values, months in two languages, the ghost at the right, the zone at the foot. */
export const irishPassport: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const person = {
    ...card.person,
    firstName: dice.pick(FORENAMES[card.person.sex]),
    lastName: dice.pick(SURNAMES),
  };
  const number = `${dice.pick(['PA', 'PB', 'PD', 'LR', 'XA'])}${dice.digits(7)}`;
  const value = { size: 28 } as const;
  const label = '#2f6a4c';
  const dayOf = (path: 'dateOfBirth' | 'dateOfIssue' | 'expirationDate', day: Day): string =>
    say(path, isoDate(day), inTwoLanguages(day));
  card.ground('#eef3ea', ['#a0c8a8', '#d8c898', '#a8bcd8']);
  card.text(50, 64, 'ÉIRE', { size: 40, bold: true, fill: '#17533a' });
  card.text(160, 64, say('countryRegion', 'IRL', 'IRELAND'), { size: 40, bold: true, fill: '#17533a' });
  card.text(350, 64, 'IRLANDE', { size: 40, bold: true, fill: '#17533a' });
  card.text(50, 112, 'PAS', { size: 24, bold: true, fill: '#17533a' });
  card.text(50, 140, 'PASSPORT', { size: 24, bold: true, fill: '#17533a' });
  card.text(50, 168, 'PASSEPORT', { size: 24, bold: true, fill: '#17533a' });
  card.portrait(50, 196, 304, 392);
  card.above(394, 112, 'Cineál/Type/Type', say('documentCode', 'P'), value, label);
  card.above(560, 112, 'Stát/Code of State/Code de l’État', 'IRL', value, label);
  card.above(
    860,
    112,
    'Uimhir an phas/Passport No./No. du passeport',
    say('licenseNumber', number),
    { size: 33, bold: true },
    label,
  );
  card.above(394, 180, 'Sloinne/Surname/Nom (1)', say('lastName', person.lastName), value, label);
  card.above(
    394,
    246,
    'Réamhainm(neacha)/Forename(s)/Prénom(s) (2)',
    say('firstName', person.firstName),
    value,
    label,
  );
  card.above(
    394,
    312,
    'Náisiúntacht/Nationality/Nationalité (3)',
    say('nationality', 'IRL', 'ÉIREANNACH/IRISH'),
    value,
    label,
  );
  card.above(
    394,
    378,
    'Dáta breithe/Date of birth/Date de naissance (4)',
    dayOf('dateOfBirth', person.birth),
    value,
    label,
  );
  card.above(860, 378, 'Gnéas/Sex/Sexe (5)', say('sex', person.sex), value, label);
  card.above(
    394,
    444,
    'Áit bhreithe/Place of birth/Lieu de naissance (6)',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
    label,
  );
  card.above(
    394,
    510,
    'Dáta eisiúna/Date of issue/Date de délivrance (7)',
    dayOf('dateOfIssue', person.issue),
    value,
    label,
  );
  const authority = say('issuingAuthority', 'AN ROINN GNÓTHAÍ EACHTRACHA');
  card.above(860, 510, 'Údarás/Authority/Autorité (9)', authority, { size: 21 }, label);
  card.above(
    394,
    576,
    "Dáta as feidhm/Date of expiry/Date d'expiration (8)",
    dayOf('expirationDate', person.expiry),
    value,
    label,
  );
  card.text(860, 590, 'Síniú/Signature/Signature (10)', { size: 15, fill: label });
  card.portrait(1080, 190, 124, 160);
  card.specimen(460, 690, 90);
  card.machineReadable(td3(person, 'IRL', number));
};
