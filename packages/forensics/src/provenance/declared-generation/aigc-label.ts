import type { Statement } from '../statements.js';

/**
 * China's label of generated content, as a file carries it (GB 45438-2025, 6 and annex E; since 2025-09-01).
 */
export interface AigcLabel {
  /** 1: generated or synthesized. 2: its user says so. 3: a platform found signs of it. */
  readonly label: 1 | 2 | 3;
  /** The maker's registered code or name, as written and cut; undefined where it is left out. */
  readonly producer: string | undefined;
}

/**
 * The keys are those of the standard; inside another text they are written with backslashes before the
 * quotes.
 */
const LABEL = /\\?"Label\\?"\s*:\s*(?:\\?")?([123])\b/;
const OTHER_KEY = /\\?"(?:ContentProducer|ProduceID|ContentPropagator|PropagateID)\\?"\s*:/;
const PRODUCER = /\\?"ContentProducer\\?"\s*:\s*\\?"([^"\\]{1,60})/;

/** Reads the label from a property or chunk of its name, or from a comment that holds it under that name. */
export function aigcLabel({ place, text }: Statement): AigcLabel | undefined {
  const isOwn = place === 'XMP AIGC' || place === 'PNG aigc';
  if (!isOwn && !/\bAIGC\b/.test(text)) return undefined;
  const label = LABEL.exec(text)?.[1];
  if (label === undefined || !OTHER_KEY.test(text)) return undefined;
  return { label: Number(label) as AigcLabel['label'], producer: PRODUCER.exec(text)?.[1] };
}
