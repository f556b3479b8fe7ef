import type { Scored } from './scored.js';

/**
 * Area under the ROC curve: how often a tampered file scores higher than an honest one, ties counting half.
 * The Mann-Whitney statistic U / (m n), from midranks.
 * @see Hanley & McNeil, "The meaning and use of the area under a ROC curve", Radiology 143 (1982) 29-36.
 * @returns undefined when there is no tampered or no honest file
 */
export function rocAuc(files: readonly Scored[]): number | undefined {
  const sorted = [...files].sort((a, b) => a.score - b.score);
  const tamperedCount = files.filter(({ tampered }) => tampered).length;
  const honestCount = files.length - tamperedCount;
  if (tamperedCount === 0 || honestCount === 0) return undefined;
  let tamperedRankSum = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end++;
    const midrank = (start + 1 + end) / 2;
    for (let index = start; index < end; index++) if (sorted[index]?.tampered) tamperedRankSum += midrank;
    start = end;
  }
  return (tamperedRankSum - (tamperedCount * (tamperedCount + 1)) / 2) / (tamperedCount * honestCount);
}
