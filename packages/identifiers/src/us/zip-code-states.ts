/**
 * First three digits of ZIP codes by state, as ranges (USPS, labeling list L002, as four public tables of ZIP
 * codes repeat it, seen 2026-11-22, where they agree). A prefix of several states stands with each of them:
 * few post offices serve a neighbor's towns.
 */
const PREFIXES =
  'AL 350-369,AK 995-999,AZ 850-865,AR 716-729 755,CA 900-961,CO 800-816,CT 060-069,DE 197-199,DC 200 202-205 207,FL 320-349,GA 300-319 398-399,' +
  'HI 967-968,ID 832-838,IL 600-629,IN 460-479,IA 500-528 681,KS 660-679,KY 400-427,LA 700-714,ME 039-049,MD 203 206-219,MA 010-027 055,' +
  'MI 480-499,MN 550-567,MS 386-397 712,MO 630-658,MT 590-599,NE 680-693,NV 889-898,NH 030-038,NJ 070-089,NM 870-884,NY 005 063 100-149,' +
  'NC 270-289,ND 580-588,OH 430-459,OK 730-749,OR 970-979,PA 150-196,RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 733 750-799 885,' +
  'UT 840-847,VT 050-059,VA 200-201 220-246,WA 980-994,WV 247-268,WI 530-549,WY 820-831 834,PR 006-009,VI 008,GU 969,AS 967,MP 969,FM 969,MH 969,PW 969,' +
  'AE 090-098,AP 962-966,AA 340';

const STATES_OF = new Map<string, string[]>();
for (const entry of PREFIXES.split(',')) {
  const [state = '', ...ranges] = entry.split(' ');
  for (const range of ranges) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let prefix = from; prefix <= to; prefix++) {
      const digits = String(prefix).padStart(3, '0');
      STATES_OF.set(digits, [...(STATES_OF.get(digits) ?? []), state]);
    }
  }
}

/**
 * States, districts and territories that a ZIP code may belong to, by postal code (`TX`; `AE`, `AP`, `AA` for
 * the forces).
 * @param zipCode five digits, or nine; empty is answered for prefixes that nobody has
 */
export const statesOfZipCode = (zipCode: string): readonly string[] =>
  STATES_OF.get(zipCode.slice(0, 3)) ?? [];
