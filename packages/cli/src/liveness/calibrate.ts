import { type FittedSteps, fitSteps, leastPictures, type StepBounds } from '@assay/biometrics';
import { type ImageFormat, sniff, sniffVideo, type VideoFormat } from '@assay/media';
import {
  type Analyst,
  readSettings,
  type Settings,
  SettingsError,
  shippedNetworkDigest,
} from '@assay/server';
import { describeFolder } from '../batch/describe-folder.js';
import type { FileKinds } from '../batch/find-files.js';
import { lookAtBoth } from '../batch/look-at-both.js';
import { type DistinctFile, distinctFiles, shared } from '../batch/look-at-folder.js';
import { CommandError, type ExitReason } from '../exit-codes.js';
import { printable } from '../terminal-text.js';
import { describeSteps } from './report.js';
import { writeSteps } from './write-steps.js';

export interface LivenessCalibrateOptions {
  /**
   * Shares, 0..1: of attacks that may be taken for living, of living people that may be taken for attacks.
   */
  readonly apcer: number;
  readonly bpcer: number;
  /** The file to write; nothing is written without it. */
  readonly output?: string;
  readonly workers?: number;
}

type SelfieFormat = ImageFormat | VideoFormat;

const SELFIES: FileKinds<SelfieFormat> = {
  kindOf: (head) => {
    const format = sniff(head) ?? sniffVideo(head);
    return format === 'pdf' ? undefined : format;
  },
  names: 'JPEG, PNG, WebP, MP4, MOV or WebM',
};

/**
 * By how much more of the living than of the attacks have to be taken for living: below it, it may be chance.
 */
const LEAST_SHARE_TOLD = 0.1;

/**
 * Fits the steps in which the network that ships counts to an operator's own selfies and recaptures, prints
 * how often they err, and writes them into a file for `ASSAY_LIVENESS_STEPS`.
 */
export async function calibrateLiveness(
  liveFolder: string,
  attackFolder: string,
  { output, workers, ...bounds }: LivenessCalibrateOptions,
): Promise<ExitReason> {
  const settings = settingsForShippedNetwork();
  const live = await distinctFiles(liveFolder, SELFIES);
  const attacks = await distinctFiles(attackFolder, SELFIES);
  const both = shared(live, attacks);
  if (both)
    throw new CommandError(
      'USAGE',
      `${both.count} of the living people's files also lie among the attacks, ${printable(both.path)} first`,
    );
  refuseTooFew(live.files.length, attacks.files.length, bounds);

  const looked = await lookAtBoth([live, attacks], settings, workers ?? settings.workers, look);
  process.stdout.write(describeFolder('living people', looked[0]) + describeFolder('attacks', looked[1]));
  refuseTooFew(looked[0].numbers.length, looked[1].numbers.length, bounds);
  const fitted = fitSteps(looked[0].numbers, looked[1].numbers, bounds);
  process.stdout.write(describeSteps(fitted));
  refuseUseless(fitted);
  if (output !== undefined) writeSteps(output, shippedNetworkDigest(), fitted);
  process.stdout.write(
    output === undefined
      ? 'not written: repeat with --output <file>\n'
      : `written to ${printable(output)}: name it with ASSAY_LIVENESS_STEPS\n`,
  );
  return looked.some(({ problems }) => problems.length > 0) ? 'NOT_EXAMINED' : 'LOW';
}

/** The steps that are in force change nothing about what the network says. */
function settingsForShippedNetwork(): Settings {
  if (process.env.ASSAY_LIVENESS_MODEL)
    throw new SettingsError(
      'ASSAY_LIVENESS_MODEL names a network of your own: its card says how it counts, and the steps are of the network that ships.',
    );
  return readSettings({ ...process.env, ASSAY_LIVENESS_STEPS: '' });
}

function refuseTooFew(live: number, attacks: number, { apcer, bpcer }: StepBounds): void {
  const refuse = (what: string, count: number, share: number): void => {
    if (count < leastPictures(share))
      throw new CommandError(
        'USAGE',
        `for errors of at most ${Number((100 * share).toFixed(2))} % at least ${leastPictures(share)} ${what} are needed, and there are ${count}`,
      );
  };
  refuse('selfies of living people', live, bpcer);
  refuse('attacks', attacks, apcer);
}

function refuseUseless({ livingTakenForLiving: living, attacksTakenForLiving: attacks }: FittedSteps): void {
  if (living.count / living.total - attacks.count / attacks.total < LEAST_SHARE_TOLD)
    throw new CommandError(
      'USAGE',
      'the network hardly tells these pictures apart, so no steps would help: are the folders the right way round, and do the pictures show head and shoulders?',
    );
}

async function look(analyst: Analyst, file: DistinctFile<SelfieFormat>): Promise<number | string> {
  const said = await analyst.lookAtSelfie(file);
  switch (said.kind) {
    case 'looked':
      return said.probability;
    case 'no-face':
      return 'no face was found';
    case 'too-close':
      return 'the face is smaller than 120 pixels, or the picture is cut close around it';
  }
}
