import { Type } from '@fastify/type-provider-typebox';
import { nullable } from '../../http/schema-types.js';
import { BASIS_WORDS, TRUTH_WORDS } from '../../labels/schemas.js';

export const LabelEntry = Type.Object({
  labelId: Type.Integer(),
  at: Type.String(),
  by: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()], {
    description: 'Null for a program.',
  }),
  credential: nullable(
    Type.String({ description: 'Of a program, as the audit log names it; null for a person.' }),
  ),
  truth: TRUTH_WORDS,
  basis: nullable(BASIS_WORDS),
  note: Type.String({ description: 'May be empty.' }),
});

export const LabelsBody = Type.Object({
  count: Type.Integer(),
  data: Type.Array(LabelEntry, { description: 'Oldest first; the last one counts.' }),
});
