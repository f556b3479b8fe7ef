/** Two surnames as a card prints them on lines of their own: `DE LA GARZA TREVIÑO` as `DE LA GARZA` and `TREVIÑO`, `OCHOA Y RUELAS` as `OCHOA` and `Y RUELAS`. */
export function surnameLines(lastName: string): readonly [paternal: string, maternal: string] {
  const [, paternal = lastName, maternal = ''] = /^(.*?) ((?:Y )?\S+)$/.exec(lastName) ?? [];
  return [paternal, maternal];
}
