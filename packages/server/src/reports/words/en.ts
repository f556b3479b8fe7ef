import type { Arithmetic, Language } from '@assay/forensics';
import type { DecisionReason } from '../../reviews/rules.js';
import type { RecordedCheck } from '../../store/detection-types.js';
import type { Decision } from '../../store/review-types.js';
import { numbersIn } from '../contents/numbers.js';

const numbers = numbersIn('en');
const count = (n: number, one: string, other: string): string =>
  `${numbers.whole(n)} ${n === 1 ? one : other}`;

/** Everything a report says of itself, in English. Another language is an object of this shape. */
export const en = {
  language: 'en' as Language,
  numbers,
  title: (id: number) => `Report on detection ${id}`,
  producer: (version: string) => `Assay ${version}`,
  page: 'Page',
  of: 'of',
  sections: {
    summary: 'Summary',
    evidence: 'Evidence',
    why: 'Why this number',
    checks: 'All checks',
    links: 'Links to other submissions',
    history: 'Decisions and comments',
    verify: 'How to check this report',
  },

  examined: {
    heading: 'What was examined',
    name: 'File',
    sha256: 'SHA-256',
    size: 'Size',
    bytes: (n: number) => count(n, 'byte', 'bytes'),
    pages: 'Pages',
    received: 'Received',
    utc: 'UTC',
    documentType: 'Read as',
    country: 'Country',
    model: 'Model',
    engine: 'Engine',
    unknownType: 'no known type of document',
  },
  outOf100: 'of 100',
  bands: { low: 'Nothing found', medium: 'Undecided', high: 'Signs of manipulation' },
  onTheWire: 'In the API',
  bandBounds: (medium: number, high: number) => `The middle band begins at ${medium}, the upper at ${high}.`,
  undecided: 'Undecided: too little of the file could be looked at.',
  missing: (parts: string) => `Not looked at: ${parts}.`,
  limits: {
    heading: 'What this says, and what it does not',
    nothing:
      '“Nothing found” says what was looked for and not found. It is no proof that a document is what it claims to be.',
    causes:
      'Innocent events leave traces, too: a publisher that corrects its own document leaves the same as somebody else. The causes named with each finding are to be ruled out before it is held against anybody.',
    machine:
      'Programs found this. What a person decided stands beside it, with name and time; where nobody is named, nobody did.',
    /** What only the engine's own English says; empty in English. */
    english: '',
    replaced:
      'Characters that the typeface lacks, and marks of direction, are written as U+ and their number.',
  },

  evidence: {
    none: 'No check found anything that speaks for a manipulation.',
    roles: {
      fact: 'fact, counts',
      shared: (n: number) => `counts with (${n}), not twice`,
      context: 'context',
      doubt: 'no weight',
    },
    /** Failed checks that say nothing of manipulation. */
    titles: {
      'semantic.document-quality': 'Too poor to judge',
      'image.photocopy': 'A photocopy',
      'image.recapture': 'A photo of a screen',
    } as Readonly<Record<string, string>>,
    pageNumber: (page: number) => `Page ${page}`,
    wholeFile: 'Concerns the whole file',
    save: (save: number, saves: number) =>
      save === 1 ? `as first saved (1 of ${saves})` : `as saved at ${save} of ${saves}`,
    received: 'as received',
    scale: (times: string) => `${times} times enlarged`,
    pixels: (width: number, height: number) => `${width} × ${height} pixels of the picture`,
    cropAlt: (page: number, state: string) => `The place on page ${page}, ${state}`,
    miniatures: 'Where on the pages',
    miniatureAlt: (page: number, findings: string) =>
      `Page ${page} with the places of the findings ${findings}`,
    more: (n: number) => `${count(n, 'more place stands', 'more places stand')} in record.json.`,
    undrawn: 'The pages could not be drawn, so no pictures are shown.',
    weighs: 'Weighs',
    odds: (one: string, other: string) => `${one} to ${other}`,
    measured: 'How often it errs',
    innocent: 'It would look the same if',
    moreCauses: (n: number) => `${count(n, 'more cause stands', 'more causes stand')} on the check’s page.`,
    otherVersion: (judged: string, installed: string) =>
      `Version ${judged} judged this; the rates and causes describe version ${installed}.`,
    notDescribed: 'This check is not installed any more, so its rates and causes are not here.',
  },

  why: {
    text: 'Each check weighs what it found as a ratio: how much more often manipulated documents show it than honest ones. Their logarithms add up; of checks that see one cause only the strongest counts.',
    judge: (version: string) => `Judge ${version}.`,
    columns: { step: 'Step', adds: 'Adds', logOdds: 'Log-odds', likelihood: 'Of 100' },
    axis: 'Likelihood, on the axis of log-odds, where the parts add up',
    prior: (n: string) => `Before looking: 1 in ${n}`,
    steps: {
      'context-bound':
        'Context, or a style without a second fact at its place, does not reject; nor do the two add up',
      'nobody-looked': 'Nobody could look: undecided',
      'check-broke': 'A check broke: undecided',
      ceiling: 'Never a certainty',
    } as Readonly<Record<string, string>>,
    countryRule: 'A rule of the country rejects it whatever the likelihood is.',
    notCounted: 'What did not count',
    because: {
      WEAKER_IN_GROUP: 'Same cause as a stronger one',
      FACT_INCRIMINATES: 'Found nothing; that exonerates only where no fact incriminates',
      CONTEXT_CLEARS_NOTHING: 'Context: an ordinary origin clears nothing',
    } as Partial<Record<Arithmetic['terms'][number]['because'], string>>,
    weightless: (n: number) => `${count(n, 'check', 'checks')} looked and weigh nothing either way.`,
    nothingToLookAt: (n: number) =>
      `${count(n, 'check', 'checks')} had nothing to look at, which says nothing either way.`,
    missing: 'This record is from before its arithmetic was kept.',
  },

  statuses: {
    FAIL: 'Found something',
    PASS: 'Looked: nothing found',
    NOT_APPLICABLE: 'Nothing to look at',
    ERROR: 'Could not finish',
  } satisfies Record<RecordedCheck['status'], string>,

  links: {
    none: 'No other submission of the organization shares anything with this one.',
    text: 'What it shares with other submissions of the organization. Names are redacted. A link is no accusation.',
    columns: {
      detection: 'Detection',
      name: 'File',
      type: 'Read as',
      likelihood: 'Of 100',
      strength: 'Strength',
      shares: 'Shares',
    },
    more: (n: number) => `${count(n, 'more submission is', 'more submissions are')} linked.`,
    strengths: { low: 'low', medium: 'medium', high: 'high', critical: 'critical' },
    shares: {
      identical_file: 'the same file',
      revision_of: 'an earlier or later version of the file',
      near_duplicate_image: 'almost the same picture',
      near_duplicate_text: 'almost the same text',
      shared_embedded_image: 'a picture inside',
      shared_pdf_origin: 'the origin of the PDF',
      shared_layout: 'the layout',
      shared_identifier: 'an identifying number',
      shared_face: 'a face',
      shared_camera: 'a camera',
      shared_signature_certificate: 'a certificate of signatures',
    } as Readonly<Record<string, string>>,
  },

  history: {
    decided: 'Decision of a person',
    commented: 'commented',
    against: 'against what the checks found',
    earlier: (n: number) => `${count(n, 'earlier entry is', 'earlier entries are')} left out.`,
    lookedAt: (findings: string) => `Looked at before: ${findings}.`,
    none: 'none of the findings',
    proposal: '(as a proposal)',
    waits: {
      proposed: 'A decision is proposed and waits for a second person.',
      disputed: 'Two people decided differently; a third has to settle it.',
    },
    decisions: {
      accept: 'accepted',
      reject: 'rejected',
      more_information: 'asked for more',
      escalate: 'left it to a reviewer',
    } satisfies Record<Decision, string>,
    reasons: {
      nothing_found: 'Nothing speaks against it',
      innocent_cause: 'What was found has an innocent cause',
      issuer_confirmed: 'The issuer confirmed it',
      evidence: 'The evidence on the page',
      contradiction: 'It contradicts another document',
      issuer_denied: 'The issuer does not confirm it',
      unusable: 'It cannot be used: unreadable or incomplete',
      original_file: 'The original file is needed',
      better_copy: 'A better copy is needed',
      issuer_asked: 'The issuer was asked',
      unsure: 'It could not be told',
      beyond_authority: 'It was for somebody else to decide',
      other: 'Something else',
    } satisfies Record<DecisionReason, string> as Readonly<Record<string, string>>,
  },

  verify: {
    signed: (fingerprint: string) =>
      `This PDF is signed. Whoever gave it to you can say that the SHA-256 fingerprint of their certificate is ${fingerprint}. With the command line of Assay, and nothing else, the signature, the attached files and the number are checked:`,
    attached:
      'Attached to this PDF: record.json (the record as the API gives it), arithmetic.json (how its number came about), manifest.json (SHA-256 of the original, of both, of the pictures and of the template; all versions), manifest.jws (its signature).',
    original:
      'The file that somebody shows you is the one that was examined where its SHA-256 is the one on page 1:',
    replay:
      'Whoever has the file can have it examined again by the same version of Assay, which compares the two records:',
    asOf: (time: string) => `State of ${time} UTC. The same record gives the same report, byte for byte.`,
  },
};

export type Words = typeof en;
