import type { Format } from '@assay/media';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { word } from '../http/schema-types.js';

/** A model that a submission may name: what it takes, and the version that its records carry. */
export interface Model<Name extends string = string> {
  readonly name: Name;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: 'fraud-detection' | 'document-parsing';
  readonly accepts: readonly Format[];
  /** Raised whenever the same bytes may give another answer. */
  readonly version: string;
}

export const ModelDescriptor = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    tags: Type.Array(Type.String()),
    category: word(['fraud-detection', 'document-parsing']),
    validInputTypes: Type.Array(word(['image', 'document'])),
    validFileTypes: Type.Array(Type.String()),
    ownedBy: Type.String(),
    version: Type.String(),
  },
  { $id: 'ModelDescriptor' },
);

/** A model as the API spells it; `jpg` and `jpeg` are both names of what the content calls `jpeg`. */
export function modelToWire({
  name,
  description,
  tags,
  category,
  accepts,
  version,
}: Model): Static<typeof ModelDescriptor> {
  return {
    name,
    description,
    tags: [...tags],
    category,
    validInputTypes: accepts.includes('pdf') ? ['image', 'document'] : ['image'],
    validFileTypes: accepts.flatMap((format) => (format === 'jpeg' ? ['jpg', 'jpeg'] : [format])),
    ownedBy: 'assay',
    version,
  };
}
