import type { DocumentFields, DocumentText, FieldReading, PlaceRereader } from '@assay/media';
import type { Evidence } from '../check.js';
import { quoted } from '../observation.js';
import { MAY_BE_MISREAD, READING_DOUBT } from '../semantic/reading-doubt/doubt.js';
import { bothSides } from '../semantic/source-agreement/both-sources.js';
import { type Comparison, compareTelling, type Subject } from '../semantic/source-agreement/disagreements.js';
import { isCodeSure, printSureness } from '../semantic/source-agreement/print-sureness.js';
import { isCoded, printedText } from '../semantic/source-agreement/printed-text.js';

/** What was read of one side of a card by itself. */
export interface ReadSide {
  readonly fields: DocumentFields;
  readonly text: DocumentText;
  readonly rereader: PlaceRereader | undefined;
}

/** How the two sides of a card stand to each other. */
export interface SidesAgreement {
  /** What both sides say, and say alike. */
  readonly tied: readonly Subject[];
  /** What each side says surely, and says otherwise: `before` stands on the front, `after` on the back. */
  readonly differing: readonly Evidence[];
  /** The same, where a misreading or another use of the field may account for it. */
  readonly doubtful: readonly Evidence[];
}

/** The field that evidence of a subject names. */
const FIELD_OF: Readonly<Partial<Record<Subject, string>>> = {
  name: 'lastName',
  'document number': 'licenseNumber',
  'date of birth': 'dateOfBirth',
  'expiry date': 'expirationDate',
  'issue date': 'dateOfIssue',
};

/**
 * What backs print for other reasons, too: names of parents, and from when to when each category of a license is
 * valid. Printed on both sides, these differ only beside another difference.
 */
const ALSO_PRINTED_OF_OTHERS: readonly Subject[] = ['name', 'expiry date', 'issue date'];

/**
 * Compares name, number and dates of the front of a card with those of its back, each read by itself, from print or code.
 * What stands anywhere on the other side, too, is no difference.
 */
export async function compareSides(front: ReadSide, back: ReadSide): Promise<SidesAgreement> {
  const fromFront = compareTelling(bothSides(front.fields, back.fields), printedText(front.text), 'compared');
  const fromBack = compareTelling(bothSides(back.fields, front.fields), printedText(back.text), 'compared');
  const tied = new Set(
    [...fromFront, ...fromBack].flatMap(({ kind, subject }) => (kind === 'agrees' ? subject : [])),
  );
  const differing: Comparison[] = [];
  const doubtful: Comparison[] = [];
  for (const one of fromFront) {
    if (tied.has(one.subject)) continue;
    const differsBothWays =
      one.kind === 'differs' &&
      fromBack.some(({ subject, kind }) => subject === one.subject && kind === 'differs');
    const isSure =
      differsBothWays &&
      (await isSurelyRead(one.printed, front, one)) &&
      (await isSurelyRead(one.coded, back, one));
    (isSure ? differing : doubtful).push(one);
  }
  const isAlone = differing.every(isOfOthersPerhaps);
  return {
    tied: [...tied],
    differing: isAlone ? [] : differing.map((one) => evidenceOf(one, false)),
    doubtful: [...(isAlone ? differing : []), ...doubtful].map((one) => evidenceOf(one, true)),
  };
}

async function isSurelyRead(reading: FieldReading, side: ReadSide, { slip }: Comparison): Promise<boolean> {
  if (isCoded(reading)) return isCodeSure(reading);
  return (await printSureness(reading, side, slip)) === 'sure';
}

const isOfOthersPerhaps = ({ subject, printed, coded }: Comparison): boolean =>
  ALSO_PRINTED_OF_OTHERS.includes(subject) && !isCoded(printed) && !isCoded(coded);

function evidenceOf({ subject, printed, coded }: Comparison, isDoubtful: boolean): Evidence {
  const said = `The ${subject} ${quoted(String(coded.raw))} stands on the back, and ${quoted(String(printed.raw))} on the front.`;
  const field = FIELD_OF[subject];
  return {
    code: isDoubtful ? READING_DOUBT : 'SIDES_DIFFER',
    kind: 'value_comparison',
    summary: isDoubtful ? `${said} ${MAY_BE_MISREAD}` : said,
    page: coded.page,
    ...(coded.box && { boundingBox: coded.box }),
    before: String(printed.raw),
    after: String(coded.raw),
    ...(field && { field }),
  };
}
