import type { Match } from '../compare/match.js';
import { areOfOneIssuer } from '../compare/stated-differences.js';
import type { Dossier } from '../types.js';

/** Where each kind of document names who issued it. */
const ISSUERS = ['bankName', 'employerName', 'vendorName', 'merchantName'] as const;

/**
 * Whether two documents are of one kind, arranged alike, and name the same issuer. All three: two banks may use one product's
 * template, and one bank's letters are made by other systems than its statements.
 */
export const areOfOneIssuerAndLayout = (
  newer: Dossier,
  earlier: Dossier,
  matches: readonly Match[],
): boolean =>
  newer.documentClass !== undefined &&
  newer.documentClass === earlier.documentClass &&
  matches.some((match) => match.newer.kind === 'layout') &&
  areOfOneIssuer(newer, earlier, ISSUERS);
