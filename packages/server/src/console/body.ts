import { Type } from '@fastify/type-provider-typebox';

export { readBody, takeJson } from '../http/json-body.js';

/** Some text within a line. */
export const Line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description });
export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@]+@[^\\s@]+$',
  description: 'Where a person is reached; capital letters do not count.',
});
