import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { SignedAddresses } from '../files/signed-addresses.js';
import { answerIn } from '../http/language.js';
import { sendPage } from '../lists/page.js';
import { type ReceiveDeps, receiveSubmission } from '../submission/receive.js';
import { readSubmission, VERIFICATION_FIELDS, VERIFICATION_FILES } from './form.js';
import { getVerification, listVerifications } from './records.js';
import { getSchema, listSchema, submitSchema } from './schemas.js';
import { verificationToWire } from './wire.js';

export interface VerificationDeps extends ReceiveDeps {
  readonly baseUrl: () => string;
  readonly signedAddresses: SignedAddresses;
}

const mayRead = { permission: 'verification:read' } as const;
const mayWrite = { permission: 'verification:write' } as const;

export const verificationRoutes =
  (deps: VerificationDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/verification', { schema: submitSchema, config: mayWrite }, async (request, reply) => {
      const received = await receiveSubmission(deps, request, reply, {
        kind: 'verification',
        fields: VERIFICATION_FIELDS,
        files: VERIFICATION_FILES,
        read: readSubmission,
        find: (organizationId, verificationId) => deps.store.findVerification(organizationId, verificationId),
      });
      if ('job' in received) return received;
      return { result: verificationToWire(received.made, deps.baseUrl(), answerIn(request, reply)) };
    });

    app.get('/verification', { schema: listSchema, config: mayRead }, async (request, reply) => {
      const { organizationId } = callerOf(request);
      const baseUrl = deps.baseUrl();
      const language = answerIn(request, reply);
      return sendPage(reply, request.query, {
        read: (wanted) => listVerifications(deps.store, organizationId, { ...request.query, ...wanted }),
        idOf: ({ verificationId }) => verificationId,
        toWire: (verification) => verificationToWire(verification, baseUrl, language),
      });
    });

    app.get(
      '/verification/:verificationId',
      { schema: getSchema, config: mayRead },
      async (request, reply) => {
        const caller = callerOf(request);
        const { verificationId } = request.params;
        const verification = await getVerification(deps.store, caller.organizationId, verificationId);
        const result = verificationToWire(verification, deps.baseUrl(), answerIn(request, reply));
        const files = deps.signedAddresses.signed(result.files, caller, request.query.signed);
        return { result: { ...result, files } };
      },
    );
  };
