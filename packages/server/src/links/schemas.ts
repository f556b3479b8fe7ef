import { EVIDENCE_TYPES, LINK_TYPES, type LinkMetadata, STRENGTHS } from '@assay/linking';
import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { nullable, word } from '../http/schema-types.js';
import type { Detection } from '../store/detection-types.js';

const direction = word(
  ['outbound', 'inbound'],
  '`outbound` when this detection made the link, `inbound` when the other did.',
);
const strength = word(STRENGTHS);
const detectionId = Type.Integer({ minimum: 1 });
const counts = (of: string) =>
  Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 1 },
    description: `Links of this page by ${of}.`,
  });
const checkType = (whose: string) =>
  nullable(Type.String({ description: `Type of check that looks at the same thing in ${whose}.` }));

export const EvidenceLinkOnWire = Type.Object(
  {
    direction,
    sourceFraudDetectionId: Type.Integer({
      minimum: 1,
      description: 'The detection that made the link: the later of the two.',
    }),
    relatedFraudDetectionId: Type.Integer({
      minimum: 1,
      description: 'The detection that was there before.',
    }),
    linkType: word(LINK_TYPES),
    evidenceType: word(EVIDENCE_TYPES, 'The kind of fingerprint that the link rests on.'),
    evidenceValue: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'Keyed hash of what is shared: nothing can be read back from it.',
    }),
    strength,
    sourceCheckType: checkType('the source'),
    relatedSourceCheckType: checkType('the related detection'),
    metadata: Type.Unsafe<LinkMetadata>({
      type: 'object',
      additionalProperties: true,
      description: 'What the strength rests on, without any personal value.',
    }),
    createdOn: nullable(Type.String({ description: 'UTC without zone.' })),
  },
  { $id: 'EvidenceLink' },
);

export const RelatedDetection = Type.Object(
  {
    detectionId,
    linkCount: Type.Integer({ minimum: 1 }),
    linkTypes: Type.Array(word(LINK_TYPES)),
    directions: Type.Array(direction),
    strongestStrength: nullable(strength),
    sourceFilename: nullable(Type.String({ description: 'First character, `***`, extension.' })),
    docCategory: nullable(Type.String({ description: 'Group of the document type.' })),
    documentType: nullable(Type.String({ description: '`<group>/<type>`.' })),
    likelihood: nullable(Type.Number({ minimum: 0, maximum: 100 })),
    likelihoodBand: nullable(word<Detection['fraudSeverity']>(['low', 'medium', 'high'])),
  },
  { $id: 'RelatedDetection' },
);

export const DetectionEvidenceLinks = Type.Object(
  {
    detectionId: Type.Integer({ minimum: 1, description: 'The detection at the center.' }),
    count: Type.Integer({ minimum: 0, description: 'Links returned.' }),
    summary: Type.Object({
      byLinkType: counts('type'),
      byStrength: counts('strength'),
      criticalCount: Type.Integer({ minimum: 0 }),
      hasCriticalLinks: Type.Boolean({ description: 'Of all links: the strongest come first.' }),
      strongestStrength: nullable(strength),
    }),
    relatedDetections: Type.Array(refTo(RelatedDetection), {
      description: 'The links by detection; strongest first, then most links.',
    }),
    links: Type.Array(refTo(EvidenceLinkOnWire), { description: 'Strongest first, then newest.' }),
  },
  { $id: 'DetectionEvidenceLinksResponse' },
);

/** Added to the application under their `$id`, for the references between them. */
export const LINK_COMPONENTS = [EvidenceLinkOnWire, RelatedDetection, DetectionEvidenceLinks];

export const MAX_LINKS = 500;

export const linksSchema = {
  operationId: 'getDetectionEvidenceLinks',
  summary: 'Get the evidence links of a detection',
  description:
    'What the detection shares with others of the organization: with earlier ones, found when it was made, and with later ones. A link is no accusation.',
  tags: ['Fraud detection'],
  params: Type.Object({ detectionId: Type.Integer() }),
  querystring: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: MAX_LINKS, default: 50 }) }),
  response: {
    200: { ...refTo(DetectionEvidenceLinks), description: 'The links.' },
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};
