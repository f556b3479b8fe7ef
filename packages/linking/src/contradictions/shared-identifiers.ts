import { type IdentifierOf, identifierPartOf, isTelling } from '../fingerprints/identifier/parts.js';
import type { Dossier, Fingerprint } from '../types.js';

/** An identifier that both documents give. */
export interface SharedIdentifier {
  readonly part: string;
  readonly of: IdentifierOf;
  /** Scheme, issuer and number, as the fingerprint has it. */
  readonly text: string;
  /** Whether sharing it means the same person, account or document. */
  readonly isTelling: boolean;
}

export function sharedIdentifiers(newer: Dossier, earlier: Dossier): SharedIdentifier[] {
  const known = new Set(earlier.fingerprints.flatMap((fingerprint) => textOf(fingerprint) ?? []));
  return newer.fingerprints.flatMap((fingerprint): SharedIdentifier[] => {
    const text = textOf(fingerprint);
    const info = identifierPartOf(fingerprint.part);
    if (text === undefined || info === undefined || !known.has(text)) return [];
    return [{ part: fingerprint.part, of: info.of, text, isTelling: isTelling(fingerprint.part) }];
  });
}

const textOf = ({ kind, value }: Fingerprint): string | undefined =>
  kind === 'identifier' && value.form === 'exact' ? value.text : undefined;
