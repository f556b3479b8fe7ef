import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { nullable, word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import { ALL_REASONS } from './rules.js';

/** What was left to somebody else is told to no program: it still waits. */
export const TOLD_DECISIONS = ['accept', 'reject', 'more_information'] as const;

const Review = Type.Object(
  {
    detectionId: Type.Integer({ minimum: 1 }),
    state: word(
      ['none', 'open', 'proposed', 'disputed', 'decided'] as const,
      '`open` waits for a person, `proposed` for a second one to decide as the first did, `disputed` for a third, since two decided differently; `none` waits for nobody, and nobody decided.',
    ),
    isDrawn: Type.Boolean({
      description: 'The checks cleared it, and it was drawn at random to be looked at by a person.',
    }),
    decision: nullable(word(TOLD_DECISIONS, 'The last one; null, as all that follows, until there is one.')),
    reason: nullable(word(ALL_REASONS, 'Of the list of reasons; `other` is said in words.')),
    words: nullable(Type.String({ description: 'What the person wrote; may be empty.' })),
    isAgainst: nullable(Type.Boolean({ description: 'It is not what the checks had found.' })),
    decidedBy: nullable(
      Type.Integer({ description: 'Number of the person, as in the audit log: `person:3`.' }),
    ),
    decidedAt: nullable(isoTime('When.')),
  },
  { $id: 'Review' },
);

/** Added to the application under their `$id`, for the references to them. */
export const REVIEW_COMPONENTS = [Review];

export const reviewSchema = {
  operationId: 'getDetectionReview',
  summary: 'Get what a person decided of a detection',
  description:
    'In the console; the record itself never changes. A later decision takes the place of the one before.',
  tags: ['Fraud detection'],
  params: Type.Object({ detectionId: Type.Integer() }),
  response: {
    200: Type.Object({ review: refTo(Review) }, { description: 'The last decision, if there is one.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};
