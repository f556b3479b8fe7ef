import { expect, expectTypeOf, test } from 'vitest';
import type { WorkerMessage } from '../protocol.js';
import { type DescribedMessage, MessageError, parseWorkerMessage } from './message-schema.js';

type Leaf = string | number | boolean | null | undefined | ArrayBufferView;
/** Every property at any depth, as `check.outcome.kind`. */
type PathsOf<Value> = Value extends Leaf
  ? never
  : Value extends readonly (infer Element)[]
    ? PathsOf<Element>
    : Value extends object
      ? { [Key in keyof Value & string]: Key | `${Key}.${PathsOf<Value[Key]>}` }[keyof Value & string]
      : never;

test('no property of a message is left out of the schema, which would drop it unseen', () => {
  // Told by the compiler, in the check of types.
  expectTypeOf<Exclude<PathsOf<WorkerMessage>, PathsOf<DescribedMessage>>>().toBeNever();
});

const checkEnded = (finding: Record<string, unknown>) => ({
  kind: 'check-ended',
  runId: 1,
  check: {
    checkId: 'image.repeated-glyphs',
    version: '1.1.0',
    reports: 'IMAGE_MANIPULATION',
    outcome: { kind: 'examined', finding },
  },
});
const box = { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4 };
const finding = (heatBox: Record<string, unknown>) => ({
  measure: 1.75,
  summary: 'One group of characters has the same pixels at two places.',
  evidence: [],
  heat: [{ page: 1, width: 10, height: 10, boxes: [heatBox] }],
});

test('what a check notes beside its finding is dropped, and the finding kept', () => {
  // Of a made driver license: the box of a copied character told how many characters it holds.
  const told = checkEnded(finding({ box, intensity: 0.5, glyphs: 1 }));
  expect(parseWorkerMessage(told)).toEqual(checkEnded(finding({ box, intensity: 0.5 })));
});

test.each([
  ['a number that is none', { ...finding({ box, intensity: 0.5 }), measure: Number.NaN }],
  ['a missing part', finding({ box })],
  ['another type', { ...finding({ box, intensity: 0.5 }), evidence: 'none' }],
])('%s is no message', (_name, wrong) => {
  expect(() => parseWorkerMessage(checkEnded(wrong))).toThrow(MessageError);
});

test('a property of the prototype is never taken over', () => {
  const hostile = JSON.parse('{"kind":"ready","rssBytes":1,"__proto__":{"admin":true}}') as unknown;
  const parsed = parseWorkerMessage(hostile) as unknown as { admin?: boolean };
  expect(parsed.admin).toBeUndefined();
  expect(Object.keys(parsed)).toEqual(['kind', 'rssBytes']);
});
