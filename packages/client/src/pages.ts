/** As many as the API answers with at most. */
const ROWS_A_PAGE = 100;

/**
 * Every record of a list, page by page, fetched as they are asked for. New records push older ones onto the
 * next page meanwhile; those that were just seen are left out.
 */
export async function* allRecords<Row>(
  fetchPage: (limit: number, offset: number) => Promise<{ readonly data: readonly Row[] }>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row, void, undefined> {
  let before = new Set<number>();
  for (let offset = 0; ; offset += ROWS_A_PAGE) {
    const { data } = await fetchPage(ROWS_A_PAGE, offset);
    for (const row of data) if (!before.has(idOf(row))) yield row;
    if (data.length < ROWS_A_PAGE) return;
    before = new Set(data.map(idOf));
  }
}
