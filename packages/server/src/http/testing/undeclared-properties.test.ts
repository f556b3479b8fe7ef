import { expect, test } from 'vitest';
import { type Description, undeclaredProperties } from './undeclared-properties.js';

const description: Description = {
  components: {
    schemas: { Record: { properties: { id: {}, tags: { items: { properties: { name: {} } } } } } },
  },
  paths: {
    '/records/{id}': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    result: { anyOf: [{ $ref: '#/components/schemas/Record' }, {}] },
                    record: { $ref: '#/components/schemas/Record' },
                    counts: { additionalProperties: { properties: { pages: {} } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
const get = (body: unknown) =>
  undeclaredProperties(description, { method: 'GET', path: '/records/7', status: 200, body });

test('what a schema names is declared, at any depth; a free schema takes all', () => {
  expect(
    get({
      result: { anything: 1 },
      record: { id: 7, tags: [{ name: 'a' }] },
      counts: { detection: { pages: 2 } },
    }),
  ).toEqual([]);
});

test('what none names is told with its path', () => {
  expect(
    get({
      secret: 1,
      record: { storedName: 'x', tags: [{ name: 'a' }, { key: 'b' }] },
      counts: { parse: { bytes: 2 } },
    }),
  ).toEqual(['/secret', '/record/storedName', '/record/tags/1/key', '/counts/parse/bytes']);
});

test('an answer that no route announces is told as such', () => {
  expect(
    undeclaredProperties(description, { method: 'GET', path: '/others', status: 200, body: {} }),
  ).toEqual(['GET /others 200']);
});
