/** Number of INEGI, code of the population register, second part of ISO 3166-2:MX. */
const STATES =
  '01 AS AGU,02 BC BCN,03 BS BCS,04 CC CAM,05 CL COA,06 CM COL,07 CS CHP,08 CH CHH,09 DF CMX,10 DG DUR,11 GT GUA,12 GR GRO,' +
  '13 HG HID,14 JC JAL,15 MC MEX,16 MN MIC,17 MS MOR,18 NT NAY,19 NL NLE,20 OC OAX,21 PL PUE,22 QT QUE,23 QR ROO,24 SP SLP,' +
  '25 SL SIN,26 SR SON,27 TC TAB,28 TS TAM,29 TL TLA,30 VZ VER,31 YN YUC,32 ZS ZAC';

const ROWS = STATES.split(',').map((row) => row.split(' ') as [inegi: string, register: string, iso: string]);

/** By the two letters in a CURP; `NE`, born abroad, has none. */
export const STATE_BY_REGISTER_CODE: ReadonlyMap<string, string> = new Map(
  ROWS.map(([, register, iso]) => [register, iso]),
);

/** By the two digits in a clave de elector. */
export const STATE_BY_NUMBER: ReadonlyMap<string, string> = new Map(
  ROWS.map(([inegi, , iso]) => [inegi, iso]),
);
