import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { serviceNumber } from './service-number.js';

/** A day whose month stands in two languages: `10 MAA/MAR 1965`. */
function dayInTwoLanguages(card: Card, path: string, day: Day): string {
  const english = formatDay(day, 'DD MMM YYYY', 'en').toUpperCase().split(' ')[1];
  const raw = formatDay(day, 'DD MMM YYYY', 'nl').replace(/ (\S+) /, ` $1/${english} `);
  return card.say(path, isoDate(day), raw);
}

/** After the Dutch identity card of 2021, both sides: letters of the state in a blue field, kingdom and title in three languages, labels in three languages in small letters; the citizen service number over the zone behind. */
export const dutchIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const letters = [...'BCDFHJKLNPRST'];
  const number = `I${dice.pick(letters)}${dice.pick(letters)}${dice.digits(2)}${dice.pick(letters)}${dice.digits(3)}`;
  const [birthplace, authority] = [
    dice.pick(['Leeuwarden', 'Utrecht', 'Breda']),
    dice.pick(['Burg. van Rotterdam', 'Burg. van Groningen']),
  ];
  const value = { size: 24, bold: true } as const;
  const label = '#3a4f7a';
  card.ground('#eef1f7', ['#98b0d8', '#e0b088']);
  card.rectangle(30, 22, 92, 62, '#1d3f94');
  card.text(48, 66, 'NL', { size: 36, bold: true, fill: 'white' });
  card.text(144, 44, say('countryRegion', 'NLD', 'KONINKRIJK DER NEDERLANDEN'), { size: 24, bold: true });
  card.text(144, 66, 'KINGDOM OF THE NETHERLANDS / ROYAUME DES PAYS-BAS', { size: 15 });
  card.text(144, 92, "IDENTITEITSKAART / IDENTITY CARD / CARTE D'IDENTITÉ", { size: 19, bold: true });
  card.portrait(30, 112, 238, 310);
  card.above(296, 126, 'naam / surname / nom', card.lastName(), value, label);
  card.above(296, 178, 'voornamen / given names / prénoms', card.firstName(), value, label);
  const birth = dayInTwoLanguages(card, 'dateOfBirth', person.birth);
  card.above(296, 230, 'geboortedatum / date of birth / date de naissance', birth, value, label);
  card.above(
    296,
    282,
    'geboorteplaats / place of birth / lieu de naissance',
    say('placeOfBirth', birthplace),
    value,
    label,
  );
  card.above(
    296,
    334,
    'nationaliteit / nationality / nationalité',
    say('nationality', 'NLD', 'Nederlandse'),
    value,
    label,
  );
  card.above(
    620,
    334,
    'geslacht / sex / sexe',
    say('sex', person.sex, person.sex === 'M' ? 'M/M' : 'V/F'),
    value,
    label,
  );
  card.above(296, 386, 'documentnummer / document no.', say('licenseNumber', number), value, label);
  card.above(
    620,
    386,
    'lengte / height / taille',
    say('height', `1,${dice.between(54, 98)} m`),
    value,
    label,
  );
  const expiry = dayInTwoLanguages(card, 'expirationDate', person.expiry);
  card.above(296, 438, 'geldig tot / date of expiry / date d’expiration', expiry, value, label);
  card.text(30, 470, 'handtekening / signature', { size: 15, fill: label });
  card.text(700, 508, dice.digits(6), { size: 24, bold: true });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#eef1f7', ['#98b0d8'], top, top + 540);
  card.above(
    40,
    top + 50,
    'datum van afgifte / date of issue',
    dayInTwoLanguages(card, 'dateOfIssue', person.issue),
    value,
    label,
  );
  card.above(
    40,
    top + 112,
    'autoriteit / authority / autorité',
    say('issuingAuthority', authority),
    value,
    label,
  );
  card.above(
    40,
    top + 174,
    'burgerservicenummer / personal no.',
    say('personalNumber', serviceNumber(dice)),
    value,
    label,
  );
  say('documentCode', 'I');
  card.machineReadable(td1(person, 'I', 'NLD', number), top + 540);
};
