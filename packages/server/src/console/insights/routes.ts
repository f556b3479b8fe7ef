import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { permissionsOf } from '../../accounts/roles.js';
import type { Clock } from '../../clock.js';
import type { Asked, InsightDeps } from '../../insights/asked.js';
import { calibrationOf } from '../../insights/calibration.js';
import { checkFiguresOf } from '../../insights/checks.js';
import { peopleFiguresOf } from '../../insights/people.js';
import { readingFiguresOf } from '../../insights/reading.js';
import { volumesOf } from '../../insights/volumes.js';
import { membershipOf, sessionIn } from '../guard.js';
import {
  calibrationSchema,
  checkFiguresSchema,
  peopleFiguresSchema,
  readingFiguresSchema,
  volumesSchema,
} from './schemas.js';

type RecordsAsked = Pick<Asked, 'days' | 'kind' | 'country'> & { readonly type?: string | undefined };

/** An organization's own figures: numbers, and nothing of a document or a name. */
export const insightRoutes =
  (deps: InsightDeps & { readonly clock: Clock }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'insights' } as const;
    const asked = (organizationId: number, { type, days, kind, country }: RecordsAsked): Asked => ({
      organizationId,
      nowMicros: deps.clock(),
      days,
      kind,
      documentType: type,
      country,
    });

    app.get('/insights/volumes', { schema: volumesSchema, config }, async (request) =>
      volumesOf(deps, asked(sessionIn(request).organizationId, request.query)),
    );

    app.get('/insights/people', { schema: peopleFiguresSchema, config }, async (request) => {
      const session = sessionIn(request);
      const isOwn = !permissionsOf(membershipOf(session)).has('insights:team');
      const of = asked(session.organizationId, request.query);
      return { isOwn, ...(await peopleFiguresOf(deps, of, isOwn ? session.person.id : undefined)) };
    });

    app.get('/insights/checks', { schema: checkFiguresSchema, config }, async (request) => {
      const own = request.query.labels === 'all';
      const of = asked(sessionIn(request).organizationId, request.query);
      const data = await checkFiguresOf(deps, { ...of, own });
      return { count: data.length, data };
    });

    app.get('/insights/reading', { schema: readingFiguresSchema, config }, async (request) => {
      const data = await readingFiguresOf(deps, asked(sessionIn(request).organizationId, request.query));
      return { count: data.length, data };
    });

    app.get('/insights/calibration', { schema: calibrationSchema, config }, async (request) => {
      const own = request.query.labels === 'all';
      return calibrationOf(deps, { ...asked(sessionIn(request).organizationId, request.query), own });
    });
  };
