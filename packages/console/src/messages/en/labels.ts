import type { Basis, Truth } from '../../api/types.js';

export const labels = {
  title: 'What it turned out to be',
  text: 'Known later, from the issuer, the customer or a court; a decision is no label. Insights measures the checks by it.',
  none: 'Nobody has said yet.',
  truth: 'The document is',
  truths: {
    manipulated: 'Manipulated',
    not: 'Not manipulated',
    unknown: 'Not known (any more)',
  } satisfies Record<Truth, string>,
  basis: 'Known from',
  bases: {
    issuer_confirmed: 'The issuer',
    customer_admitted: 'The customer, who admitted it',
    court: 'A court',
    own_judgement: 'Our own judgment',
  } satisfies Record<Basis, string>,
  ownJudgement: 'Whoever judges has seen the number: calibration leaves this out unless asked otherwise.',
  note: 'Note',
  program: 'a program',
  give: 'Say what it turned out to be',
  giveAnother: 'Say otherwise',
  send: 'Keep',
  counts: 'counts',
};
