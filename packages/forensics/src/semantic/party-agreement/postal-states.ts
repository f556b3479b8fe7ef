import { BRAZILIAN_STATES, stateOfCep, stateOfMexicanPostalCode, statesOfZipCode } from '@assay/identifiers';
import { fold } from '../printed-text/fold.js';

/** A postal code beside a state that it does not belong to. */
export interface MisplacedPostalCode {
  readonly postalCode: string;
  /** As printed. */
  readonly state: string;
  /** Where the post office has such codes; empty for none. */
  readonly belongsTo: readonly string[];
}

const US_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ' +
    'PR VI GU AS MP AE AP AA'
  ).split(' '),
);
const BR_STATES = new Set(BRAZILIAN_STATES.values());

/** Mexican states as addresses spell them, without accents and dots. */
const MX_STATES: ReadonlyMap<string, string> = new Map(
  (
    'ags AGU,aguascalientes AGU,bc BCN,baja california BCN,bcs BCS,baja california sur BCS,camp CAM,campeche CAM,coah COA,coahuila COA,col COL,colima COL,chis CHP,chiapas CHP,' +
    'chih CHH,chihuahua CHH,cdmx CMX,ciudad de mexico CMX,df CMX,distrito federal CMX,dgo DUR,durango DUR,gto GUA,guanajuato GUA,gro GRO,guerrero GRO,hgo HID,hidalgo HID,' +
    'jal JAL,jalisco JAL,estado de mexico MEX,edomex MEX,edo de mex MEX,mich MIC,michoacan MIC,mor MOR,morelos MOR,nay NAY,nayarit NAY,nl NLE,nuevo leon NLE,oax OAX,oaxaca OAX,' +
    'pue PUE,puebla PUE,qro QUE,queretaro QUE,qroo ROO,q roo ROO,quintana roo ROO,slp SLP,san luis potosi SLP,sin SIN,sinaloa SIN,son SON,sonora SON,tab TAB,tabasco TAB,' +
    'tamps TAM,tamaulipas TAM,tlax TLA,tlaxcala TLA,ver VER,veracruz VER,yuc YUC,yucatan YUC,zac ZAC,zacatecas ZAC'
  )
    .split(',')
    .map((entry) => [entry.slice(0, -4), entry.slice(-3)]),
);

/**
 * Whether the post office has the postal code of an address's last line in the state that the line names;
 * undefined where it does, or nothing can be said.
 */
export function misplacedPostalCode(town: string): MisplacedPostalCode | undefined {
  const us = /(?:^|[ ,])([A-Z]{2})\.?,? (\d{5})(?:-\d{4})?$/u.exec(town);
  if (us?.[1] && us[2] && US_STATES.has(us[1])) {
    // "Curitiba PR 80010": a state of Brazil, its CEP cut to five digits.
    return stateOfCep(us[2]) === us[1] ? undefined : outside(us[2], us[1], statesOfZipCode(us[2]));
  }
  const br = /(?<![\d.-])(\d{5}-\d{3})(?![\d-])/u.exec(town);
  const brState = br && /(?:^|[ ,/-])([A-Z]{2})(?=$|[ ,.-])/gu.exec(town.replace(br[0], ' '))?.[1];
  if (br?.[1] && brState && BR_STATES.has(brState))
    return outside(br[1], brState, listed(stateOfCep(br[1].replace('-', ''))));
  const mx = /(?<!\d)(\d{5})(?!\d)/u.exec(town);
  const mxName = /, ?([\p{L} .]+?)\.?$/u.exec(town.replace(/,? ?C\.? ?P\.?:? ?\d{5}\.?/u, ''))?.[1];
  const mxState = mxName === undefined ? undefined : MX_STATES.get(fold(mxName).replace(/\./gu, '').trim());
  const belongs = mx?.[1] === undefined ? undefined : stateOfMexicanPostalCode(mx[1]);
  return mx?.[1] && mxName && mxState && belongs && belongs !== mxState
    ? { postalCode: mx[1], state: mxName, belongsTo: [belongs] }
    : undefined;
}

const outside = (
  postalCode: string,
  state: string,
  belongsTo: readonly string[],
): MisplacedPostalCode | undefined =>
  belongsTo.includes(state) ? undefined : { postalCode, state, belongsTo };

const listed = (state: string | undefined): readonly string[] => (state === undefined ? [] : [state]);
