import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type Dossier,
  type FileHabits,
  type Fingerprint,
  type FingerprintValue,
  HABIT_NAMES,
  KINDS,
  type StatedValue,
} from '@assay/linking';
import type { DocumentClassName, FieldSource } from '@assay/media';
import { UnreadableDossierError } from './seal.js';

/** Raised when older bytes can no longer be read as they are. */
const LAYOUT_VERSION = 1;

/** A dossier takes about 4 KB; a hundred times that is not one. */
const MAX_INFLATED_BYTES = 1024 * 1024;

/** Places on a page are kept to a ten-thousandth of it. */
const PLACES_PER_PAGE = 10_000;

/** As in `FingerprintValue`, bytes in base64. */
type ValueLayout = ['exact', string] | ['bits', string] | ['minhash', number[]];
/** Absent parts are null, and left out at the end. */
type FingerprintLayout = [
  kind: string,
  part: string,
  ...ValueLayout,
  page?: number | null,
  detail?: string | null,
  extent?: number | null,
];
type StatedLayout = [
  name: string,
  value: string | number,
  raw: string,
  confidence: number,
  page: number,
  source: FieldSource | null,
  ...box: number[],
];
type HabitLayout = [name: string, way: string];
type DossierLayout = [
  version: number,
  documentClass: DocumentClassName | null,
  fingerprints: FingerprintLayout[],
  stated: StatedLayout[],
  /** In the order of their names; absent where there are none, as in dossiers of before 2026-12. */
  habits?: HabitLayout[],
];

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

/**
 * A dossier as few bytes: JSON without names, deflated. Places are rounded to a ten-thousandth of the page.
 * @throws TypeError for a vector: only its sketch may be kept
 */
export function dossierToBytes({ documentClass, fingerprints, stated, habits }: Dossier): Uint8Array {
  const layout: DossierLayout = [
    LAYOUT_VERSION,
    documentClass ?? null,
    fingerprints.map(fingerprintToLayout),
    stated.map(statedToLayout),
  ];
  if (habits) layout.push(Object.entries(habits));
  return deflateRawSync(JSON.stringify(layout), { level: 9 });
}

/**
 * The other way. Fingerprints of a kind or form that this version does not know are left out.
 * @throws UnreadableDossierError NOT_DECODABLE
 */
export function dossierOfBytes(bytes: Uint8Array): Dossier {
  try {
    const layout = JSON.parse(
      inflateRawSync(bytes, { maxOutputLength: MAX_INFLATED_BYTES }).toString('utf8'),
    ) as DossierLayout;
    const [version, documentClass, fingerprints, stated, habitLayouts] = layout;
    if (version !== LAYOUT_VERSION)
      throw new RangeError(`expected layout ${LAYOUT_VERSION}, received ${version}`);
    const habits = habitLayouts && habitsOfLayout(habitLayouts);
    return {
      documentClass: documentClass ?? undefined,
      fingerprints: fingerprints.flatMap(fingerprintOfLayout),
      stated: stated.map(statedOfLayout),
      ...(habits && { habits }),
    };
  } catch {
    // Without its cause, which may quote what was decoded.
    throw new UnreadableDossierError('NOT_DECODABLE');
  }
}

/** Undefined where this version knows a habit that the other one did not read: those are not compared. */
function habitsOfLayout(layouts: readonly HabitLayout[]): FileHabits | undefined {
  const ways = new Map(layouts);
  if (!HABIT_NAMES.every((name) => typeof ways.get(name) === 'string')) return undefined;
  return Object.fromEntries(HABIT_NAMES.map((name) => [name, ways.get(name)])) as unknown as FileHabits;
}

function fingerprintToLayout({ kind, part, value, page, detail, extent }: Fingerprint): FingerprintLayout {
  const optional = [page ?? null, detail ? toBase64(detail) : null, extent ?? null] as const;
  const last = optional.findLastIndex((one) => one !== null);
  return [kind, part, ...valueToLayout(value), ...(optional.slice(0, last + 1) as [])];
}

function valueToLayout(value: FingerprintValue): ValueLayout {
  if (value.form === 'exact') return ['exact', value.text];
  if (value.form === 'bits') return ['bits', toBase64(value.bits)];
  if (value.form === 'minhash') return ['minhash', [...value.minima]];
  throw new TypeError('a vector is never kept');
}

function fingerprintOfLayout([
  kind,
  part,
  form,
  content,
  page,
  detail,
  extent,
]: FingerprintLayout): Fingerprint[] {
  const value = valueOfLayout([form, content] as ValueLayout);
  if (!Object.hasOwn(KINDS, kind) || !value) return [];
  return [
    {
      kind: kind as Fingerprint['kind'],
      part,
      value,
      ...(page != null && { page }),
      ...(detail != null && { detail: fromBase64(detail) }),
      ...(extent != null && { extent }),
    },
  ];
}

function valueOfLayout([form, content]: ValueLayout): FingerprintValue | undefined {
  if (form === 'exact') return { form, text: content };
  if (form === 'bits') return { form, bits: fromBase64(content) };
  if (form === 'minhash') return { form, minima: Uint32Array.from(content) };
  return undefined;
}

function statedToLayout({
  name,
  value,
  raw,
  confidence,
  page,
  source,
  boundingBox: box,
}: StatedValue): StatedLayout {
  const places = box
    ? [box.x1, box.y1, box.x2, box.y2].map((fraction) => Math.round(fraction * PLACES_PER_PAGE))
    : [];
  return [name, value, raw, confidence, page, source ?? null, ...places];
}

function statedOfLayout([name, value, raw, confidence, page, source, ...places]: StatedLayout): StatedValue {
  const [x1, y1, x2, y2] = places.map((place) => place / PLACES_PER_PAGE);
  const boundingBox =
    x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined
      ? { x1, y1, x2, y2 }
      : undefined;
  return {
    name,
    value,
    raw,
    confidence,
    page,
    ...(source && { source }),
    ...(boundingBox && { boundingBox }),
  };
}
