/** As long as a session lives without a request (accounts/sessions.ts): who has gone keeps nobody from a record. */
export const CLAIM_MS = 30 * 60_000;
