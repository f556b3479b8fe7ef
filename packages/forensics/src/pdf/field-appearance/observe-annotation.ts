import { type Appearance, dictOf, type PdfContent, type PdfDict, type PdfRevision } from '@assay/media';
import { type PlacedObservation, quoted } from '../../observation.js';
import type { Annotation } from '../unexplained-revision/annotations.js';
import { differenceOf } from './compare-texts.js';
import { MEASURE } from './measure.js';
import { MAX_VALUE_LENGTH, readWritten, type WrittenAnnotation } from './widget.js';

/** Every code that this check's evidence can carry; README.md explains each. */
type EvidenceCode =
  | 'FIELD_SHOWS_OTHER_VALUE'
  | 'FIELD_STATE_DIFFERS'
  | 'TEXT_BOX_SHOWS_OTHER_TEXT'
  | 'FIELD_VALUE_NOT_SHOWN'
  | 'FIELD_SHOWS_WITHOUT_VALUE';

/** One annotation that stores something else than it shows. */
export type Observation = PlacedObservation<EvidenceCode>;

/** Flags of fields (ISO 32000-2, tables 228 to 233), by bit. */
const PASSWORD = 1 << 13;
const PUSH_BUTTON = 1 << 16;
const COMBO = 1 << 17;

/**
 * What an annotation stores against what its appearance shows. @returns undefined when there is nothing to
 * compare
 */
export function observeAnnotation(
  revision: PdfRevision,
  content: PdfContent,
  annotation: Annotation,
  pageIndex: number,
): Observation | 'agrees' | undefined {
  if (annotation.subtype !== 'Widget' && annotation.subtype !== 'FreeText') return undefined;
  const written = readWritten(revision, annotation.dict, annotation.subtype);
  const place = { page: pageIndex + 1, boundingBox: annotation.box };
  if (written.type === 'Btn') return observeButton(written, place);
  const isText =
    written.type === 'Tx' ||
    written.type === 'FreeText' ||
    (written.type === 'Ch' && (written.flags & COMBO) !== 0);
  const [value = ''] = written.values;
  if (!isText || (written.type === 'Tx' && (written.flags & PASSWORD) !== 0) || !written.appearance)
    return undefined;
  if (!annotation.shown || hasNoExtent(annotation))
    return value === '' ? undefined : notShown(written, value, place);
  const shown = textOf(content.appearance(written.appearance, defaultResources(revision)));
  if (shown === undefined || (value === '' && shown === '')) return undefined;
  if (shown === '') return notShown(written, value, place);
  if (value === '') return showsWithoutValue(written, shown, place);
  const measure = Math.min(...written.values.map((one) => differenceOf(one, shown, written.isFormatted)));
  if (measure === MEASURE.agrees) return 'agrees';
  const summary = `${calledOf(written)} stores ${quoted(value)} and shows ${quoted(shown)}.`;
  const code = written.type === 'FreeText' ? 'TEXT_BOX_SHOWS_OTHER_TEXT' : 'FIELD_SHOWS_OTHER_VALUE';
  return {
    measure,
    evidence: { code, kind: 'value_comparison', summary, ...place, before: value, after: shown },
  };
}

interface Place {
  readonly page: number;
  readonly boundingBox: Annotation['box'];
}

const calledOf = ({ name, type }: WrittenAnnotation): string =>
  type === 'FreeText' ? 'A text box' : `The form field “${name.slice(0, 80)}”`;

function notShown(written: WrittenAnnotation, value: string, place: Place): Observation {
  const summary = `${calledOf(written)} stores ${quoted(value)} and shows nothing.`;
  return {
    measure: MEASURE.explicable,
    evidence: { code: 'FIELD_VALUE_NOT_SHOWN', kind: 'structure', summary, ...place, before: value },
  };
}

function showsWithoutValue(written: WrittenAnnotation, shown: string, place: Place): Observation {
  const summary = `${calledOf(written)} stores nothing and shows ${quoted(shown)}.`;
  return {
    measure: MEASURE.explicable,
    evidence: { code: 'FIELD_SHOWS_WITHOUT_VALUE', kind: 'structure', summary, ...place, after: shown },
  };
}

/** A check box must show the state that its field has; radio buttons of other states are off. */
function observeButton(written: WrittenAnnotation, place: Place): Observation | 'agrees' | undefined {
  const { flags, shownState, states, values, name } = written;
  const stored = values[0] === '' ? 'Off' : values[0]!;
  if ((flags & PUSH_BUTTON) !== 0 || shownState === '' || states.length === 0) return undefined;
  const expected = states.includes(stored) ? stored : 'Off';
  // Options may number the states of radio buttons (12.7.5.2.4): then only "on" and "off" can be told apart.
  if (shownState === expected || (values.length > 1 && shownState !== 'Off')) return 'agrees';
  const summary = `The form field “${name.slice(0, 80)}” has the state ${quoted(stored)} and is drawn as ${quoted(shownState)}.`;
  return {
    measure: MEASURE.explicable,
    evidence: {
      code: 'FIELD_STATE_DIFFERS',
      kind: 'value_comparison',
      summary,
      ...place,
      before: stored,
      after: shownState,
    },
  };
}

/** A field that cannot be seen: no area, or all of it beyond the page. */
const hasNoExtent = ({ box: { x1, y1, x2, y2 } }: Annotation): boolean =>
  x2 - x1 < MIN_EXTENT || y2 - y1 < MIN_EXTENT;

/** A thousandth of a page is under a point. */
const MIN_EXTENT = 0.001;

function defaultResources(revision: PdfRevision): PdfDict | null {
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  return dictOf(
    revision.resolve(dictOf(revision.resolve(catalog?.entries.get('AcroForm')))?.entries.get('DR')),
  );
}

/** Painted text in painting order; undefined when it is not known in full. */
function textOf({ runs, complete }: Appearance): string | undefined {
  if (!complete) return undefined;
  const painted = runs.filter(({ renderingMode }) => renderingMode !== INVISIBLE);
  if (painted.some(({ text }) => text === undefined)) return undefined;
  const text = painted.map((run) => run.text).join(' ');
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_VALUE_LENGTH);
}

const INVISIBLE = 3;
