import type { Asked, InsightDeps, LabelsAsked } from './asked.js';
import { type Calibration, calibrationOf } from './calibration.js';
import { type CheckFigures, checkFiguresOf } from './checks.js';
import { type PeopleFigures, peopleFiguresOf } from './people.js';
import { type FieldFigures, readingFiguresOf } from './reading.js';
import { type Volumes, volumesOf } from './volumes.js';

/** All of an organization's own figures. */
export interface Insights {
  readonly volumes: Volumes;
  readonly people: PeopleFigures;
  readonly checks: readonly CheckFigures[];
  readonly calibration: Calibration;
  readonly reading: readonly FieldFigures[];
}

export const insightsOf = async (deps: InsightDeps, asked: Asked & LabelsAsked): Promise<Insights> => ({
  volumes: await volumesOf(deps, asked),
  people: await peopleFiguresOf(deps, asked),
  checks: await checkFiguresOf(deps, asked),
  calibration: await calibrationOf(deps, asked),
  reading: await readingFiguresOf(deps, asked),
});
