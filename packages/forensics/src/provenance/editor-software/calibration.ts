import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.told, logLikelihoodRatio: 0 },
    { measure: MEASURE.passedOn, logLikelihoodRatio: 0.1 },
    { measure: MEASURE.designTool, logLikelihoodRatio: 0.9 },
    { measure: MEASURE.photoEditor, logLikelihoodRatio: 0.95 },
  ],
  source:
    'By judgment, 2026-11-23 (README.md has counts of public files): issuers\u2019 papers seldom pass through a photo editor or a design tool, but people crop, ' +
    'turn and convert what they photographed with them; of 639 scanned receipts one names such a program. No corpus of manipulated ' +
    'pictures keeps its metadata. Of other hands\u2019 pictures, 2026-11-30, 5 of 134 honest ones and 3 of 19 that their publisher altered name a photo editor: ' +
    'ln((3.5/20)/(5.5/135)) = 1.5; set to 0.95, below the middle band alone and beside another small doubt, since a name is context.',
};

export const CALIBRATION_OF_OBJECTS: Calibration = {
  points: [
    { measure: MEASURE.passedOn, logLikelihoodRatio: 0 },
    { measure: MEASURE.designTool, logLikelihoodRatio: 0.3 },
    { measure: MEASURE.photoEditor, logLikelihoodRatio: 0.4 },
  ],
  source:
    'Measured 2026-11-23 (README.md): 144 of 1,199 public photographs with the make of a camera name a photo editor, which is how common honest use is. ' +
    'If one in six manipulated ones still names one: ln(0.17/0.12) = 0.35, set to 0.4; design tools, in none of them, 0.3 by judgment.',
};
