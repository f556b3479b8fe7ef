import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { withStoredRows } from '../store/testing/stored-rows.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface Link {
  readonly direction: string;
  readonly sourceFraudDetectionId: number;
  readonly relatedFraudDetectionId: number;
  readonly linkType: string;
  readonly evidenceType: string;
  readonly evidenceValue: string;
  readonly createdOn: string;
}
interface Related {
  readonly detectionId: number;
  readonly linkCount: number;
  readonly linkTypes: readonly string[];
  readonly directions: readonly string[];
}
interface Answer {
  readonly detectionId: number;
  readonly count: number;
  readonly summary: Record<string, unknown>;
  readonly relatedDetections: readonly Related[];
  readonly links: readonly Link[];
}

interface Submitted {
  readonly detectionId: number;
  readonly timestampISO: string;
}

/** A PDF of one empty page that no other test sends: of a size of its own, in as many bytes. */
const ownPdf = (number: number): Blob =>
  new Blob([
    Buffer.from(PDF)
      .toString('latin1')
      .replace('200 100', `2${String(number).padStart(2, '0')} 100`),
  ]);

const example = async (name: string): Promise<Blob> =>
  new Blob([await readFile(new URL(`../../../../examples/${name}`, import.meta.url))]);

async function submit(
  file: Blob,
  headers: Record<string, string> = {},
  fileName = 'statement.pdf',
): Promise<Submitted> {
  const response = await server.submit({ file, fileName }, headers);
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: Submitted }).result;
}

const ask = (
  detectionId: number | string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Response> => server.request(`/v1/detection/${detectionId}/evidence-links${query}`, { headers });

async function linksOf(
  detectionId: number,
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await ask(detectionId, query, headers);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const identicalWith = ({ links }: Answer): number[] =>
  links
    .filter(({ linkType }) => linkType === 'identical_file')
    .map(({ sourceFraudDetectionId: source, relatedFraudDetectionId: related, direction }) =>
      direction === 'outbound' ? related : source,
    )
    .sort((a, b) => a - b);

test('a file that was never sent before is linked to nothing', async () => {
  const { detectionId } = await submit(ownPdf(1));
  expect(identicalWith(await linksOf(detectionId))).toEqual([]);
});

test('the same file twice: outbound from the later, inbound to the earlier, with the contract’s fields', async () => {
  const first = await submit(ownPdf(2), {}, 'Maria López.PDF');
  const second = await submit(ownPdf(2));
  const answer = await linksOf(second.detectionId);
  const identical = answer.links.filter(({ linkType }) => linkType === 'identical_file');
  expect(identical).toEqual([
    {
      direction: 'outbound',
      sourceFraudDetectionId: second.detectionId,
      relatedFraudDetectionId: first.detectionId,
      linkType: 'identical_file',
      evidenceType: 'sha256',
      evidenceValue: expect.stringMatching(/^[0-9a-f]{64}$/),
      strength: expect.stringMatching(/^(low|medium|high|critical)$/),
      sourceCheckType: null,
      relatedSourceCheckType: null,
      metadata: expect.any(Object),
      createdOn: second.timestampISO,
    },
  ]);
  expect(answer.detectionId).toBe(second.detectionId);
  expect(answer.count).toBe(answer.links.length);
  expect(Object.keys(answer.summary).sort()).toEqual([
    'byLinkType',
    'byStrength',
    'criticalCount',
    'hasCriticalLinks',
    'strongestStrength',
  ]);
  expect(answer.summary).toMatchObject({ byLinkType: { identical_file: 1 } });
  expect(answer.relatedDetections.find(({ detectionId }) => detectionId === first.detectionId)).toMatchObject(
    {
      linkTypes: expect.arrayContaining(['identical_file']),
      directions: ['outbound'],
      sourceFilename: 'M***.PDF',
      docCategory: null,
      documentType: null,
      likelihood: expect.any(Number),
      likelihoodBand: expect.stringMatching(/^(low|medium|high)$/),
    },
  );

  const seenFromFirst = await linksOf(first.detectionId);
  const back = seenFromFirst.links.filter(({ linkType }) => linkType === 'identical_file');
  expect(back).toEqual([{ ...identical[0], direction: 'inbound' }]);
});

test('the hash that is shown is not the file’s own', async () => {
  await submit(ownPdf(3));
  const { detectionId } = await submit(ownPdf(3));
  const sha256 = createHash('sha256')
    .update(Buffer.from(await ownPdf(3).arrayBuffer()))
    .digest('hex');
  expect(JSON.stringify(await linksOf(detectionId))).not.toContain(sha256);
});

describe('a statement, then the same with another closing balance', () => {
  const recordOf = async ({ detectionId }: Submitted) =>
    ((await (await server.request(`/v1/detection/${detectionId}`)).json()) as { result: DetectionJson })
      .result;
  interface DetectionJson {
    readonly likelihood: number;
    readonly modelResults: {
      readonly technicalChecks: readonly (Record<string, unknown> & { readonly evidence: unknown })[];
    };
  }
  const checkOf = ({ modelResults }: DetectionJson) =>
    modelResults.technicalChecks.find(({ checkId }) => checkId === 'semantic.earlier-submission');

  let original: Submitted;
  let before: DetectionJson;
  let edited: Submitted;
  beforeAll(async () => {
    original = await submit(await example('statement.pdf'));
    before = await recordOf(original);
    edited = await submit(await example('statement-edited.pdf'));
  }, 240_000);

  test('the edit is a revision of the original, and the contradiction makes the link critical', async () => {
    const answer = await linksOf(edited.detectionId);
    expect(answer.summary).toMatchObject({ hasCriticalLinks: true, strongestStrength: 'critical' });
    expect(answer.relatedDetections).toMatchObject([
      {
        detectionId: original.detectionId,
        linkTypes: expect.arrayContaining(['revision_of', 'shared_identifier']),
        docCategory: 'financial',
        documentType: 'financial/bank_statement',
      },
    ]);
    const identifier = answer.links.find(({ linkType }) => linkType === 'shared_identifier');
    expect(identifier).toMatchObject({
      evidenceType: 'hmac_identifier',
      sourceCheckType: 'SEMANTIC_FRAUD',
      strength: 'critical',
    });
    const [back] = (await linksOf(original.detectionId)).relatedDetections;
    expect(back).toMatchObject({
      detectionId: edited.detectionId,
      directions: ['inbound'],
      strongestStrength: 'critical',
    });
  });

  test('it raises the new record by a check that says both values, and the old record stays as it was', async () => {
    expect(checkOf(await recordOf(edited))).toMatchObject({
      type: 'SEMANTIC_FRAUD',
      status: 'FAIL',
      evidence: expect.arrayContaining([
        expect.objectContaining({
          code: 'VALUE_CHANGED',
          // Of the original the list tells it, which prints no sign.
          before: '3,017.14',
          after: '$5,017.14',
          page: 1,
        }),
      ]),
    });
    expect(checkOf(before)).toMatchObject({ status: 'NOT_APPLICABLE', evidence: [] });
    expect(await recordOf(original)).toEqual(before);
  });

  test('no link says anything that the documents say', async () => {
    const text = JSON.stringify([await linksOf(edited.detectionId), await linksOf(original.detectionId)]);
    expect(text).not.toMatch(/3,?017|5,?017|statement-edited/);
  });
});

describe('limit', () => {
  let asked: number;
  beforeAll(async () => {
    for (let sent = 0; sent < 3; sent++) await submit(ownPdf(4));
    asked = (await submit(ownPdf(4))).detectionId;
  });

  test('the page holds no more links than asked for, and its summary counts them', async () => {
    expect((await linksOf(asked)).count).toBeGreaterThanOrEqual(3);
    const page = await linksOf(asked, '?limit=2');
    expect(page.count).toBe(2);
    expect(page.links).toHaveLength(2);
    expect(page.relatedDetections.reduce((sum, { linkCount }) => sum + linkCount, 0)).toBe(2);
    expect((await linksOf(asked, '?limit=500')).links.slice(0, 2)).toEqual(page.links);
  });

  test.each([
    ['0', 'greater_than_equal'],
    ['501', 'less_than_equal'],
    ['-1', 'greater_than_equal'],
    ['ten', 'int_parsing'],
    ['1.5', 'int_parsing'],
    ['', 'int_parsing'],
  ])('%j is 422', async (limit, type) => {
    const response = await ask(asked, `?limit=${limit}`);
    expect([response.status, await response.json()]).toEqual([
      422,
      { detail: [expect.objectContaining({ loc: ['query', 'limit'], type })], code: 'VALIDATION_FAILED' },
    ]);
  });
});

test.each([
  ['0', 404],
  ['999999999', 404],
  ['abc', 422],
  ['1.5', 422],
])('of the detection %s: %d', async (id, status) => {
  expect((await ask(id)).status).toBe(status);
});

test('it takes detection:read', async () => {
  const { detectionId } = await submit(ownPdf(5));
  const reader = await server.createKey({ permissions: ['detection:read'] });
  const writer = await server.createKey({ permissions: ['detection:write', 'files:read'] });
  expect((await ask(detectionId, '', { 'x-api-key': reader })).status).toBe(200);
  expect((await ask(detectionId, '', { 'x-api-key': writer })).status).toBe(403);
  expect((await ask(detectionId, '', { 'x-api-key': 'none' })).status).toBe(401);
});

test('an answer repeated under an Idempotency-Key is not linked to itself', async () => {
  const headers = { 'idempotency-key': 'linked-once' };
  const first = await submit(ownPdf(6), headers);
  expect((await submit(ownPdf(6), headers)).detectionId).toBe(first.detectionId);
  expect(identicalWith(await linksOf(first.detectionId))).toEqual([]);
  const second = await submit(ownPdf(6));
  expect(identicalWith(await linksOf(second.detectionId))).toEqual([first.detectionId]);
});

test('twins that arrive together: every two of them are linked, once', async () => {
  const twins = await Promise.all(Array.from({ length: 6 }, () => submit(new Blob([PNG]), {}, 'twin.png')));
  const ids = twins.map(({ detectionId }) => detectionId).sort((a, b) => a - b);
  for (const id of ids) expect(identicalWith(await linksOf(id))).toEqual(ids.filter((other) => other !== id));
});

test('two organizations with the same file: neither sees the other, and nothing that is stored of them is alike', async () => {
  const theirs = { 'x-api-key': await server.createKey({ organization: 'theirs' }) };
  const file = await example('statement.pdf');
  const [ours] = [await submit(file), await submit(file)];
  const other = await submit(file, theirs);
  const another = await submit(file, theirs);
  expect(identicalWith(await linksOf(other.detectionId, '', theirs))).toEqual([another.detectionId]);
  expect(identicalWith(await linksOf(ours.detectionId))).not.toContain(other.detectionId);
  for (const [id, headers] of [
    [other.detectionId, {}],
    [ours.detectionId, theirs],
  ] as const)
    expect((await ask(id, '', headers)).status).toBe(404);

  await withStoredRows(server, async (database) => {
    const kept = async (detectionId: number) => {
      const [dossier] = await database.all<[number, number, Uint8Array]>(
        'SELECT organization_id, sequence, sealed FROM dossier WHERE detection_id = ?',
        [detectionId],
      );
      const [organizationId, sequence, sealed] = dossier!;
      const sql = 'SELECT probe FROM dossier_probe WHERE organization_id = ? AND sequence = ?';
      const probes = (await database.all<[number]>(sql, [organizationId, sequence])).map(([probe]) => probe);
      const evidence = await database.all<[Uint8Array]>(
        'SELECT evidence_value FROM evidence_link WHERE related_detection_id = ?',
        [detectionId],
      );
      const values = evidence.map(([value]) => Buffer.from(value).toString('hex'));
      return { organizationId, probes, sealed: Buffer.from(sealed), evidence: values };
    };
    const [mine, their] = [await kept(ours.detectionId), await kept(other.detectionId)];
    expect(mine.organizationId).not.toBe(their.organizationId);
    // Not as many for both: which bits of two like pages a probe takes is drawn by the key, and so is whether
    // the pages share one.
    for (const { probes } of [mine, their]) expect(probes.length).toBeGreaterThan(30);
    expect(mine.probes.filter((probe) => their.probes.includes(probe))).toEqual([]);
    expect(mine.evidence.length).toBeGreaterThan(0);
    expect(mine.evidence.filter((value) => their.evidence.includes(value))).toEqual([]);
    expect(mine.sealed.equals(their.sealed)).toBe(false);
    const sha256 = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
    const hex = sha256.digest('hex');
    for (const { sealed } of [mine, their]) expect(sealed.includes(hex)).toBe(false);
    const foreignLinks = `SELECT count(*) FROM evidence_link l JOIN detection a ON a.detection_id = l.source_detection_id
      JOIN detection b ON b.detection_id = l.related_detection_id WHERE a.organization_id <> b.organization_id`;
    expect(await database.all<[number]>(foreignLinks)).toEqual([[0]]);
  });
});

test('a stored dossier that was damaged is logged and passed over; the submission is answered, and linked to the others', async () => {
  const damaged = await submit(ownPdf(8));
  const sound = await submit(ownPdf(8));
  await withStoredRows(server, (database) =>
    database.run('UPDATE dossier SET sealed = ? WHERE detection_id = ?', [
      Buffer.alloc(60, 1),
      damaged.detectionId,
    ]),
  );
  const after = await submit(ownPdf(8));
  expect(identicalWith(await linksOf(after.detectionId))).toEqual([sound.detectionId]);
  expect(server.log).toContainEqual(
    expect.objectContaining({
      level: 50,
      detectionId: damaged.detectionId,
      err: expect.objectContaining({
        name: 'UnreadableDossierError',
        message: 'a stored dossier cannot be read (NOT_AUTHENTIC)',
      }),
    }),
  );
});
