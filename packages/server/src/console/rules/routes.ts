import type { VerdictPolicy } from '@assay/forensics';
import { type FastifyPluginAsyncTypebox, type Static, Type } from '@fastify/type-provider-typebox';
import { isWholeTenths, setOrganizationBands } from '../../detection/bands.js';
import { ValidationError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { word } from '../../http/schema-types.js';
import { type ReviewRules, SECOND_PERSON } from '../../store/review-types.js';
import { BANDS, SUBMISSION_KINDS } from '../../store/submission-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';

const BoundsBody = Type.Object({
  mediumFrom: Type.Number({ minimum: 0, maximum: 100, examples: [25] }),
  highFrom: Type.Number({ minimum: 0, maximum: 100, examples: [75] }),
});
const DrawnBody = Type.Object({
  percent: Type.Number({
    minimum: 0,
    maximum: 100,
    examples: [2],
    description: 'Of what the checks clear, with at most one decimal.',
  }),
});
const ReviewRulesBody = Type.Object({
  secondPerson: word(
    SECOND_PERSON,
    'Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.',
  ),
  waitingKinds: Type.Array(word(SUBMISSION_KINDS), {
    description:
      'Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed.',
  }),
  waitingBands: Type.Array(word(BANDS)),
});
const RulesBody = Type.Object({
  ...ReviewRulesBody.properties,
  ...BoundsBody.properties,
  isOwn: Type.Boolean({ description: 'Bounds of the organization, not those of the settings.' }),
  drawnPercent: Type.Number({ description: 'Of what the checks clear, drawn at random to be looked at.' }),
});

const tags = ['Rules'];
const answers = (...more: readonly 422[]) => ({
  200: RulesBody,
  ...errorResponses(401, 403, ...more, 500),
});
const readSchema = {
  operationId: 'getRules',
  summary: 'By what new submissions are judged, what of them waits for a person, and for a second one',
  tags,
  response: answers(),
};
const boundsSchema = {
  operationId: 'setBounds',
  summary: 'Set the bounds of the bands',
  description: 'For what is submitted from then on; records keep the band that they were given.',
  tags,
  body: BoundsBody,
  response: answers(422),
};
const usualSchema = {
  operationId: 'takeBackBounds',
  summary: 'Take the bounds of the organization back',
  tags,
  response: answers(),
};
const drawnSchema = {
  operationId: 'setDrawnShare',
  summary: 'Set the share of cleared submissions that is drawn at random',
  tags,
  body: DrawnBody,
  response: answers(422),
};

const reviewsSchema = {
  operationId: 'setReviewRules',
  summary: 'Set what waits for a person, and which decisions a second one takes, too',
  description:
    'What waits counts for what is submitted from then on. A proposal stays one for a second person.',
  tags,
  body: ReviewRulesBody,
  response: answers(422),
};

/** What an administrator sets for an organization's judgments. */
export const ruleRoutes =
  ({ store, policy }: GuardDeps & { readonly policy: VerdictPolicy }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'rules' } as const;
    const rulesOf = async (organizationId: number): Promise<Static<typeof RulesBody>> => {
      const own = await store.organizationPolicy(organizationId);
      return {
        ...(own ?? policy),
        isOwn: own !== undefined,
        drawnPercent: await store.drawnShare(organizationId),
        ...rulesToWire(await store.reviewRules(organizationId)),
      };
    };

    app.get('/rules', { schema: readSchema, config }, (request) =>
      rulesOf(sessionIn(request).organizationId),
    );

    app.put('/rules/bounds', { schema: boundsSchema, config }, async (request) => {
      const session = sessionIn(request);
      const { organizationId } = session;
      const { mediumFrom, highFrom } = readBody(request, BoundsBody);
      const bounds = { mediumFrom, highFrom };
      await setOrganizationBands(store, organizationId, bounds).catch((error: unknown) => {
        throw error instanceof RangeError ? unfit('highFrom', error.message) : error;
      });
      await note(store, session, 'rules.bounds-set', `organization:${organizationId}`, bounds);
      return rulesOf(organizationId);
    });

    app.delete('/rules/bounds', { schema: usualSchema, config }, async (request) => {
      const session = sessionIn(request);
      const { organizationId } = session;
      await setOrganizationBands(store, organizationId, undefined);
      await note(store, session, 'rules.bounds-taken-back', `organization:${organizationId}`);
      return rulesOf(organizationId);
    });

    app.put('/rules/drawn', { schema: drawnSchema, config }, async (request) => {
      const session = sessionIn(request);
      const { organizationId } = session;
      const { percent } = readBody(request, DrawnBody);
      if (!isWholeTenths(percent)) throw unfit('percent', 'Input should have at most one decimal');
      await store.setDrawnShare(organizationId, percent);
      await note(store, session, 'rules.drawn-set', `organization:${organizationId}`, { percent });
      return rulesOf(organizationId);
    });

    app.put('/rules/reviews', { schema: reviewsSchema, config }, async (request) => {
      const session = sessionIn(request);
      const { organizationId } = session;
      const { secondPerson, waitingKinds, waitingBands } = readBody(request, ReviewRulesBody);
      await store.setReviewRules(organizationId, { secondPerson, waitingKinds, waitingBands });
      await note(store, session, 'rules.reviews-set', `organization:${organizationId}`, {
        second: secondPerson,
        kinds: waitingKinds.join(','),
        bands: waitingBands.join(','),
      });
      return rulesOf(organizationId);
    });
  };

const rulesToWire = (rules: ReviewRules): Static<typeof ReviewRulesBody> => ({
  ...rules,
  waitingKinds: [...rules.waitingKinds],
  waitingBands: [...rules.waitingBands],
});

/** What the schema cannot say of a field. */
const unfit = (field: string, msg: string): ValidationError =>
  new ValidationError([{ loc: ['body', field], msg, type: 'string_pattern_mismatch' }]);
