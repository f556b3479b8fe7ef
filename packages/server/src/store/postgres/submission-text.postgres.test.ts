import { expect, test } from 'vitest';
import { detectionInsert } from '../rows/detection.js';
import { withPostgresDatabase } from '../testing/postgres-database.js';
import { sampleDetection } from '../testing/sample-detection.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { organizationByName } from './organizations.js';
import { insertRecord } from './records.js';
import { piecesOf, submissionsBy, textWay } from './submission-text.js';
import { listSubmissions } from './submissions.js';

/** Number 1 is the oldest. */
async function insertNamed(database: Database, names: readonly string[], organizationId = 1): Promise<void> {
  for (const [index, fileName] of names.entries())
    await database.write((queries) =>
      insertRecord(
        queries,
        detectionInsert({
          ...sampleDetection({ detectionId: 100 * organizationId + index }),
          organizationId,
          fileName,
          tags: [{ name: 'place', value: '東京都港区' }],
          createdAtMicros: 1_760_000_000_000_000 + index * 1_000_000,
          files: [],
        }),
        {},
      ),
    );
}

const FIRST_ONLY = 1;

test('a rare text is found by the index as by a look at every row, within its organization', () =>
  withPostgresDatabase(async (database) => {
    await migrate(database);
    await organizationByName(database, 'second');
    const names = [
      'nómina SEÑOR.pdf',
      `${'long '.repeat(40)}end.pdf`,
      '100 %_\\.pdf',
      '😀😀😀 smile.pdf',
      'ab',
    ];
    await insertNamed(database, names);
    await insertNamed(database, ['nómina.pdf'], 2);
    const found = async (text: string, sampled: number, query: object = {}) =>
      (await listSubmissions(database, 1, { limit: 10, offset: 0, text, ...query }, sampled)).rows.map(
        ({ id }) => id,
      );
    const texts = [
      'nómina',
      'SEÑOR',
      'nopdf',
      ' %_\\',
      '😀😀',
      '😀😀😀',
      '京都港',
      'place=東',
      '.pdf',
      'long '.repeat(30),
    ];
    for (const text of texts) {
      const walked = await found(text, 1000);
      expect(await found(text, 0)).toEqual(walked);
      expect(await found(text, 0, { checkId: 'pdf.unexplained-revision', band: 'low' })).toEqual(
        await found(text, 1000, { checkId: 'pdf.unexplained-revision', band: 'low' }),
      );
    }
    expect(await found('nómina', 0)).toEqual([100]);
    expect(await found('101', FIRST_ONLY)).toEqual([101]);
  }));

test('a text that the newest rows hold is looked for in their order, another one in the index, a short one is a number', () =>
  withPostgresDatabase(async (database) => {
    await migrate(database);
    await insertNamed(database, ['only the oldest.pdf', 'statement.pdf', 'statement.pdf']);
    expect(await textWay(database, 1, 'statement', 2)).toBe('walk');
    expect(await textWay(database, 1, 'oldest', 2)).toBe('index');
    expect(await textWay(database, 1, '10')).toBe('number');
    const plan = await database.write(async (queries) => {
      await queries.run('SET LOCAL enable_seqscan = off');
      return queries.all(`EXPLAIN SELECT s.row FROM ${submissionsBy('index', '$1')} s`, [
        piecesOf(1, 'oldest'),
      ]);
    });
    expect(JSON.stringify(plan)).toContain('submission_by_pieces');
  }));
