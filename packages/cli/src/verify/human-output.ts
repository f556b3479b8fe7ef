import type { VerificationCheck } from '@assay/server';
import { printable } from '../terminal-text.js';
import { type ComparedPair, isCompared, type UncomparedPair } from './compare-files.js';

/** One pair for a reader at a terminal; ends with a line break. */
export function describe(pair: ComparedPair | UncomparedPair): string {
  if (!isCompared(pair)) return `${printable(pair.path)}\n  not compared: ${printable(pair.message)}\n`;
  const { verified, reasoning, checks } = pair.verdict;
  const files = [pair.id, pair.idBack, pair.selfie].flatMap((path) =>
    path === undefined ? [] : printable(path),
  );
  const lines = [
    files.join(' and '),
    `  ${verified ? 'verified' : 'not verified'}`,
    ...reasoning.map((sentence) => `  ${printable(sentence)}`),
    ...checks.map((check) => `  ${check.status.replace('_', ' ').padEnd(14)} ${describeCheck(check)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function describeCheck(check: VerificationCheck): string {
  if ('checkType' in check)
    return `${check.checkType}: ${check.faceCount.id} on the ID, ${check.faceCount.selfie} in the selfie`;
  return `${check.type} (${(check.confidence * 100).toFixed(1)} %): ${printable(check.details)}`;
}
