import type { FastifyInstance } from 'fastify';
import { AssayError } from '../errors.js';
import { sendError } from '../http/error-answers.js';
import type { InsightDeps } from '../insights/asked.js';
import type { ReportRouteDeps } from '../reports/routes.js';
import type { RetentionDeps } from '../retention/routes.js';
import type { ConsoleSettings } from '../settings.js';
import type { WebhooksDeps } from '../webhooks/routes.js';
import { auditRoutes } from './audit/routes.js';
import { takeJson } from './body.js';
import { checkRoutes } from './checks/routes.js';
import { correctionRoutes } from './corrections/routes.js';
import { describeConsole } from './describe.js';
import { type GuardDeps, requireSession } from './guard.js';
import { insightRoutes } from './insights/routes.js';
import { invitationRoutes } from './invitations/routes.js';
import { keyRoutes } from './keys/routes.js';
import { labelRoutes } from './labels/routes.js';
import { oidcRoutes } from './oidc/routes.js';
import { peopleRoutes } from './people/routes.js';
import { recordRoutes } from './records/routes.js';
import { retentionConsoleRoutes } from './retention/routes.js';
import { queueRoutes } from './reviews/queue-routes.js';
import { reviewRoutes } from './reviews/routes.js';
import { ruleRoutes } from './rules/routes.js';
import { sessionRoutes } from './session/routes.js';
import { SignIns } from './session/sign-ins.js';
import { setupRoutes } from './setup/routes.js';
import { submissionRoutes } from './submissions/routes.js';
import type { SubmitDeps } from './submissions/submit.js';
import { type ViewingDeps, viewingRoutes } from './viewing/routes.js';
import { webhookConsoleRoutes } from './webhooks/routes.js';

export type ConsoleDeps = GuardDeps &
  InsightDeps &
  SubmitDeps &
  ViewingDeps &
  WebhooksDeps &
  RetentionDeps &
  ReportRouteDeps & { readonly settings: { readonly console: ConsoleSettings } };

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
      const { oidc, passwords } = deps.settings.console;
      const signIns = new SignIns(deps.store, { oidc: oidc !== undefined, passwords });
      await api.register(setupRoutes({ ...deps, signIns }));
      await api.register(sessionRoutes({ ...deps, signIns }));
      await api.register(invitationRoutes({ ...deps, signIns }));
      await api.register(oidcRoutes({ ...deps, oidc }));
      await api.register(peopleRoutes(deps));
      await api.register(auditRoutes(deps));
      await api.register(keyRoutes(deps));
      await api.register(webhookConsoleRoutes(deps));
      await api.register(submissionRoutes(deps));
      await api.register(checkRoutes);
      await api.register(recordRoutes(deps));
      await api.register(reviewRoutes(deps));
      await api.register(queueRoutes(deps));
      await api.register(correctionRoutes(deps));
      await api.register(labelRoutes(deps));
      await api.register(insightRoutes(deps));
      await api.register(ruleRoutes(deps));
      await api.register(retentionConsoleRoutes(deps));
      await api.register(viewingRoutes(deps));
    },
    { prefix: '/console/api' },
  );
}
