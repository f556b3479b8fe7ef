import { type FastifyPluginAsyncTypebox, type Static, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { permissionsOf } from '../../accounts/roles.js';
import { correctedField, namesFor, requireForm } from '../../corrections/corrected-field.js';
import { entriesOf } from '../../corrections/entries.js';
import { AssayError, ValidationError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import * as issue from '../../http/validation-issues.js';
import { getParsing } from '../../parsing/records.js';
import {
  type Correction,
  correctionState,
  type FieldPlace,
  type FieldValue,
  type NewCorrection,
} from '../../store/correction-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, membershipOf, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { CorrectionBody, CorrectionsBody, SeenEntry } from './schemas.js';
import { correctionsToWire } from './wire.js';

const tags = ['Corrections'];
const Id = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const PathParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  path: Type.String({ description: 'As in `fields` of the record: `accounts[0].transactions[3].date`.' }),
});
const Added = Type.Object({ entryId: Type.Integer() });
const Nothing = Type.Null({ description: 'Nothing that was said before holds any more.' });

const readSchema = {
  operationId: 'getCorrections',
  summary: 'What people say of the fields of a parsed document',
  description: 'The record itself never changes.',
  tags,
  params: Id,
  response: { 200: CorrectionsBody, ...errorResponses(401, 403, 404, 422, 500) },
};
const correctSchema = {
  operationId: 'correctField',
  summary: 'Say what a field is, or that it is not on the document',
  description: 'A later correction takes the place of the one before; both are kept.',
  tags,
  params: PathParams,
  body: CorrectionBody,
  response: { 201: Added, ...errorResponses(401, 403, 404, 409, 422, 500) },
};
const withdrawSchema = {
  operationId: 'withdrawCorrection',
  summary: 'Take a correction back',
  tags,
  params: PathParams,
  querystring: SeenEntry,
  response: { 204: Nothing, ...errorResponses(401, 403, 404, 409, 422, 500) },
};
const checkSchema = {
  operationId: 'checkFields',
  summary: 'Say that every field was looked at',
  description: 'What is not corrected is right, then.',
  tags,
  params: Id,
  body: SeenEntry,
  response: { 201: Added, ...errorResponses(401, 403, 404, 409, 422, 500) },
};
const uncheckSchema = {
  ...withdrawSchema,
  operationId: 'uncheckFields',
  summary: 'Take back that every field was looked at',
  params: Id,
};

export const correctionRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const write = { console: 'records:decide' } as const;

    app.get(
      '/parses/:id/corrections',
      { schema: readSchema, config: { console: 'records:read' } },
      async (request) => {
        const session = sessionIn(request);
        const { id } = request.params;
        const parsing = await getParsing(store, session.organizationId, id);
        const entries = await entriesOf(store, session.organizationId, id);
        const mayCorrect = permissionsOf(membershipOf(session)).has(write.console);
        return correctionsToWire(entries, await namesFor(parsing), mayCorrect);
      },
    );

    app.post('/parses/:id/checked', { schema: checkSchema, config: write }, async (request, reply) => {
      const { after } = readBody(request, SeenEntry);
      const entryId = await add(request, { path: null, change: 'checked', read: null, is: null }, after);
      return reply.code(201).send({ entryId });
    });

    app.delete('/parses/:id/checked', { schema: uncheckSchema, config: write }, async (request, reply) => {
      const entries = await entriesOf(store, sessionIn(request).organizationId, request.params.id);
      const last = entries.at(-1)?.entryId;
      await withdraw(request, correctionState(entries).checked, request.query.after, last);
      return reply.code(204).send(null);
    });

    app.put(
      '/parses/:id/corrections/:path',
      { schema: correctSchema, config: write },
      async (request, reply) => {
        const { organizationId } = sessionIn(request);
        const { id, path } = request.params;
        const { place, after, ...said } = readBody(request, CorrectionBody);
        const parsing = await getParsing(store, organizationId, id);
        const { kind, read } = await correctedField(
          parsing,
          await entriesOf(store, organizationId, id),
          path,
        );
        const is = valueSaid(said);
        if (is !== null) await requireForm(kind, is);
        if (place) requirePlace(place, parsing.pageCount);
        const change = is === null ? 'absent' : 'is';
        const entryId = await add(request, { path, change, read, is, ...(is !== null && { place }) }, after);
        return reply.code(201).send({ entryId });
      },
    );

    app.delete(
      '/parses/:id/corrections/:path',
      { schema: withdrawSchema, config: write },
      async (request, reply) => {
        const { id, path } = request.params;
        const { corrections } = correctionState(
          await entriesOf(store, sessionIn(request).organizationId, id),
        );
        await withdraw(
          request,
          corrections.find((one) => one.path === path),
          request.query.after,
        );
        return reply.code(204).send(null);
      },
    );

    async function add(
      request: FastifyRequest,
      said: Pick<NewCorrection, 'path' | 'change' | 'read' | 'is' | 'place'>,
      after: number | undefined,
    ): Promise<number> {
      const session = sessionIn(request);
      const { id: parseId } = request.params as Static<typeof Id>;
      const { organizationId, person } = session;
      const entry = { organizationId, parseId, personId: person.id, atMicros: Date.now() * 1000 };
      const added = await store.addCorrection({ ...entry, ...said }, after);
      if (added === 'not-there') throw new AssayError('RECORD_NOT_FOUND', { parseId });
      if (added === 'outdated') throw new AssayError('CORRECTION_OUTDATED', { parseId });
      const { change, path } = said;
      const field = path === null ? {} : { field: path };
      await note(store, session, 'parse.corrected', `parse:${parseId}`, { entry: added, change, ...field });
      return added;
    }

    /** Nothing is written where nothing holds. @param last the last entry about the same */
    async function withdraw(
      request: FastifyRequest,
      holding: Correction | undefined,
      seen: number | undefined,
      last = holding?.entryId,
    ): Promise<void> {
      if (!holding) return;
      const { path, read } = holding;
      await add(request, { path, change: 'withdrawn', read, is: null }, seen ?? last);
    }
  };

/** Null for what is not on the document. @throws ValidationError unless it is either this or that */
function valueSaid({ is, absent }: Pick<Static<typeof CorrectionBody>, 'is' | 'absent'>): FieldValue | null {
  // A field that is null was not sent.
  const isSaid = (is ?? undefined) !== undefined;
  if (isSaid === (absent === true))
    throw new ValidationError([
      !isSaid
        ? issue.missing(['body', 'is'])
        : { ...issue.multipleValues(['body', 'absent'], 2), msg: 'Either `is` or `absent`, not both' },
    ]);
  return is ?? null;
}

/** @throws ValidationError for a place that is on no page */
function requirePlace({ page, boundingBox: { x1, y1, x2, y2 } }: FieldPlace, pageCount: number): void {
  if (page > pageCount)
    throw new ValidationError([issue.tooGreat(['body', 'place', 'page'], String(page), pageCount)]);
  if (x1 >= x2)
    throw new ValidationError([issue.tooSmall(['body', 'place', 'boundingBox', 'x2'], String(x2), x1)]);
  if (y1 >= y2)
    throw new ValidationError([issue.tooSmall(['body', 'place', 'boundingBox', 'y2'], String(y2), y1)]);
}
