import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/**
 * The first page of an insurance policy: whom it insures, what, where, from when to when and for how much. Insurers of homes,
 * tenants and cars print it each as they like.
 */
export const INSURANCE_DECLARATION_PAGE: DocumentType = {
  heading: 'Insurance declaration pages',
  classes: ['insurance/insurance_declaration_page', 'insurance/insurance_policy'],
  words,
  hasCurrency: true,
  ascending: [['periodStartDate', 'periodEndDate']],
  together: [['periodStartDate', 'periodEndDate']],
  different: [['insurerName', 'insuredName']],
  fields: [
    {
      name: 'insurerName',
      kind: 'text',
      meaning: 'the company that insures',
      rules: [{ concept: 'insurer', value: 'name' }, { unlabeled: 'letterhead' }],
    },
    {
      name: 'insuredName',
      kind: 'text',
      meaning: 'who is insured, first line of the names printed',
      rules: [{ concept: 'insured', value: 'name' }],
    },
    {
      name: 'mailingAddress',
      kind: 'text',
      meaning: "the insured's postal address in one string",
      rules: [
        { concept: 'mailingAddress', value: 'address' },
        { concept: 'insured', value: 'address', likelihood: 0.7 },
      ],
    },
    {
      name: 'propertyAddress',
      kind: 'text',
      meaning: 'address of the home insured, in one string',
      rules: [{ concept: 'propertyAddress', value: 'address' }],
    },
    {
      name: 'policyNumber',
      kind: 'text',
      meaning: 'number of the policy, as printed',
      rules: [{ concept: 'policyNumber', value: 'identifier' }],
    },
    {
      name: 'dateOfIssue',
      kind: 'date',
      meaning: 'day of issue',
      rules: [{ concept: 'dateOfIssue', value: 'date' }],
    },
    {
      name: 'periodStartDate',
      kind: 'date',
      meaning: 'first day on which the policy is in force',
      rules: [
        { concept: 'period', value: 'first day' },
        { concept: 'periodStart', value: 'date' },
      ],
    },
    {
      name: 'periodEndDate',
      kind: 'date',
      meaning: 'day on which the policy ends',
      rules: [
        { concept: 'period', value: 'last day' },
        { concept: 'periodEnd', value: 'date' },
      ],
    },
    {
      name: 'totalPremium',
      kind: 'number',
      meaning: 'price of the policy for the whole period',
      rules: [{ concept: 'totalPremium', value: 'amount' }],
    },
    {
      name: 'dwellingLimit',
      kind: 'number',
      meaning: 'most that is paid for the home (coverage A)',
      rules: [{ concept: 'dwelling', value: 'amount' }],
    },
    {
      name: 'personalPropertyLimit',
      kind: 'number',
      meaning: 'most that is paid for what is in it (coverage C)',
      rules: [{ concept: 'personalProperty', value: 'amount' }],
    },
    {
      name: 'personalLiabilityLimit',
      kind: 'number',
      meaning: 'most that is paid for what the insured owes to others (coverage E)',
      rules: [{ concept: 'personalLiability', value: 'amount' }],
    },
    {
      name: 'vehicleIdentificationNumber',
      kind: 'text',
      meaning: 'VIN of the first car insured',
      rules: [{ concept: 'vehicleIdentificationNumber', value: 'identifier' }],
    },
    {
      name: 'mortgageeName',
      kind: 'text',
      meaning: 'first lender that the policy names',
      rules: [{ concept: 'mortgagee', value: 'name' }],
    },
    {
      name: 'loanNumber',
      kind: 'text',
      meaning: "the lender's number",
      rules: [{ concept: 'loanNumber', value: 'identifier' }],
    },
  ],
};
