import { Type } from '@fastify/type-provider-typebox';
import { FileEntry } from '../files/wire.js';
import { refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import type { Country, MediaType } from '../store/record-types.js';

export const TagEntry = Type.Object({ name: Type.String(), value: Type.String() }, { $id: 'Tag' });

/** What a record of one file says of it, told from the content. */
export const uploadFields = {
  mediaType: word<MediaType>(['image', 'document']),
  fileType: word(['jpeg', 'png', 'webp', 'pdf'], 'Told from the content.'),
  fileName: Type.String({ description: 'Original upload name.' }),
  fileSize: Type.Integer({ minimum: 1, description: 'Bytes.' }),
};

/** What every record says of when and why it was made, and where its files are. */
export const recordFields = {
  timestamp: Type.Integer({ description: 'Unix seconds.' }),
  timestampISO: Type.String({
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}$',
    description: 'UTC without zone.',
  }),
  tags: Type.Array(refTo(TagEntry)),
  files: Type.Array(refTo(FileEntry)),
};

export const countryField = word<Country>(['us', 'mx', 'br']);

/** The headers of every submission. */
export const submissionHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        'For 24 hours the same key with the same form returns the first answer; with another form it is 409.',
    }),
  ),
  prefer: Type.Optional(
    Type.String({ description: '`respond-async`: answer with a job at once and examine the file later.' }),
  ),
});

/** The form fields of every submission, beside its files and its model. */
export const submissionFields = {
  tags: Type.Optional(
    Type.String({
      description:
        'JSON object of at most 50 names (1 to 128 characters) and values (up to 1,024 characters).',
    }),
  ),
  country: Type.Optional(
    Type.String({ description: '`us`, `mx` or `br`; anything else is `us`.', default: 'us' }),
  ),
};
