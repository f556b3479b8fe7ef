import EXAMPLES from './api-examples.json' with { type: 'json' };
import type { Described } from './response-headers.js';

/** One example of a body. */
export interface ApiExample {
  readonly summary: string;
  readonly value: unknown;
}

/** What was sent to an operation and what it answered, by status. */
export interface OperationExamples {
  readonly request?: ApiExample;
  readonly responses: Readonly<Record<string, ApiExample>>;
}

/** By operationId, as `npm run openapi:examples` recorded them. */
const RECORDED: Readonly<Record<string, OperationExamples>> = EXAMPLES;

interface Body {
  readonly content?: Record<string, { examples?: Readonly<Record<string, ApiExample>> }>;
}
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

/** Puts the recorded examples to the operations of a description, which it changes. */
export function giveExamples(description: Described): Described {
  for (const operations of Object.values(description.paths ?? {}))
    for (const { operationId = '', requestBody, responses = {} } of Object.values(
      operations,
    ) as Operation[]) {
      const recorded = RECORDED[operationId];
      giveExample(requestBody, recorded?.request);
      for (const [status, response] of Object.entries(responses))
        giveExample(response, recorded?.responses[status]);
    }
  return description;
}

function giveExample(body: Body | undefined, example: ApiExample | undefined): void {
  const [content] = Object.values(body?.content ?? {});
  if (content && example) content.examples = { recorded: example };
}
