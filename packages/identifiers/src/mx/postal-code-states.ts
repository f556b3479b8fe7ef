/**
 * First two digits of a código postal by state, second part of ISO 3166-2:MX (Correos de México, as three
 * public lists of its ranges repeat it and agree, seen 2026-11-22; 00 and 17 to 19 are given out to nobody).
 */
const PREFIXES =
  'CMX 01-16,AGU 20,BCN 21-22,BCS 23,CAM 24,COA 25-27,COL 28,CHP 29-30,CHH 31-33,DUR 34-35,GUA 36-38,GRO 39-41,HID 42-43,JAL 44-49,MEX 50-57,MIC 58-61,MOR 62,' +
  'NAY 63,NLE 64-67,OAX 68-71,PUE 72-75,QUE 76,ROO 77,SLP 78-79,SIN 80-82,SON 83-85,TAB 86,TAM 87-89,TLA 90,VER 91-96,YUC 97,ZAC 98-99';

const STATE_OF = new Map<number, string>();
for (const entry of PREFIXES.split(',')) {
  const [state = '', ...ranges] = entry.split(' ');
  for (const range of ranges) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let prefix = from; prefix <= to; prefix++) STATE_OF.set(prefix, state);
  }
}

/**
 * The state that a Mexican postal code of five digits belongs to; undefined for prefixes that are not listed.
 */
export const stateOfMexicanPostalCode = (postalCode: string): string | undefined =>
  STATE_OF.get(Number(postalCode.slice(0, 2)));
