import type { Static, TSchema } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ValidationError, type ValidationIssue } from '../errors.js';
import * as issue from './validation-issues.js';

/** The part of JSON Schema that JSON bodies use; the same schema is published. */
interface BodySchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: BodySchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
}

/** U+0000 and halves of surrogate pairs cannot be stored as they were sent. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

const MAX_BODY_BYTES = 64 * 1024;

/** Lets the routes of `app` take JSON; everywhere else forms are the only bodies. */
export function takeJson(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, text, done) => {
      try {
        // Some programs name the type where they send nothing; what needs a body says that it is missing.
        done(null, text === '' ? undefined : JSON.parse(String(text)));
      } catch {
        done(
          new ValidationError([{ loc: ['body'], msg: 'Input should be valid JSON', type: 'json_invalid' }]),
        );
      }
    },
  );
}

/** The request's JSON as its route's schema has it. @throws ValidationError */
export function readBody<Schema extends TSchema>(request: FastifyRequest, schema: Schema): Static<Schema> {
  const body = request.body ?? {};
  const issues = issuesOf(body, schema as BodySchema, ['body']);
  if (issues.length > 0) throw new ValidationError(issues);
  return body as Static<Schema>;
}

function issuesOf(value: unknown, schema: BodySchema, loc: ValidationIssue['loc']): ValidationIssue[] {
  if (schema.type === 'object') return objectIssues(value, schema, loc);
  if (schema.type === 'integer') return numberIssues(value, schema, loc);
  if (schema.type === 'number' || (typeof value === 'number' && schema.type?.includes('number')))
    return numberIssues(value, schema, loc);
  if (schema.type === 'boolean')
    return typeof value === 'boolean'
      ? []
      : [{ loc, msg: 'Input should be a valid boolean', type: 'bool_parsing' }];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [{ loc, msg: 'Input should be a valid list', type: 'dict_type' }];
    if (value.length < (schema.minItems ?? 0))
      return [{ loc, msg: `List should have at least ${schema.minItems} items`, type: 'too_short' }];
    if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY))
      return [{ loc, msg: `List should have at most ${schema.maxItems} items`, type: 'too_long' }];
    return value.flatMap((item, index) => issuesOf(item, schema.items ?? {}, [...loc, index]));
  }
  return textIssues(value, schema, loc);
}

function objectIssues(value: unknown, schema: BodySchema, loc: ValidationIssue['loc']): ValidationIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ loc, msg: 'Input should be a valid dictionary', type: 'dict_type' }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const sent = (value as Record<string, unknown>)[name];
    if (sent !== undefined && sent !== null) return issuesOf(sent, property, [...loc, name]);
    return schema.required?.includes(name) ? [issue.missing([...loc, name])] : [];
  });
}

function numberIssues(
  value: unknown,
  { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: BodySchema,
  loc: ValidationIssue['loc'],
): ValidationIssue[] {
  if (type === 'integer' && !Number.isSafeInteger(value))
    return [{ loc, msg: 'Input should be a valid integer', type: 'int_parsing' }];
  if (typeof value !== 'number')
    return [{ loc, msg: 'Input should be a valid number', type: 'float_parsing' }];
  const number = value as number;
  if (number < minimum) return [issue.tooSmall(loc, String(number), minimum)];
  return number > maximum ? [issue.tooGreat(loc, String(number), maximum)] : [];
}

function textIssues(value: unknown, schema: BodySchema, loc: ValidationIssue['loc']): ValidationIssue[] {
  if (typeof value !== 'string') return [{ loc, msg: 'Input should be a valid string', type: 'string_type' }];
  if (NOT_TEXT.test(value))
    return [{ loc, msg: 'Input should be valid Unicode text', type: 'string_unicode' }];
  const { minLength = 0, maxLength = MAX_BODY_BYTES, pattern } = schema;
  if ([...value].length < minLength) return [issue.tooShort(loc, minLength)];
  if ([...value].length > maxLength) return [issue.tooLong(loc, maxLength)];
  if (schema.enum && !schema.enum.includes(value)) return [issue.notAChoice(loc, value, schema.enum)];
  // The value is not sent back: it may be a password or an address.
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    const { input: _input, ...rest } = issue.notMatching(loc, value, pattern);
    return [rest];
  }
  return [];
}
