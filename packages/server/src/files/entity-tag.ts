/** A file never changes: its SHA-256 is a strong entity tag. */
export const entityTag = (sha256: string): string => `"${sha256}"`;

/** Whether an `If-None-Match` header names the tag; weak comparison (RFC 9110, section 13.1.2). */
export function noneMatchNames(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
