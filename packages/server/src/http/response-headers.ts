interface Response {
  headers?: Record<string, { readonly $ref: string }>;
}
interface Operation {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses?: Record<string, Response>;
}

/** What of an OpenAPI description is read and changed here. */
export interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components?: object;
}

/** Every header that an answer may have beside those of HTTP itself, as the description names them. */
const HEADERS = {
  'X-Request-Id': header('string', 'Names this request in the log: what was sent as such, or a new one.'),
  'Assay-Test-Mode': header('string', '`true` in every answer to a key of test mode.'),
  'Retry-After': header('integer', 'Seconds after which to try again.'),
  Location: header('string', 'Where the job is: `/v1/jobs/{jobId}`.'),
  'Preference-Applied': header('string', '`respond-async`: the sender asked not to wait.'),
  'Idempotent-Replayed': header('string', '`true` where this is what the same key was answered before.'),
};

type HeaderName = keyof typeof HEADERS;

function header(type: 'string' | 'integer', description: string): object {
  return { description, schema: { type } };
}

/** Which of them an answer may have: `status` is of three digits. */
function headersOf(operation: Operation, status: string): HeaderName[] {
  const isPublic = operation.security?.length === 0;
  const canRepeat = operation.parameters?.some(({ name }) => name === 'idempotency-key') ?? false;
  return [
    'X-Request-Id',
    ...(isPublic || status === '401' ? [] : (['Assay-Test-Mode'] as const)),
    ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
    ...(status === '202' ? (['Location', 'Preference-Applied'] as const) : []),
    ...(canRepeat && status === '200' ? (['Idempotent-Replayed'] as const) : []),
  ];
}

/** Names the headers of every answer in a description, which it changes. */
export function describeHeaders(description: Described): Described {
  for (const operations of Object.values(description.paths ?? {}))
    for (const operation of Object.values(operations) as Operation[])
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        response.headers = Object.fromEntries(
          headersOf(operation, status).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
        );
  description.components = { ...description.components, headers: HEADERS };
  return description;
}
