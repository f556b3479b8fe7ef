import { createHash } from 'node:crypto';
import { ENGINE_VERSION } from '../engine-version.js';
import { toIsoTime } from '../http/wire-time.js';
import type { Detection } from '../store/detection-types.js';
import type { Picture } from './contents/pictures.js';

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** JSON of plain data with one spelling alone (RFC 8785): keys in order of UTF-16 code units, no blanks. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}

/** What a manifest is made of. */
export interface ManifestSource {
  readonly detection: Detection;
  readonly attachments: Readonly<Record<string, Uint8Array>>;
  readonly pictures: readonly Picture[];
  /** The template that set the report. */
  readonly template: string;
  readonly asOfMicros: number;
}

/**
 * What the report fixes, by SHA-256: the original, the attachments, the pictures as they were drawn, the template; and every
 * version that had a part in it. It names nobody.
 */
export function manifestOf({ detection, attachments, pictures, template, asOfMicros }: ManifestSource) {
  return {
    format: 'assay-report',
    formatVersion: 1,
    detectionId: detection.detectionId,
    asOf: toIsoTime(asOfMicros),
    original: { sha256: detection.sha256, bytes: detection.fileSizeBytes, fileType: detection.fileType },
    received: toIsoTime(detection.createdAtMicros),
    attachments: Object.entries(attachments).map(([name, bytes]) => ({ name, sha256: sha256(bytes) })),
    pictures: pictures.map(({ name, webp, page, save, box }) => ({
      name,
      sha256: sha256(webp),
      page,
      save,
      box: box && { ...box },
    })),
    template: { sha256: sha256(template) },
    versions: {
      examinedBy: detection.engineVersion,
      reportedBy: ENGINE_VERSION,
      model: `${detection.model} ${detection.modelVersion}`,
      judge: detection.arithmetic?.judgeVersion,
      checks: Object.fromEntries(detection.checks.map(({ checkId, version }) => [checkId, version])),
    },
    policy: detection.arithmetic && { ...detection.arithmetic.policy },
  };
}
