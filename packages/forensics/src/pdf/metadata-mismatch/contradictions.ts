import type { DateReading, DocumentInfo, DocumentMetadata, XmpMetadata } from '@assay/media';
import type { Evidence } from '../../check.js';
import { differ, isBefore } from './compare-dates.js';
import { MEASURE } from './measure.js';

export interface Contradiction {
  readonly measure: number;
  readonly evidence: Evidence;
}

/** Everything in a document's own statements that cannot be true together. */
export function contradictions({ info, xmp }: DocumentMetadata): Contradiction[] {
  const dates = [
    info?.creationDate,
    info?.modificationDate,
    xmp?.createDate,
    xmp?.modifyDate,
    xmp?.metadataDate,
  ];
  return [
    ...dates.flatMap(impossibleDate),
    ...changeBeforeMaking(
      info?.creationDate ?? xmp?.createDate ?? null,
      info?.modificationDate ?? xmp?.modifyDate ?? null,
    ),
    ...(info && xmp ? [...differingPrograms(info, xmp), ...differingDates(info, xmp)] : []),
  ];
}

function impossibleDate(reading: DateReading | null | undefined): Contradiction[] {
  if (reading?.kind !== 'impossible') return [];
  const summary = 'The document carries a date that no calendar or clock has.';
  return [
    {
      measure: MEASURE.impossible,
      evidence: { code: 'DATE_IMPOSSIBLE', kind: 'value_comparison', summary, after: reading.text },
    },
  ];
}

function changeBeforeMaking(created: DateReading | null, modified: DateReading | null): Contradiction[] {
  if (!isBefore(modified, created)) return [];
  const summary = 'The document says it was changed before it was made; a wrong clock can do this.';
  return [
    {
      measure: MEASURE.impossible,
      evidence: {
        code: 'MODIFIED_BEFORE_CREATED',
        kind: 'value_comparison',
        summary,
        ...texts(created, modified),
      },
    },
  ];
}

const ORDINARY_CAUSE = 'Software that saves a document again may bring only one of them up to date.';

function differingPrograms(info: DocumentInfo, xmp: XmpMetadata): Contradiction[] {
  const summary = `The two records of how the document was made name different programs. ${ORDINARY_CAUSE}`;
  const pairs = [
    { code: 'PRODUCER_DIFFERS', before: xmp.producer, after: info.producer },
    { code: 'CREATOR_DIFFERS', before: xmp.creatorTool, after: info.creator },
  ];
  return pairs.flatMap(({ code, before, after }) =>
    before && after && !areSameProgram(before, after)
      ? [
          {
            measure: MEASURE.programsDiffer,
            evidence: { code, kind: 'value_comparison' as const, summary, before, after },
          },
        ]
      : [],
  );
}

function differingDates(info: DocumentInfo, xmp: XmpMetadata): Contradiction[] {
  const summary = `The two records of how the document was made name different dates. ${ORDINARY_CAUSE}`;
  const pairs = [
    { code: 'CREATION_DATE_DIFFERS', before: xmp.createDate, after: info.creationDate },
    { code: 'MODIFICATION_DATE_DIFFERS', before: xmp.modifyDate, after: info.modificationDate },
  ];
  return pairs.flatMap(({ code, before, after }) =>
    differ(before, after)
      ? [
          {
            measure: MEASURE.datesDiffer,
            evidence: { code, kind: 'value_comparison' as const, summary, ...texts(before, after) },
          },
        ]
      : [],
  );
}

/** Letters and digits only; one may go on where the other ends ("iText 2.1.7; modified using ..."). */
function areSameProgram(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) as [
    string,
    string,
  ];
  return left.startsWith(right) || right.startsWith(left);
}

const text = (reading: DateReading): string => (reading.kind === 'date' ? reading.date.text : reading.text);

const texts = (
  before: DateReading | null,
  after: DateReading | null,
): Pick<Evidence, 'before' | 'after'> => ({
  ...(before ? { before: text(before) } : {}),
  ...(after ? { after: text(after) } : {}),
});
