import { Type } from '@fastify/type-provider-typebox';
import { nullable, word } from '../../http/schema-types.js';
import { ALL_REASONS, MOST_WORDS } from '../../reviews/rules.js';
import { DECISIONS, REVIEW_STATES } from '../../store/review-types.js';
import { SUBMISSION_KINDS } from '../../store/submission-types.js';
import { Line } from '../body.js';

/** More than a record lists: five places a check at first, and the rest on demand. */
const MOST_LOOKED_AT = 500;

const Person = Type.Object({ id: Type.Integer(), name: Type.String() });
const Reason = word(ALL_REASONS);

const EntryBody = Type.Object({
  entryId: Type.Integer(),
  at: Type.String(),
  by: Person,
  words: Type.String({ description: 'The person’s own; empty where there are none.' }),
  decision: nullable(word(DECISIONS, 'Null in a comment, as what follows.')),
  reason: nullable(Reason),
  isAgainst: nullable(Type.Boolean({ description: 'It is not what the machine had found.' })),
  left: nullable(
    word(
      REVIEW_STATES,
      'How far it left the record: `proposed`, `disputed`, else the decision, which stood.',
    ),
  ),
  lookedAt: nullable(Type.Array(Type.String(), { description: 'Findings that were looked at before.' })),
  versions: nullable(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Of what examined the record and of what showed it.',
    }),
  ),
});

const Claim = Type.Object(
  { by: Person, until: Type.String() },
  { description: 'Who has taken it up; till then it is nobody else’s next.' },
);
const STATE = {
  state: word(
    REVIEW_STATES,
    '`none` waits for nobody, `open` for a decision, `proposed` for a second person, `disputed` for a third; else the last decision.',
  ),
  isDrawn: Type.Optional(
    Type.Boolean({
      description: 'Why it waits, or waited: the checks cleared it, and it was drawn at random.',
    }),
  ),
  claim: Type.Optional(Claim),
};
export const ReviewSummaryBody = Type.Object(STATE);

export const WaitingBody = Type.Object({
  open: Type.Integer({ description: 'Exact up to 10,000.' }),
  escalated: Type.Integer(),
  proposed: Type.Integer({ description: 'One’s own among them.' }),
  disputed: Type.Integer(),
  forYou: Type.Object(
    { proposed: Type.Integer(), disputed: Type.Integer() },
    { description: 'Those of them that one had no part in, and may decide.' },
  ),
});
export const NextBody = Type.Object({
  next: nullable(
    Type.Object(
      { kind: word(SUBMISSION_KINDS), id: Type.Integer() },
      { description: 'Null where none waits.' },
    ),
  ),
});

export const ReviewBody = Type.Object({
  ...STATE,
  entries: Type.Array(EntryBody, {
    description:
      'Decisions and comments, oldest first. A proposal that stands, and what its author said since, are shown to the author alone.',
  }),
  last: Type.Optional(
    Type.Integer({ description: 'The last decision, shown or not: the `after` of the next one.' }),
  ),
  isParty: Type.Optional(
    Type.Boolean({
      description: 'The person proposed what stands, or is one of two who decided differently.',
    }),
  ),
  choices: Type.Array(
    Type.Object({
      decision: word(DECISIONS),
      isAgainst: Type.Boolean({ description: 'Needs words: it is not what the machine found.' }),
      isProposal: Type.Boolean({ description: 'A second person decides, too, before it stands.' }),
      reasons: Type.Array(Reason, { description: '`other` needs words.' }),
    }),
    { description: 'What the person may decide.' },
  ),
});

export const DecisionBody = Type.Object({
  decision: word(DECISIONS),
  reason: Reason,
  words: Type.Optional(
    Type.String({
      maxLength: MOST_WORDS,
      description: 'Needed, 20 characters or more, against the machine and for the reason `other`.',
      examples: ['The bank confirmed the change on the telephone.'],
    }),
  ),
  lookedAt: Type.Array(Type.String({ pattern: '^[a-z]+\\.[a-z-]{1,60}(\\.\\d{1,5})?$' }), {
    maxItems: MOST_LOOKED_AT,
    description: 'Findings that were looked at.',
  }),
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The last decision, as the review names it, where there was one.',
    }),
  ),
});

export const CommentBody = Type.Object({ words: Line(MOST_WORDS, 'What somebody has to say.') });
