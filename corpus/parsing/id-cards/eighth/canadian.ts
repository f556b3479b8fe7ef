import { type Day, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

/** Months as Canadian passports abbreviate them, in English and French. */
const MONTHS = [
  ['JAN', 'JAN'],
  ['FEB', 'FÉV'],
  ['MAR', 'MARS'],
  ['APR', 'AVR'],
  ['MAY', 'MAI'],
  ['JUNE', 'JUIN'],
  ['JULY', 'JUIL'],
  ['AUG', 'AOÛT'],
  ['SEPT', 'SEPT'],
  ['OCT', 'OCT'],
  ['NOV', 'NOV'],
  ['DEC', 'DÉC'],
] as const;

/** `05 AUG /AOÛT 88`: the year in two digits. */
export const monthTwice = ({ year, month, day }: Day): string =>
  `${String(day).padStart(2, '0')} ${(MONTHS[month - 1] ?? []).join(' /')} ${String(year).slice(2)}`;

/** After the Canadian passport: labels in two languages, the month in both, years of two digits, the authority beneath the day of issue. */
export const canadianPassport: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['AB', 'HK', 'GA', 'P1'])}${dice.digits(6)}`;
  const size = { size: 29 } as const;
  const day = (path: string, date: Day): string => say(path, isoDate(date), monthTwice(date));
  card.ground('#f6eeee', ['#e0a0a0', '#a8b8d8']);
  card.text(60, 64, 'CANADA', { size: 44, bold: true, fill: '#a01828' });
  card.text(60, 104, 'PASSPORT', { size: 22 });
  card.text(60, 130, 'PASSEPORT', { size: 22 });
  card.portrait(60, 160, 320, 420);
  card.above(430, 44, 'Type/Type', say('documentCode', 'P'), size);
  card.above(570, 44, 'Issuing Country/Pays émetteur', say('countryRegion', 'CAN'), size);
  card.above(900, 44, 'Passport No./Nº de passeport', say('licenseNumber', number), { size: 33, bold: true });
  card.above(430, 118, 'Surname/Nom', card.lastName(), size);
  card.above(430, 190, 'Given names/Prénoms', card.firstName(), size);
  card.above(430, 262, 'Nationality/Nationalité', say('nationality', 'CAN', 'CANADIAN/CANADIENNE'), size);
  card.above(430, 334, 'Date of birth/Date de naissance', day('dateOfBirth', person.birth), size);
  card.above(430, 406, 'Sex/Sexe', say('sex', person.sex), size);
  card.above(
    600,
    406,
    'Place of birth/Lieu de naissance',
    say('placeOfBirth', dice.pick(['LETHBRIDGE CAN', 'RIMOUSKI CAN', 'LAGOS NGA'])),
    size,
  );
  card.above(430, 478, 'Date of issue/Date de délivrance', day('dateOfIssue', person.issue), size);
  card.above(430, 550, 'Date of expiry/Date d’expiration', day('expirationDate', person.expiry), size);
  card.above(
    850,
    514,
    'Issuing Authority/Autorité de délivrance',
    say('issuingAuthority', dice.pick(['GATINEAU', 'MISSISSAUGA'])),
    size,
  );
  card.specimen(560, 660, 90);
  card.machineReadable(td3(person, 'CAN', number));
};
