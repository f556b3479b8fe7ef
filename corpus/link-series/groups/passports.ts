import { Card } from '../../papers/id-cards/card.js';
import { type Person, rollPerson } from '../../papers/id-cards/facts.js';
import { toJpeg } from '../../papers/treatments/picture.js';
import { print } from '../../papers/treatments/print.js';
import type { Series } from '../series.js';

const DPI = 250;
/** More than any design prints. */
const LONGEST_NUMBER_DIGITS = 20;

/** Pictures of passports, or passport cards, of one country that bear one number under several names. */
export async function addPassportsOfOneNumber(series: Series, count: number): Promise<void> {
  const { dice } = series;
  const design = series.family.cards.find(
    ({ documentType, country }) => documentType === 'passport' && ['US', 'MX'].includes(country),
  );
  if (!design || (design.language !== 'en' && design.language !== 'es'))
    throw new RangeError('expected the layout of a passport');
  const { country, language, font, dateStyle, size } = design;
  const number = dice.digits(LONGEST_NUMBER_DIGITS);
  // The designs roll the number when they print it: letters, then digits.
  const ofOneNumber: Person['dice'] = {
    ...dice,
    digits: (digits) => number.slice(0, digits),
    pick: (letters) => {
      const [first] = letters;
      if (first === undefined) throw new RangeError('expected something to pick from');
      return first;
    },
  };
  for (let index = 1; index <= count; index++) {
    const name = `passport-one-number-${index}`;
    const [firstName = '', ...familyNames] = series.person(language).toUpperCase().split(' ');
    const rolled = rollPerson(series.names(language), dice, design.validityYears);
    const person: Person = { ...rolled, firstName, lastName: familyNames.join(' '), dice: ofOneNumber };
    const card = new Card(person, {
      language,
      font,
      dateStyle,
      ...(size && { width: size[0], height: size[1] }),
    });
    await design.draw(card);
    const printed = {
      layout: design.id,
      documentType: design.documentType,
      country,
      language,
      drawing: card.drawing(),
      stated: [],
      truth: {},
    };
    const [picture] = await print(printed).pictures(DPI);
    if (!picture) throw new RangeError('expected a picture');
    series.add(name, 'jpg', await toJpeg(picture, 86), {
      look: 'picture',
      content: name,
      template: design.id,
      identifiers: ['number of the passports'],
      holder: `${firstName} ${familyNames.join(' ')}`,
      hasRows: false,
    });
  }
}
