import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.told, logLikelihoodRatio: 0 },
    { measure: MEASURE.passedOn, logLikelihoodRatio: 0.1 },
    { measure: MEASURE.designTool, logLikelihoodRatio: 0.9 },
    { measure: MEASURE.photoEditor, logLikelihoodRatio: 1.1 },
  ],
  source:
    'By judgement, 2026-11-23 (README.md has counts of public files): issuers\u2019 papers seldom pass through a photo editor or a design tool, but people crop, ' +
    'turn and convert what they photographed with them; of 639 scanned receipts one names such a program. Held at 1.1 since no corpus of manipulated ' +
    'pictures keeps its metadata; below pdf.editor-mark, whose names stand on finished documents.',
};

export const CALIBRATION_OF_OBJECTS: Calibration = {
  points: [
    { measure: MEASURE.passedOn, logLikelihoodRatio: 0 },
    { measure: MEASURE.designTool, logLikelihoodRatio: 0.3 },
    { measure: MEASURE.photoEditor, logLikelihoodRatio: 0.4 },
  ],
  source:
    'Measured 2026-11-23 (README.md): 144 of 1,199 public photographs with the make of a camera name a photo editor, which is how common honest use is. ' +
    'If one in six manipulated ones still names one: ln(0.17/0.12) = 0.35, set to 0.4; design tools, in none of them, 0.3 by judgement.',
};
