import type { RecordedFace, Verification } from '../verification-types.js';

const FACE: RecordedFace = {
  faceId: 'face_1',
  detectionConfidence: 0.98,
  landmarks: {
    nose: { x: 210.5, y: 190 },
    left_eye: { x: 190, y: 160 },
    right_eye: { x: 231.2, y: 161 },
    mouth_left: { x: 195, y: 220 },
    mouth_right: { x: 227, y: 221 },
  },
  boundingBox: { x1: 160, y1: 120, x2: 261, y2: 250.5 },
};

/** A whole verification for tests; give what matters to the test. */
export function sampleVerification(
  given: Partial<Verification> & { readonly verificationId: number },
): Verification {
  const createdAtMicros = 1_763_600_000_123_456;
  return {
    organizationId: 1,
    idFileType: 'jpeg',
    idFileName: 'card.jpg',
    idFileSizeBytes: 481_211,
    idSha256: 'cd'.repeat(32),
    selfieFileType: 'mp4',
    selfieFileName: 'me.mp4',
    selfieFileSizeBytes: 2_481_211,
    selfieSha256: 'ef'.repeat(32),
    model: 'verification',
    modelVersion: '1.0.0',
    engineVersion: '0.1.0',
    country: 'us',
    verified: true,
    reasoning: ['The faces match.'],
    checks: [
      { type: 'FACE_MATCH', status: 'PASS', confidence: 0.9931, details: 'The faces are one person’s.' },
      {
        checkType: 'face_detection',
        status: 'PASS',
        faceCount: { id: 1, selfie: 1 },
        idFaces: [{ ...FACE, page: 1 }],
        selfieFaces: [{ ...FACE, timeMs: 400 }],
      },
    ],
    createdAtMicros,
    tags: [],
    files: [
      {
        category: 'id',
        storedName: `v_id_${given.verificationId}_card.jpg`,
        sizeBytes: 481_211,
        contentType: 'image/jpeg',
        sha256: 'cd'.repeat(32),
        createdAtMicros,
      },
      {
        category: 'face',
        storedName: `v_face_${given.verificationId}_me.mp4`,
        sizeBytes: 2_481_211,
        contentType: 'video/mp4',
        sha256: 'ef'.repeat(32),
        createdAtMicros,
      },
    ],
    ...given,
  };
}
