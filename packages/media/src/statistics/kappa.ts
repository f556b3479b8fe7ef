/**
 * Agreement of two beyond what chance gives: 1 where they always agree, 0 as by chance.
 * @see Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20 (1960)
 * 37-46.
 * @param table square: how often the first chose the row while the second chose the column
 * @returns undefined where there is nothing, or chance alone makes them agree
 */
export function cohenKappa(table: readonly (readonly number[])[]): number | undefined {
  const total = table.flat().reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const share = (count: number): number => count / total;
  const observed = share(table.reduce((sum, row, index) => sum + row[index]!, 0));
  const expected = table.reduce((sum, row, index) => {
    const ofFirst = row.reduce((all, count) => all + count, 0);
    const ofSecond = table.reduce((all, other) => all + other[index]!, 0);
    return sum + share(ofFirst) * share(ofSecond);
  }, 0);
  return expected === 1 ? undefined : (observed - expected) / (1 - expected);
}
