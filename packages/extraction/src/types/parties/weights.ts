import type { PartyRole } from '../document-type.js';
import type { Feature } from './mentions.js';

type Weights = Readonly<Record<Feature, number>> & {
  /** Of every mention: above zero in sum it is believed. */
  readonly none: number;
};

/**
 * Logits of a choice among all mentions of a document or none, fitted by `training/parties`: gradient descent (quadratic penalty of .3 around
 * values set by reason) on 166 pay stubs of nine families of made documents (commit `bfe77aa`), 2026-11-29.
 */
export const WEIGHTS: Readonly<Record<PartyRole['is'], Weights>> = {
  person: {
    labelled: 6.9,
    'labelled in a sentence': 3.0,
    "another party's": -4.0,
    'value of another label': -4.0,
    'over its address': 4.2,
    'above another line over an address': 1.5,
    'before its address': 2.0,
    'beside a number of companies': -2.0,
    'beside a number of persons': 2.1,
    'beside words of the staff': -0.3,
    company: -4.0,
    first: 0.8,
    'at the head': 2.0,
    'largest at the head': 0.1,
    'at the foot': -0.5,
    'among amounts': -1.1,
    repeated: 2.5,
    none: -0.9,
  },
  company: {
    labelled: 3.2,
    'labelled in a sentence': 3.0,
    "another party's": -4.6,
    'value of another label': -4.0,
    'over its address': 3.3,
    'above another line over an address': 1.2,
    'before its address': 2.8,
    'beside a number of companies': 2.7,
    'beside a number of persons': -2.1,
    'beside words of the staff': -2.6,
    company: 3.2,
    first: 5.8,
    'at the head': -0.3,
    'largest at the head': 1.6,
    'at the foot': 0.5,
    'among amounts': -2.7,
    repeated: 2.0,
    none: -4.8,
  },
};
