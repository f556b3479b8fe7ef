/**
 * Programs that can put something else than a camera's picture into a clip, by the names they write into
 * files or give their devices.
 */
export interface KnownProgram {
  readonly name: string;
  /** Matches what a file says it was written by. */
  readonly pattern: RegExp;
  readonly kind: 'virtual-camera' | 'editor';
  /** Where the spelling was read, on 2026-11-22. */
  readonly source: string;
}

export const KNOWN_PROGRAMS: readonly KnownProgram[] = [
  {
    name: 'OBS',
    pattern: /\bOBS Virtual Camera\b/i,
    kind: 'virtual-camera',
    source: 'device name in a list of capture devices, github.com/olkham/FrameSource/pull/4',
  },
  {
    name: 'ManyCam',
    pattern: /\bManyCam\b/i,
    kind: 'virtual-camera',
    source: 'a virtual camera of that name, github.com/aws/amazon-chime-sdk-js/issues/568',
  },
  {
    name: 'Snap Camera',
    pattern: /\bSnap Camera\b/i,
    kind: 'virtual-camera',
    source: 'device name, github.com/jaku/SnapCameraPreservation/issues/47',
  },
  {
    name: 'e2eSoft VCam',
    pattern: /\be2eSoft VCam\b/i,
    kind: 'virtual-camera',
    source: 'device name in a list of DirectShow devices, github.com/electron/electron/issues/8388',
  },
  {
    name: 'v4l2loopback',
    pattern: /\bDummy video device\b/i,
    kind: 'virtual-camera',
    source: 'card name that the driver fills in by itself, github.com/v4l2loopback/v4l2loopback/issues/37',
  },
  {
    name: 'HandBrake',
    pattern: /\bHandBrake\b/i,
    kind: 'editor',
    source:
      'names itself and its version in the encoding tool of MP4 files, github.com/HandBrake/HandBrake/issues/2758',
  },
];

/** The first known program among what a file says it was written by. */
export const knownProgram = (writtenBy: readonly string[]): KnownProgram | undefined =>
  KNOWN_PROGRAMS.find(({ pattern }) => writtenBy.some((name) => pattern.test(name)));
