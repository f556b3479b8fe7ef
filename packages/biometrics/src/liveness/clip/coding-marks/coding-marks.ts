import type { VideoCoding } from '@assay/media';
import type { LivenessSignal } from '../../types.js';
import { knownProgram } from './known-programs.js';

/**
 * Signal `coding-marks`: a program that edits video or stands in for a camera names itself in the file.
 * Context for a reader: it moves no likelihood, since names are written by anyone and honest people use these
 * programs, and a file that names none says nothing.
 */
export function codingMarksSignal({ writtenBy }: Pick<VideoCoding, 'writtenBy'>): LivenessSignal {
  const base = {
    name: 'coding-marks',
    group: 'encoding',
    lookedFor: [],
    outcome: 'nothing',
    logLikelihoodRatio: 0,
  } as const;
  const program = knownProgram(writtenBy);
  if (!program) return { ...base, reason: undefined };
  const does = program.kind === 'editor' ? 'edits or converts video' : 'can stand in for a camera';
  return { ...base, reason: `The file names ${program.name}, which ${does}; this alone proves nothing.` };
}
