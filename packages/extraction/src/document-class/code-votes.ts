import type { DocumentClassName, DocumentCodes, MrzReading } from '@assay/media';
import { isoCountry } from '../countries/iso-country.js';

/** That something speaks for a class, and how much: a title counts 6. */
export interface ClassVote {
  readonly name: DocumentClassName;
  readonly weight: number;
  readonly because: string;
}

/** A code says what it is for. */
const BY_CODE = 9;
/** Cards of all kinds share a document code. */
const BY_CARD_CODE = 4;

/** What bar codes and the machine-readable zone say of the class. */
export function votesOfCodes({ barcodes, mrz }: DocumentCodes): ClassVote[] {
  const votes: ClassVote[] = mrz ? [voteOfMrz(mrz)] : [];
  for (const { content } of barcodes) {
    if (content?.kind === 'aamva') {
      const isLicense = /[^\s]/u.test(content.elements.DCA ?? '') && content.elements.DCA !== 'NONE';
      votes.push({
        name: isLicense ? 'identity/driver_license' : 'identity/national_id',
        weight: BY_CODE,
        because: isLicense ? 'a bar code of a driving licence (AAMVA)' : 'a bar code of an ID card (AAMVA)',
      });
    } else if (content?.kind === 'cfdi')
      votes.push({ name: 'business/invoice', weight: 2, because: 'a code of a Mexican invoice (CFDI)' });
  }
  return votes;
}

/** Document codes of ICAO Doc 9303, parts 4, 5 and 7, and those that issuers use for permits and US cards. */
function voteOfMrz({ format, values: { documentCode, issuingState, nationality } }: MrzReading): ClassVote {
  const because = `a machine-readable zone of format ${format} with document code ${documentCode}`;
  const code = documentCode.replaceAll('<', '');
  if (format === 'TD3' || format.startsWith('MRV') || code.startsWith('V'))
    return { name: 'identity/passport', weight: BY_CODE, because };
  if (code === 'IP') return { name: 'identity/passport_card', weight: BY_CODE, because };
  if (code === 'IR' || code === 'AR' || (issuingState === 'USA' && code.startsWith('C')))
    return { name: 'identity/residence_card', weight: BY_CODE, because };
  if (issuingState === 'USA' && (code.startsWith('I') || code.startsWith('A')))
    return {
      name: code.startsWith('A') ? 'identity/work_authorization' : 'identity/residence_card',
      weight: BY_CARD_CODE,
      because,
    };
  if (code.startsWith('D')) return { name: 'identity/driver_license', weight: BY_CARD_CODE, because };
  if (isOfForeigner(issuingState, nationality))
    return { name: 'identity/residence_card', weight: BY_CARD_CODE, because: `${because} for a foreigner` };
  return { name: 'identity/national_id', weight: format === 'french-id' ? BY_CODE : BY_CARD_CODE, because };
}

/** A state's card for someone of another nationality lets them live there. */
function isOfForeigner(issuingState: string, nationality: string | undefined): boolean {
  const [issuer, holder] = [
    isoCountry(issuingState),
    nationality === undefined ? undefined : isoCountry(nationality),
  ];
  return issuer !== undefined && holder !== undefined && issuer !== holder;
}
