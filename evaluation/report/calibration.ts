import { fitPoints, heldOutRatios, type Measured, ratioCostBits } from '../calibrate.js';
import type { ExaminedFile, ScoredCheck } from '../examined-file.js';
import { textTable } from './text-table.js';

/** The files that the check examined, with its measure and its present ratio. */
function examinedBy(
  files: readonly ExaminedFile[],
  checkId: string,
): readonly (Measured & Pick<ScoredCheck, 'logLikelihoodRatio'>)[] {
  return files.flatMap(({ known, checks }) => {
    const check = checks.find((candidate) => candidate.checkId === checkId);
    if (check?.measure === undefined) return [];
    return [
      {
        measure: check.measure,
        tampered: known.tampered,
        group: known.group,
        logLikelihoodRatio: check.logLikelihoodRatio,
      },
    ];
  });
}

/**
 * The points that this corpus would give the check, and what present and fitted points cost; the fitted ones
 * are costed on groups left out of the fit.
 */
export function calibrationSection(files: readonly ExaminedFile[], checkId: string): string {
  const examined = examinedBy(files, checkId);
  const present = `The check examined ${examined.length} of ${files.length} files.`;
  try {
    const points = fitPoints(examined).map(({ measure, logLikelihoodRatio }) => [
      measure.toPrecision(4),
      logLikelihoodRatio.toFixed(2),
    ]);
    const costs = `Cost: present points ${ratioCostBits(examined).toFixed(3)} bits, fitted points on held-out origins ${ratioCostBits(heldOutRatios(examined)).toFixed(3)} bits (0 is perfect, 1 says nothing).`;
    return `${present}\n${costs}\n\n${textTable(['measure', 'fitted log-likelihood ratio'], points)}`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `${present}\nNo points can be fitted: ${error.message}.`;
  }
}
