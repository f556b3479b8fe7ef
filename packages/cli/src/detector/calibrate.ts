import {
  calibrateDetector,
  type DetectorCalibration,
  LEAST_GENERATED_PICTURES,
  leastHonestPictures,
  parseGenerationCard,
  rarestFalseAlarms,
  weightOf,
} from '@assay/forensics';
import { type Format, sniff } from '@assay/media';
import {
  type Analyst,
  cardPathOf,
  generationFingerprint,
  readSettings,
  type Settings,
  uncalibratedGenerationFiles,
} from '@assay/server';
import { describeFolder } from '../batch/describe-folder.js';
import type { FileKinds } from '../batch/find-files.js';
import { lookAtBoth } from '../batch/look-at-both.js';
import { type DistinctFile, type DistinctFiles, distinctFiles, shared } from '../batch/look-at-folder.js';
import { CommandError, type ExitReason } from '../exit-codes.js';
import { printable } from '../terminal-text.js';
import { describeCalibration } from './report.js';
import { writeCalibration } from './write-calibration.js';

export interface CalibrateOptions {
  readonly honest: string;
  readonly generated: string;
  /** Share of honest pictures, 0..1. */
  readonly falseAlarms: number;
  readonly model?: string;
  readonly workers?: number;
  readonly write?: true;
}

/** More would be no bound. */
export const MOST_FALSE_ALARMS = 0.1;

/**
 * Measures the operator's network on the operator's pictures, prints what it tells, and writes it into its
 * card.
 */
export async function calibrate(options: CalibrateOptions): Promise<ExitReason> {
  const settings = settingsWithoutNetwork();
  const path = options.model ?? process.env.ASSAY_GENERATION_MODEL;
  if (!path) throw new CommandError('USAGE', 'name the network with --model or ASSAY_GENERATION_MODEL');
  const files = filesOf(path);
  const folders = [
    await distinctFiles(options.honest, FILES),
    await distinctFiles(options.generated, FILES),
  ] as const;
  refuseShared(...folders);
  refuseTooFew(picturesOf(folders[0]), picturesOf(folders[1]), options.falseAlarms);

  const [honest, generated] = await lookAtBoth(
    folders,
    { ...settings, generation: files },
    options.workers ?? settings.workers,
    look,
  );
  process.stdout.write(
    describeFolder('honest pictures', honest) + describeFolder('generated pictures', generated),
  );
  refuseTooFew(honest.numbers.length, generated.numbers.length, options.falseAlarms);
  const found = calibrateDetector(honest.numbers, generated.numbers, options.falseAlarms);
  process.stdout.write(describeCalibration(parseGenerationCard(files.card).name, found));
  if (weightOf(found, true) === 0) throw new CommandError('USAGE', sentenceOfUseless(found));

  const cardPath = cardPathOf(path);
  if (options.write)
    writeCalibration(cardPath, files.card, calibrationOf(found, generationFingerprint(files)));
  process.stdout.write(
    options.write
      ? `written to ${printable(cardPath)}\n`
      : `not written to ${printable(cardPath)}: repeat with --write\n`,
  );
  return honest.problems.length + generated.problems.length > 0 ? 'NOT_EXAMINED' : 'LOW';
}

/** A network that is not yet calibrated stops the reading of the setting that names it; here it must not. */
const settingsWithoutNetwork = (): Settings => readSettings({ ...process.env, ASSAY_GENERATION_MODEL: '' });

function filesOf(path: string): ReturnType<typeof uncalibratedGenerationFiles> {
  try {
    return uncalibratedGenerationFiles(path);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError('USAGE', error.message);
    throw error;
  }
}

/** PDFs are found, and said to be no pictures. */
const FILES: FileKinds<Format> = { kindOf: sniff, names: 'PDF, JPEG, PNG or WebP' };

const picturesOf = ({ files }: DistinctFiles<Format>): number =>
  files.filter(({ format }) => format !== 'pdf').length;

async function look(analyst: Analyst, { path, format }: DistinctFile<Format>): Promise<number | string> {
  if (format === 'pdf') return 'not a picture';
  return (await analyst.look({ path, format }))?.logit ?? 'too small for the network';
}

function refuseShared(honest: DistinctFiles<Format>, generated: DistinctFiles<Format>): void {
  const both = shared(honest, generated);
  if (both)
    throw new CommandError(
      'USAGE',
      `${both.count} of the honest pictures also lie among the generated ones, ${printable(both.path)} first`,
    );
}

function refuseTooFew(honest: number, generated: number, falseAlarms: number): void {
  const least = leastHonestPictures(falseAlarms);
  if (honest < least) {
    const claim = rarestFalseAlarms(honest);
    const otherwise =
      claim <= MOST_FALSE_ALARMS
        ? `they let you claim ${percent(claim)} (--false-alarms ${claim})`
        : `the least for any claim is ${leastHonestPictures(MOST_FALSE_ALARMS)}`;
    throw new CommandError(
      'USAGE',
      `to claim ${percent(falseAlarms)} of false alarms takes at least ${least} honest pictures, and there are ${honest}; ${otherwise}`,
    );
  }
  if (generated < LEAST_GENERATED_PICTURES)
    throw new CommandError(
      'USAGE',
      `at least ${LEAST_GENERATED_PICTURES} generated pictures are needed, and there are ${generated}`,
    );
}

const percent = (share: number): string => `${Number((100 * share).toFixed(2))} %`;

function sentenceOfUseless({ auc }: DetectorCalibration): string {
  const why =
    auc < 0.5
      ? 'it rates honest pictures higher than generated ones: does "index" of its card name the wrong number?'
      : 'it takes hardly more generated pictures for generated than honest ones.';
  return `the network cannot be used with these pictures: ${why}`;
}

const calibrationOf = ({ threshold, falseAlarms, detected }: DetectorCalibration, fingerprint: string) => ({
  date: new Date().toISOString().slice(0, 10),
  threshold,
  falseAlarmRate: falseAlarms.count / falseAlarms.total,
  detectionRate: detected.count / detected.total,
  honestPictures: falseAlarms.total,
  generatedPictures: detected.total,
  fingerprint,
});
