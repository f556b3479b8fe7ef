/**
 * First three digits of a CEP by state, the first of each (Correios, "Faixas de CEP", as two public lists of
 * ranges by state repeat it, seen 2026-11-22).
 */
const FIRST_OF =
  '010 SP,200 RJ,290 ES,300 MG,400 BA,490 SE,500 PE,570 AL,580 PB,590 RN,600 CE,640 PI,650 MA,660 PA,689 AP,690 AM,693 RR,694 AM,699 AC,700 DF,728 GO,730 DF,' +
  '737 GO,768 RO,770 TO,780 MT,789 -,790 MS,800 PR,880 SC,900 RS';

const RANGES = FIRST_OF.split(',').map((entry) => entry.split(' ') as [first: string, state: string]);

/** The state (`SP`) that a CEP of eight digits belongs to; undefined for those that nobody has. */
export function stateOfCep(cep: string): string | undefined {
  const range = RANGES.findLast(([first]) => first <= cep.slice(0, 3));
  return range?.[1] === '-' ? undefined : range?.[1];
}
