import { HEAD_MOVEMENTS } from '@assay/biometrics';
import { MOST_LESSON_CHARACTERS, UNLEARNED } from '@assay/extraction/lessons';
import { MOST_MARKS } from '@assay/forensics';
import { DOCUMENT_CLASS_NAMES } from '@assay/media';
import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';
import { word } from '../../http/schema-types.js';
import { READING_PARTS } from '../../reading-parts.js';
import type { StageLine, WorkerMessage } from '../protocol.js';

/** These properties and no others: what else an object holds is dropped before the message is believed. */
const exactly = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
const kind = <Kind extends string>(name: Kind) => Type.Literal(name);
const instance = (Class: new (...values: never[]) => unknown) =>
  Type.Refine(Type.Unknown(), (value) => value instanceof Class);
const optional = Type.Optional;
const count = Type.Integer({ minimum: 0 });
const page = Type.Integer({ minimum: 1 });
const number = Type.Number();
const string = Type.String();
const flag = Type.Boolean();
const strings = Type.Array(string);
const documentClassName = word(DOCUMENT_CLASS_NAMES);
const box = exactly({ x1: number, y1: number, x2: number, y2: number });
const trace = exactly({ name: string, frames: strings });
const file = optional(word(['id', 'idBack', 'selfie', 'invoice']));
const readingPart = word(READING_PARTS);

const stage = Type.Union([
  exactly({ kind: kind('opening'), file }),
  exactly({ kind: kind('check'), checkId: string }),
  exactly({ kind: kind('drawing') }),
  exactly({ kind: kind('marking') }),
  exactly({ kind: kind('fingerprinting'), fingerprinter: string }),
  exactly({ kind: kind('reading'), part: readingPart }),
  exactly({ kind: kind('comparing') }),
  exactly({ kind: kind('reading the ID') }),
  exactly({ kind: kind('decoding frames') }),
]);

const evidence = exactly({
  code: string,
  kind: word(['value_comparison', 'validation', 'history', 'structure', 'statistic', 'model_prediction']),
  summary: string,
  page: optional(page),
  boundingBox: optional(box),
  before: optional(string),
  after: optional(string),
  text: optional(string),
  field: optional(string),
  mark: optional(page),
});

const heatLayer = exactly({
  page,
  width: number,
  height: number,
  boxes: Type.Array(exactly({ box, intensity: number })),
  grid: optional(exactly({ columns: count, rows: count, intensities: instance(Float32Array) })),
});

const outcome = Type.Union([
  exactly({
    kind: kind('examined'),
    finding: exactly({
      measure: number,
      summary: string,
      evidence: Type.Array(evidence),
      heat: Type.Array(heatLayer),
      shareOfDocument: optional(number),
    }),
  }),
  exactly({
    kind: kind('not-applicable'),
    because: string,
    obstacle: optional(word(['encrypted', 'no-text'])),
  }),
  exactly({
    kind: kind('broken'),
    errorCode: word(['CHECK_FAILED', 'TIME_LIMIT', 'MEMORY_LIMIT', 'DECODER_FAILED']),
  }),
]);

const checkName = {
  checkId: string,
  version: string,
  reports: word([
    'IMAGE_MANIPULATION',
    'DOCUMENT_STRUCTURE',
    'DOCUMENT_CLASSIFIER',
    'SEMANTIC_QUALITY',
    'SEMANTIC_FRAUD',
    'PHOTOCOPY',
    'AI_GENERATED',
    'PROVENANCE',
    'DIGITAL_SIGNATURE',
    'RECAPTURE',
  ]),
};
const examinedCheck = exactly({ ...checkName, outcome });
const subject = word(['document', 'object']);

const fingerprint = exactly({
  kind: word([
    'file',
    'page-image',
    'embedded-image',
    'row-text',
    'layout',
    'pdf-id',
    'producer-fonts',
    'identifier',
    'camera',
    'certificate',
    'face',
  ]),
  value: Type.Union([
    exactly({ form: kind('exact'), text: string }),
    exactly({ form: kind('bits'), bits: instance(Uint8Array) }),
    exactly({ form: kind('minhash'), minima: instance(Uint32Array) }),
    exactly({ form: kind('vector'), numbers: instance(Float32Array) }),
  ]),
  part: string,
  page: optional(page),
  detail: optional(instance(Uint8Array)),
  extent: optional(number),
});

const source = word(['text', 'ocr', 'barcode', 'mrz', 'qr']);
const textOrNumber = Type.Union([string, number]);

const dossier = exactly({
  documentClass: optional(documentClassName),
  fingerprints: Type.Array(fingerprint),
  stated: Type.Array(
    exactly({
      name: string,
      value: textOrNumber,
      raw: string,
      confidence: number,
      source: optional(source),
      page,
      boundingBox: optional(box),
    }),
  ),
  habits: optional(
    exactly({
      producer: string,
      creator: string,
      fonts: string,
      paper: string,
      version: string,
      crossReferences: string,
      saves: string,
      fileId: string,
      information: string,
      dates: string,
      catalog: string,
      page: string,
      contents: string,
      spelling: string,
      protection: string,
    }),
  ),
});

const examination = exactly({
  subject,
  checks: Type.Array(examinedCheck),
  heatmaps: Type.Array(exactly({ page, png: instance(Uint8Array) })),
  marks: Type.Array(exactly({ number: page, page, box, intensity: number }), { maxItems: MOST_MARKS }),
  markedPages: Type.Array(exactly({ page, webp: instance(Uint8Array) })),
  pageCount: count,
  documentClass: optional(documentClassName),
  dossier: optional(dossier),
});

const fieldReading = {
  value: textOrNumber,
  raw: string,
  confidence: number,
  source,
  page,
  box: optional(box),
  repaired: optional(Type.Literal(true)),
};

const reading = exactly({
  documentClass: optional(
    exactly({
      name: documentClassName,
      confidence: number,
      country: optional(string),
      region: optional(string),
      because: strings,
      isGiven: optional(Type.Literal(true)),
    }),
  ),
  fields: Type.Array(
    exactly({
      ...fieldReading,
      name: string,
      others: Type.Array(exactly(fieldReading)),
      confidenceAlone: optional(number),
      learnedFrom: optional(page),
    }),
  ),
  pageCount: count,
  pagesUnread: count,
  partsUnread: Type.Array(readingPart),
  learnedFrom: Type.Array(page),
});

const taught = exactly({
  lesson: optional(Type.String({ maxLength: MOST_LESSON_CHARACTERS })),
  unlearned: Type.Array(exactly({ path: string, why: word(UNLEARNED) })),
});

const test = word(['passed', 'failed', 'inconclusive']);
const point = exactly({ x: number, y: number });
const listedFaces = Type.Array(
  exactly({
    face: exactly({
      detectionConfidence: number,
      meshConfidence: number,
      box,
      landmarks: exactly({
        left_eye: point,
        right_eye: point,
        nose: point,
        mouth_left: point,
        mouth_right: point,
      }),
      mesh: Type.Array(exactly({ x: number, y: number, z: number })),
      quarterTurns: Type.Integer({ minimum: 0, maximum: 3 }),
    }),
    page: optional(page),
    timeMs: optional(number),
  }),
);

const comparison = Type.Union([
  exactly({
    kind: kind('compared'),
    livenessLost: flag,
    identity: optional(
      exactly({
        outcome: word(['agrees', 'contradicts', 'unsure', 'nothing-compared', 'broken']),
        summary: string,
        evidence: Type.Array(evidence),
      }),
    ),
    finding: exactly({
      verified: flag,
      reasoning: strings,
      idFaces: listedFaces,
      selfieFaces: listedFaces,
      match: optional(exactly({ outcome: test, confidence: number, distance: number })),
      liveness: optional(
        exactly({
          outcome: test,
          confidence: number,
          lookedFor: Type.Array(word(['screen', 'print', 'panned-still', 'looped-video', 'id-portrait'])),
          reasons: strings,
        }),
      ),
      instructed: optional(Type.Array(exactly({ movement: word(HEAD_MOVEMENTS), followed: flag }))),
      idQuality: exactly({ outcome: test, confidence: number, reasons: strings }),
    }),
  }),
  exactly({ kind: kind('lost') }),
]);

const look = exactly({ logit: number, places: Type.Array(exactly({ box, logit: number })) });

const selfieLook = Type.Union([
  exactly({ kind: kind('looked'), probability: Type.Number({ minimum: 0, maximum: 1 }) }),
  exactly({ kind: kind('no-face') }),
  exactly({ kind: kind('too-close') }),
]);

const viewed = Type.Union([
  exactly({
    kind: kind('outline'),
    pages: Type.Array(exactly({ width: number, height: number, hasText: flag })),
    saves: Type.Array(exactly({ pagesChanged: Type.Array(page) })),
  }),
  exactly({ kind: kind('picture'), webp: instance(Uint8Array) }),
  exactly({ kind: kind('words'), words: Type.Array(exactly({ text: string, box })) }),
  exactly({ kind: kind('none') }),
]);

const result = Type.Union([
  exactly({ kind: kind('examined'), examination }),
  exactly({ kind: kind('read'), reading }),
  exactly({ kind: kind('learned'), taught }),
  exactly({ kind: kind('looked'), look: optional(look) }),
  exactly({ kind: kind('compared'), comparison }),
  exactly({ kind: kind('selfie-looked'), selfieLook }),
  exactly({ kind: kind('viewed'), viewed }),
  exactly({
    kind: kind('undecodable'),
    code: word([
      'EMPTY',
      'TRUNCATED',
      'NOT_DECODABLE',
      'PASSWORD_REQUIRED',
      'ENCRYPTED',
      'NO_PAGES',
      'NO_VIDEO',
      'CODEC_NOT_SUPPORTED',
      'TOO_MANY_PIXELS',
      'TOO_LARGE_INFLATED',
      'TOO_DEEPLY_NESTED',
      'TOO_LONG',
      'TOO_MANY_FRAMES',
      'NO_VIDEO_DECODER',
    ]),
    file,
  }),
  exactly({ kind: kind('decoder-threw'), trace, file }),
  exactly({ kind: kind('failed'), trace }),
]);

const rssBytes = count;
const message = Type.Union([
  exactly({ kind: kind('ready'), rssBytes }),
  exactly({ kind: kind('refused'), sentence: string, rssBytes }),
  exactly({
    kind: kind('opened'),
    runId: count,
    opened: exactly({ subject, pageCount: count, checks: Type.Array(exactly(checkName)) }),
  }),
  exactly({
    kind: kind('check-ended'),
    runId: count,
    check: examinedCheck,
    documentClass: optional(documentClassName),
  }),
  exactly({
    kind: kind('ended'),
    runId: count,
    result,
    broken: Type.Array(exactly({ stage, trace })),
    rssBytes,
  }),
]);
const isMessage = Compile(message);

/** The messages as the schema describes them. */
export type DescribedMessage = Static<typeof message>;

const isStageLine = Compile(
  Type.Union([Type.Literal('memory-limit'), Type.Literal('time-limit'), exactly({ runId: count, stage })]),
);

/** A worker said something that no worker says. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

/**
 * What a check noted beside its finding is dropped, not held against the worker: TypeScript lets an object with
 * more properties pass where fewer are asked for.
 * @throws MessageError
 */
export function parseWorkerMessage(words: unknown): WorkerMessage {
  if (isMessage.Check(words)) return words as unknown as WorkerMessage;
  const known = Clean(message, words);
  if (!isMessage.Check(known)) throw new MessageError('a message of no known shape');
  return known as unknown as WorkerMessage;
}

/** Undefined for what is no line of a worker. */
export const parseStageLine = (words: unknown): StageLine | undefined =>
  isStageLine.Check(words) ? (words as StageLine) : undefined;
