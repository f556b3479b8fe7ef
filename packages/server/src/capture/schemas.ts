import { HEAD_MOVEMENTS } from '@assay/biometrics';
import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';

const ms = Type.Integer({ minimum: 0, description: 'Milliseconds from the start of the clip.' });

export const CaptureSessionEntry = Type.Object(
  {
    captureSessionId: Type.String({ format: 'uuid' }),
    instructions: Type.Array(
      Type.Object({
        movement: word(
          HEAD_MOVEMENTS,
          '`turn`: the head, to the person’s own left or right, by thirty degrees or so. `look`: up or down, with the head.',
        ),
        fromMs: ms,
        toMs: ms,
      }),
      {
        description:
          'What the person is asked for while the clip is made. Before the first one they look into the camera; each movement is held until the next.',
      },
    ),
    durationMs: Type.Integer({ minimum: 0, description: 'How long the clip has to be at least.' }),
    createdAt: isoTime('When it was drawn.'),
    expiresAt: isoTime('A verification that arrives later is refused.'),
    isUsed: Type.Boolean({ description: 'Whether a verification used it: it serves one.' }),
  },
  { $id: 'CaptureSession' },
);

export const CAPTURE_COMPONENTS = [CaptureSessionEntry];

const tags = ['ID verification'];

export const createCaptureSchema = {
  operationId: 'createCaptureSession',
  summary: 'Ask for a selfie clip',
  description:
    'Draws four movements of the head, their order and times. A clip that was made before does not follow them.',
  tags,
  response: {
    201: Type.Object({ captureSession: refTo(CaptureSessionEntry) }, { description: 'The session.' }),
    ...errorResponses(401, 403, 429, 500),
  },
};

export const getCaptureSchema = {
  operationId: 'getCaptureSession',
  summary: 'Get a capture session',
  description: 'What was drawn, and whether it was used. Sessions are forgotten a day after they expired.',
  tags,
  params: Type.Object({ captureSessionId: Type.String({ format: 'uuid' }) }),
  response: {
    200: Type.Object({ captureSession: refTo(CaptureSessionEntry) }, { description: 'The session.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};
