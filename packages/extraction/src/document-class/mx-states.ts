const NAMES =
  'AGU Aguascalientes,BCN Baja California,BCS Baja California Sur,CAM Campeche,CHP Chiapas,CHH Chihuahua,COA Coahuila,COA Coahuila de Zaragoza,COL Colima,DUR Durango,' +
  'GUA Guanajuato,GRO Guerrero,HID Hidalgo,JAL Jalisco,MEX México,MIC Michoacán,MIC Michoacán de Ocampo,MOR Morelos,NAY Nayarit,NLE Nuevo León,OAX Oaxaca,PUE Puebla,' +
  'QUE Querétaro,ROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAM Tamaulipas,TLA Tlaxcala,VER Veracruz,' +
  'VER Veracruz de Ignacio de la Llave,YUC Yucatán,ZAC Zacatecas';

/** The second part of ISO 3166-2:MX and the state's name alone. */
export const MX_STATE_NAMES = NAMES.split(',').map((entry): readonly [code: string, name: string] => [
  entry.slice(0, 3),
  entry.slice(4),
]);

/**
 * States of Mexico, which issue licences, by the second part of ISO 3166-2:MX, as they head what they issue.
 */
export const MX_STATES: readonly (readonly [code: string, name: string])[] = [
  ['CMX', 'Gobierno de la Ciudad de México'],
  ['CMX', 'Ciudad de México'],
  ...MX_STATE_NAMES.flatMap(([code, name]) =>
    ['Gobierno del Estado de', 'Gobierno de', 'Estado de', 'Estado Libre y Soberano de'].map(
      (before): [string, string] => [code, `${before} ${name}`],
    ),
  ),
];
