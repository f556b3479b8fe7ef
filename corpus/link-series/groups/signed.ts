import { makeSigner, signPdf } from '../../../packages/forensics/src/pdf/signature/testing/sign.js';
import { printForMember, rollMember } from '../papers/credit-union.js';
import type { Series } from '../series.js';

/**
 * Statements of strangers signed with one certificate, as issuers do, and some each with its own. Keys are
 * made for the run: these bytes differ from run to run.
 */
export async function addSigned(series: Series, byOne: number, byOwn: number): Promise<void> {
  const one = await makeSigner('ecdsa', { name: 'Statement Office' });
  for (let index = 1; index <= byOne + byOwn; index++) {
    const isByOne = index <= byOne;
    const name = `signed-${isByOne ? 'by-one' : 'by-own'}-${index}`;
    const { file, origin } = printForMember(rollMember(series), name);
    const certificate = isByOne ? 'statement office' : name;
    const signer = isByOne ? one : await makeSigner('ecdsa', { name: `Signer ${index}` });
    series.add(name, 'pdf', await signPdf(file.bytes, signer), { ...origin, certificate });
  }
}
