import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { SignedAddresses } from '../files/signed-addresses.js';
import { sendPage } from '../lists/page.js';
import { modelToWire } from '../models/descriptor.js';
import { type ReceiveDeps, receiveSubmission } from '../submission/receive.js';
import { PARSING_FIELDS, readSubmission } from './form.js';
import { MODEL_NAMES, PARSING_MODELS } from './models.js';
import { getParsing, listParsings } from './records.js';
import { getSchema, listSchema, modelsSchema, submitSchema } from './schemas.js';
import { type ListSpelling, listedParsingToWire, parsingToWire } from './wire.js';

export interface ParsingDeps extends ReceiveDeps {
  readonly baseUrl: () => string;
  readonly signedAddresses: SignedAddresses;
  /** Of a value in `parsedData`, 0..1. */
  readonly parsedConfidence: number;
  readonly spellFields: ListSpelling['spellFields'];
}

const mayRead = { permission: 'parse:read' } as const;
const mayWrite = { permission: 'parse:write' } as const;

export const parsingRoutes =
  (deps: ParsingDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/parse', { schema: submitSchema, config: mayWrite }, async (request, reply) => {
      const received = await receiveSubmission(deps, request, reply, {
        kind: 'parse',
        fields: PARSING_FIELDS,
        files: ['file'],
        read: readSubmission,
        find: (organizationId, parseId) => deps.store.findParsing(organizationId, parseId),
      });
      if ('job' in received) return received;
      return { result: parsingToWire(received.made, deps.baseUrl(), deps.parsedConfidence) };
    });

    app.get('/parse', { schema: listSchema, config: mayRead }, async (request, reply) => {
      const { include, ...query } = request.query;
      const { organizationId } = callerOf(request);
      const spelling: ListSpelling = {
        baseUrl: deps.baseUrl(),
        leastConfidence: deps.parsedConfidence,
        withFields: include === 'fields',
        spellFields: deps.spellFields,
      };
      return sendPage(reply, query, {
        read: (wanted) => listParsings(deps.store, organizationId, { ...query, ...wanted }),
        idOf: ({ parseId }) => parseId,
        toWire: (parsing) => listedParsingToWire(parsing, spelling),
      });
    });

    app.get('/parse/:parseId', { schema: getSchema, config: mayRead }, async (request) => {
      const caller = callerOf(request);
      const parsing = await getParsing(deps.store, caller.organizationId, request.params.parseId);
      const result = parsingToWire(parsing, deps.baseUrl(), deps.parsedConfidence);
      const files = deps.signedAddresses.signed(result.files, caller, request.query.signed);
      return { result: { ...result, files } };
    });

    app.get('/parsing-models', { schema: modelsSchema, config: mayRead }, async () =>
      MODEL_NAMES.map((name) => modelToWire(PARSING_MODELS[name])),
    );
  };
