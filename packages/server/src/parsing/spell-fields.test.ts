import { afterAll, expect, test } from 'vitest';
import type { RecordedField } from '../store/parsing-types.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import { Thread } from '../threads/thread.js';
import type { FieldsSpelling } from './spell-fields.js';
import { listedParsingToWire, parsingToWire } from './wire.js';

const thread = new Thread<FieldsSpelling, Uint8Array>(new URL('./spelling-thread.js', import.meta.url));
afterAll(() => thread.close());

const fields = Array.from(
  { length: 2_000 },
  (_, index): RecordedField => ({
    name: `accounts[0].transactions[${index}].description`,
    value: `Café "${index}"\u2028`,
    confidence: index % 2,
    source: 'text',
    page: 1,
  }),
);

test.each([true, false])(
  'a list spells a record of many fields as its own answer does, with fields: %s',
  async (withFields) => {
    const parsing = sampleParsing({ parseId: 7, fields });
    const { fields: _stored, ...others } = parsing;
    const listed = await listedParsingToWire(
      { ...others, fieldsJson: JSON.stringify(fields) },
      {
        baseUrl: 'http://a',
        leastConfidence: 0.5,
        withFields,
        spellFields: (spelling) => thread.run(spelling),
      },
    );
    const { fields: wireFields, ...wire } = parsingToWire(parsing, 'http://a', 0.5);
    expect(listed).toBeInstanceOf(Uint8Array);
    expect(JSON.parse(Buffer.from(listed as Uint8Array).toString('utf8'))).toEqual(
      withFields ? { ...wire, fields: wireFields } : wire,
    );
  },
);
