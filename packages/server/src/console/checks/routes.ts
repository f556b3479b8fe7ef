import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { describeChecks } from '../../checks/describe-checks.js';
import { errorResponses } from '../../http/error-schemas.js';
import { answerIn } from '../../http/language.js';

const texts = Type.Array(Type.String());
const Check = Type.Object({
  checkId: Type.String(),
  version: Type.String(),
  group: Type.String({ description: 'Checks of one group see one cause: the strongest counts.' }),
  weight: Type.Unsafe<'fact' | 'context'>({ type: 'string', enum: ['fact', 'context'] }),
  title: Type.String(),
  claim: Type.String(),
  innocentCauses: texts,
  blindSpots: texts,
  measured: Type.Array(Type.String(), {
    description:
      'How often it alone was enough to doubt files that are known, with counts, and where it says how.',
  }),
  rates: Type.Optional(Type.String({ description: 'All that its page says of its rates, in English.' })),
  calibration: Type.Object({
    points: Type.Array(Type.Object({ measure: Type.Number(), logLikelihoodRatio: Type.Number() })),
    source: Type.String({ description: 'In English.' }),
  }),
});

const schema = {
  operationId: 'listChecks',
  summary: 'What each check claims, and how it errs',
  description:
    'From the page in the folder of each check, in the version that is installed and the language of `Accept-Language`.',
  tags: ['Records'],
  response: {
    200: Type.Object({ totalCount: Type.Integer(), count: Type.Integer(), data: Type.Array(Check) }),
    ...errorResponses(401, 500),
  },
};

export const checkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/checks', { schema, config: { console: 'signed-in' } }, async (request, reply) => {
    const described = await describeChecks(answerIn(request, reply));
    const data = [...described.values()].map((check) => ({
      ...check,
      innocentCauses: [...check.innocentCauses],
      blindSpots: [...check.blindSpots],
      measured: [...check.measured],
      calibration: { ...check.calibration, points: [...check.calibration.points] },
    }));
    return { totalCount: data.length, count: data.length, data };
  });
};
