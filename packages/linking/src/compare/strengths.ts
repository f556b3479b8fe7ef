import type { LinkType, Strength } from '../types.js';
import type { Likeness } from './likeness.js';

/** What sharing a thing says, before anything contradicts. */
export interface StrengthRule {
  readonly linkType: LinkType;
  /** What the fingerprint is of; any when absent. */
  readonly of?: 'telling identifier' | 'other identifier' | 'PDF identifier' | 'writer of PDFs';
  /** Any when absent. */
  readonly level?: Likeness['level'];
  readonly rare: Strength;
  /** Of a value that many share. */
  readonly common: Strength;
  /** Between documents of one template: their issuer put it into both. As without when absent. */
  readonly ofOneTemplate?: Strength;
  /**
   * Where both cannot be true: one was made of the other, or one number is used for two people. As without
   * when absent.
   */
  readonly contradicted?: Strength;
  readonly because: string;
}

/** The first that fits holds. */
export const STRENGTH_RULES: readonly StrengthRule[] = [
  {
    linkType: 'identical_file',
    rare: 'high',
    common: 'high',
    because:
      'It is certain that both are one document. Whoever sends a file twice is mostly its honest owner, so it is never critical alone; under another applicant it is the shortest way to a series.',
  },
  {
    linkType: 'revision_of',
    rare: 'high',
    common: 'low',
    contradicted: 'critical',
    because:
      'One file was saved upon the other, byte for byte. Filling in, signing and marking do so, too, and a form that everybody fills in is common.',
  },
  {
    linkType: 'near_duplicate_image',
    level: 'same',
    rare: 'high',
    common: 'low',
    ofOneTemplate: 'low',
    contradicted: 'critical',
    because: 'The same page was photographed, scanned or saved again. Pages that many share are blank forms.',
  },
  {
    linkType: 'near_duplicate_image',
    level: 'altered',
    rare: 'high',
    common: 'low',
    ofOneTemplate: 'low',
    contradicted: 'critical',
    because:
      'The same page with a place changed: a stamp, a note, a form filled in, or an edit. What it says tells which.',
  },
  {
    linkType: 'near_duplicate_text',
    level: 'same',
    rare: 'high',
    common: 'medium',
    contradicted: 'critical',
    because: 'The same entries in the same order do not come about twice.',
  },
  {
    linkType: 'near_duplicate_text',
    level: 'alike',
    rare: 'medium',
    common: 'low',
    contradicted: 'critical',
    because:
      'A run of the same entries: two statements of one account whose periods overlap, or one that was made of the other.',
  },
  {
    linkType: 'shared_identifier',
    of: 'telling identifier',
    rare: 'medium',
    common: 'medium',
    contradicted: 'critical',
    because:
      'One account, person or document in two submissions: next month’s statement is so. Under another name it cannot be.',
  },
  {
    linkType: 'shared_identifier',
    of: 'other identifier',
    rare: 'low',
    common: 'low',
    because: 'All customers of an institution share its numbers, and short numbers meet by chance.',
  },
  {
    linkType: 'shared_embedded_image',
    rare: 'medium',
    common: 'low',
    ofOneTemplate: 'low',
    because:
      'A signature or a stamp in documents of two issuers was taken from one into the other. In documents of one issuer it is a logo or the clerk’s own, and until it is common nothing tells a logo.',
  },
  {
    linkType: 'shared_pdf_origin',
    of: 'PDF identifier',
    rare: 'medium',
    common: 'low',
    ofOneTemplate: 'low',
    because:
      'A program keeps a file’s identifier when it saves it changed (ISO 32000-1, 14.4). An issuer may fill in one file for all customers.',
  },
  {
    linkType: 'shared_pdf_origin',
    of: 'writer of PDFs',
    rare: 'low',
    common: 'low',
    because: 'Strangers use the same program with the same fonts.',
  },
  {
    linkType: 'shared_layout',
    rare: 'low',
    common: 'low',
    because: 'All documents of one issuer are laid out alike.',
  },
  {
    linkType: 'shared_face',
    level: 'same',
    rare: 'high',
    common: 'high',
    contradicted: 'critical',
    because:
      'One photograph of a face in two submissions is mostly one person who comes again; under another name it cannot be.',
  },
  {
    linkType: 'shared_face',
    level: 'alike',
    rare: 'medium',
    common: 'medium',
    contradicted: 'high',
    because:
      'Two photographs of one person as a rule, but strangers can look alike: under another name it is a question and no proof.',
  },
  {
    linkType: 'shared_camera',
    rare: 'medium',
    common: 'low',
    because:
      'One person photographs all documents with one camera; so does a branch that photographs for its customers.',
  },
  {
    linkType: 'shared_signature_certificate',
    rare: 'low',
    common: 'low',
    because:
      'Statements are signed by their issuer or by a signing service, with one certificate for all customers.',
  },
];
