import type { Instruction } from '@assay/biometrics';

/** Movements that a person is asked for while a selfie clip is made, drawn for this one capture. */
export interface CaptureSession {
  /** A UUID. */
  readonly captureSessionId: string;
  readonly organizationId: number;
  readonly instructions: readonly Instruction[];
  readonly createdAtMicros: number;
  /** A submission that arrives later is refused. */
  readonly expiresAtMicros: number;
  /** The submission that it was used for: it serves one. */
  readonly jobId?: string | undefined;
}

/** Why a submission cannot use a session. */
export type CaptureRefusal = 'unknown' | 'expired' | 'used';

/** Capture sessions; those that are a day old are forgotten. */
export interface CaptureStore {
  /** Forgets those of the organization that expired before `forgetBeforeMicros`. */
  insertCaptureSession(session: CaptureSession, forgetBeforeMicros: number): Promise<void>;
  findCaptureSession(organizationId: number, captureSessionId: string): Promise<CaptureSession | undefined>;
  /**
   * Gives a session to a job, once; the same job has it again when it is begun anew.
   * @param receivedAtMicros when its submission came
   */
  useCaptureSession(
    organizationId: number,
    captureSessionId: string,
    jobId: string,
    receivedAtMicros: number,
  ): Promise<CaptureSession | CaptureRefusal>;
}
