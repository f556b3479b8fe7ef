import { address } from '../../api/call.js';
import type { Band, Kind } from '../../api/types.js';
import { m } from '../../messages/index.js';

/** What of the record the list of uploads shows. */
export interface Answer {
  readonly id: number;
  readonly likelihood?: number;
  readonly band?: Band;
}

type Result =
  | { readonly kind: 'stored'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  | { readonly kind: 'cancelled' };

export interface Sending {
  readonly result: Promise<Result>;
  cancel(): void;
}

/**
 * Sends a form and tells how much of it is sent, from 0 to 1: `fetch` cannot, `XMLHttpRequest` can. The result is
 * never a rejection.
 */
export function sendForm(
  kind: Kind,
  fields: Readonly<Record<string, string | File>>,
  onSent: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('kind', kind);
  // Files last, so that the server knows the rest when they come.
  const parts = Object.entries(fields);
  for (const [name, value] of parts.filter(([, value]) => typeof value === 'string'))
    form.append(name, value);
  for (const [name, value] of parts.filter(([, value]) => typeof value !== 'string'))
    form.append(name, value);
  const result = new Promise<Result>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total);
    request.upload.onload = () => onSent(1);
    request.onload = () => resolve(resultOf(request));
    request.onerror = () => resolve({ kind: 'refused', sentence: m.failures.unreachable });
    request.onabort = () => resolve({ kind: 'cancelled' });
  });
  request.open('POST', address('/submissions'));
  request.setRequestHeader('x-assay-console', '1');
  request.responseType = 'json';
  request.send(form);
  return { result, cancel: () => request.abort() };
}

interface Body {
  readonly result?: {
    readonly detectionId?: number;
    readonly parseId?: number;
    readonly verificationId?: number;
    readonly likelihood?: number;
    readonly fraudSeverity?: Band;
  };
  readonly detail?: readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
  readonly message?: string;
}

function resultOf(request: XMLHttpRequest): Result {
  const body = (request.response ?? {}) as Body;
  if (request.status === 200 || request.status === 201) {
    const record = body.result ?? {};
    const id = record.detectionId ?? record.parseId ?? record.verificationId ?? 0;
    const { likelihood, fraudSeverity } = record;
    return {
      kind: 'stored',
      answer: {
        id,
        ...(likelihood !== undefined && { likelihood }),
        ...(fraudSeverity && { band: fraudSeverity }),
      },
    };
  }
  if (request.status === 503 || request.status === 429)
    return { kind: 'busy', retryAfterSeconds: Number(request.getResponseHeader('retry-after')) };
  const sentences = body.detail?.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  return { kind: 'refused', sentence: sentences?.join(' ') ?? body.message ?? m.failures.unexpected };
}
