/** Programs that can put something else than a camera's picture into a clip, by the names they write into files or give their devices. */
export interface KnownProgram {
  readonly name: string;
  /** Matches what a file says it was written by. */
  readonly pattern: RegExp;
  readonly kind: 'virtual-camera' | 'editor';
  /** Where the spelling comes from. */
  readonly source: string;
}

export const KNOWN_PROGRAMS: readonly KnownProgram[] = [
  {
    name: 'OBS',
    pattern: /\bOBS (Studio|Virtual Camera)\b|\bobs-studio\b/i,
    kind: 'virtual-camera',
    source: 'device and program name of obs-studio (github.com/obsproject/obs-studio)',
  },
  {
    name: 'ManyCam',
    pattern: /\bManyCam\b/i,
    kind: 'virtual-camera',
    source: 'device name "ManyCam Virtual Webcam", as in the onMetaData of FLV files it feeds',
  },
  { name: 'XSplit', pattern: /\bXSplit\b/i, kind: 'virtual-camera', source: 'device name "XSplit VCam" (xsplit.com/vcam)' },
  { name: 'Snap Camera', pattern: /\bSnap Camera\b/i, kind: 'virtual-camera', source: 'device name of Snap Camera (withdrawn 2023)' },
  { name: 'e2eSoft VCam', pattern: /\be2eSoft\b/i, kind: 'virtual-camera', source: 'device name "e2eSoft VCam" (e2esoft.com/vcam)' },
  { name: 'CamTwist', pattern: /\bCamTwist\b/i, kind: 'virtual-camera', source: 'device name of CamTwist Studio' },
  {
    name: 'v4l2loopback',
    pattern: /\bv4l2loopback\b|\bDummy video device\b/i,
    kind: 'virtual-camera',
    source: 'default card label of v4l2loopback (github.com/umlaeute/v4l2loopback)',
  },
  { name: 'HandBrake', pattern: /\bHandBrake\b/i, kind: 'editor', source: 'encoding tool "HandBrake VERSION BUILD" (libhb/muxavformat.c)' },
  {
    name: 'Adobe Premiere',
    pattern: /\bAdobe Premiere\b/i,
    kind: 'editor',
    source: 'xmp:CreatorTool of exported files (Adobe XMP Specification Part 1, 8.2.2.1)',
  },
  {
    name: 'Adobe After Effects',
    pattern: /\bAdobe After Effects\b/i,
    kind: 'editor',
    source: 'xmp:CreatorTool of exported files (Adobe XMP Specification Part 1, 8.2.2.1)',
  },
];

/** The first known program among what a file says it was written by. */
export const knownProgram = (writtenBy: readonly string[]): KnownProgram | undefined =>
  KNOWN_PROGRAMS.find(({ pattern }) => writtenBy.some((name) => pattern.test(name)));
