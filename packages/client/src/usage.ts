import type { paths } from './generated/api.js';

/** Documents, pages, bytes and processor time by day and kind, and the quota where there is one. */
export type Usage = paths['/v1/usage']['get']['responses'][200]['content']['application/json'];

/** Days in UTC, `YYYY-MM-DD`, both inclusive. */
export interface UsageSpan {
  readonly from?: string;
  readonly to?: string;
}
