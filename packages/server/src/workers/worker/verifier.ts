import type { IdPage, Selfie, SelfieLook, VerificationFinding, VerificationPolicy } from '@assay/biometrics';

/** An opened pair of files, and how it is to be compared. */
export interface OpenedPair {
  readonly idPages: readonly IdPage[];
  readonly selfie: Selfie;
  readonly policy: VerificationPolicy;
  /** Set when an earlier run came to no end over liveness. */
  readonly withoutLiveness: boolean;
}

/** What compares an ID and a selfie. */
export interface Verifier {
  /** @throws DecodeError for a video that proves damaged when its frames are asked for */
  verify(pair: OpenedPair): Promise<VerificationFinding>;
  /** What its network against recaptures says. @throws DecodeError for a video that proves damaged */
  lookAtSelfie(selfie: Selfie): Promise<SelfieLook>;
}
