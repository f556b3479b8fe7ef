import type { FastifyInstance } from 'fastify';
import { AssayError } from '../errors.js';
import { sendError } from '../http/error-answers.js';
import { takeJson } from './body.js';
import { checkRoutes } from './checks/routes.js';
import { describeConsole } from './describe.js';
import { type GuardDeps, requireSession } from './guard.js';
import { keyRoutes } from './keys/routes.js';
import { recordRoutes } from './records/routes.js';
import { sessionRoutes } from './session/routes.js';
import { setupRoutes } from './setup/routes.js';
import { submissionRoutes } from './submissions/routes.js';
import type { SubmitDeps } from './submissions/submit.js';
import { type ViewingDeps, viewingRoutes } from './viewing/routes.js';

export type ConsoleDeps = GuardDeps & SubmitDeps & ViewingDeps;

/** `/console/api`: takes a session and never a key, as `/v1` takes a key and never a session. */
export async function consoleRoutes(app: FastifyInstance, deps: ConsoleDeps): Promise<void> {
  await app.register(
    async (api) => {
      requireSession(api, deps);
      await describeConsole(api);
      takeJson(api);
      api.setNotFoundHandler((request, reply) =>
        sendError(new AssayError('ROUTE_NOT_FOUND'), request, reply),
      );
      await api.register(setupRoutes(deps));
      await api.register(sessionRoutes(deps));
      await api.register(keyRoutes(deps));
      await api.register(submissionRoutes(deps));
      await api.register(checkRoutes);
      await api.register(recordRoutes(deps));
      await api.register(viewingRoutes(deps));
    },
    { prefix: '/console/api' },
  );
}
