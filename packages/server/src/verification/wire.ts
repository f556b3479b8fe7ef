import type { Language } from '@assay/forensics';
import type { Static } from '@fastify/type-provider-typebox';
import type { Verification } from '../store/verification-types.js';
import { recordToWire } from '../submission/wire.js';
import { verdictToWire } from './pair-verdict.js';
import { reasoningIn } from './reasoning-in.js';
import type { VerificationRecord } from './schemas.js';

/** A verification as the API spells it. @param language of its reasons */
export function verificationToWire(
  verification: Verification,
  baseUrl: string,
  language: Language = 'en',
): Static<typeof VerificationRecord> {
  return {
    verificationId: verification.verificationId,
    idFileType: verification.idFileType,
    idFileName: verification.idFileName,
    idFileSize: verification.idFileSizeBytes,
    idSha256: verification.idSha256,
    selfieFileType: verification.selfieFileType,
    selfieFileName: verification.selfieFileName,
    selfieFileSize: verification.selfieFileSizeBytes,
    selfieSha256: verification.selfieSha256,
    model: verification.model,
    modelVersion: verification.modelVersion,
    engineVersion: verification.engineVersion,
    country: verification.country,
    ...verdictToWire(verification),
    reasoning: reasoningIn(verification, language),
    ...recordToWire(verification, baseUrl),
  };
}
