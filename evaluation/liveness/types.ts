import type { Liveness, LivenessSignal } from '@assay/biometrics';

/** A photo or a clip of which it is known whether a living person stood before the camera. */
export interface LivenessCase {
  /** Relative to the folder. */
  readonly file: string;
  readonly medium: 'photo' | 'clip';
  readonly label: 'live' | 'attack';
  /** The kind of attack; empty for a living person. */
  readonly attack: string;
  /** How the file came about: `real` (a camera took it as it is), `simulated`, or what was done to it. */
  readonly made: string;
  readonly source: string;
}

/** What the product answers, with the signals that it joined. */
export interface ExaminedSelfie {
  /** Undefined when no face was found, where the product answers nothing. */
  readonly liveness: Liveness | undefined;
  readonly signals: readonly LivenessSignal[];
  readonly cpuMs: number;
}

/** A case with the product's answer; `error` where the file could not be examined. */
export interface ExaminedCase extends LivenessCase {
  readonly examined: ExaminedSelfie | undefined;
  readonly error: string | undefined;
}
