import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { licensePng } from '../parsing/testing/made-license.js';

/** The models that read pixels are loaded once, and a busy machine takes its time. */
const LONG_MS = 120_000;
/** Large enough to be read, small enough to be examined fast. */
const SIDE_PX = 1000;

let server: TestServer;
let copy: Blob;
let original: Blob;
let inGray: Blob;
beforeAll(async () => {
  server = await startTestServer();
  const light = [0.93, 0.88, 0.76];
  // Every channel with grain of its own, as a sensor leaves it.
  const photographed = (sample: number, channel: number, index: number): number =>
    sample * light[channel]! + ((Math.imul(index, 2654435761) >>> 24) % 9) - 4;
  copy = new Blob([
    await licensePng('0.55 g 215 100 60 60 re f 0.9 g 215 20 60 50 re f', photographed, SIDE_PX),
  ]);
  original = new Blob([
    await licensePng(
      '0.75 0.5 0.4 rg 215 100 60 60 re f 0.8 0.88 0.95 rg 215 20 60 50 re f',
      photographed,
      SIDE_PX,
    ),
  ]);
  inGray = new Blob([
    await licensePng('0.55 g 215 100 60 60 re f 0.8 g 60 20 140 150 re f', undefined, SIDE_PX),
  ]);
}, LONG_MS);
afterAll(() => server.end());

interface Record {
  readonly detectionId: number;
  readonly classification: string;
  readonly fraudSeverity: string;
  readonly likelihood: number;
  readonly reasoning: readonly string[];
  readonly modelResults: {
    readonly technicalChecks: readonly {
      readonly type: string;
      readonly status: string;
      readonly evidence: unknown[];
    }[];
  };
}

interface Detected {
  readonly result: Record;
  /** Of the check for photocopies. */
  readonly status: string | undefined;
}
type Fields = { [field: string]: string | Blob | undefined };

/** What was submitted so already: several tests ask about one answer. */
const submitted: { readonly fields: Fields; readonly detected: Promise<Detected> }[] = [];

function detect(fields: Fields): Promise<Detected> {
  const names = Object.keys(fields);
  const earlier = submitted.find(
    (one) =>
      Object.keys(one.fields).length === names.length &&
      names.every((name) => one.fields[name] === fields[name]),
  );
  if (earlier) return earlier.detected;
  const detected = submit(fields);
  submitted.push({ fields, detected });
  return detected;
}

async function submit(fields: Fields): Promise<Detected> {
  const response = await server.submit({ fileName: 'licence.png', ...fields });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as { result: Record };
  const stored = (await (await server.request(`/v1/detection/${result.detectionId}`)).json()) as {
    result: Record;
  };
  expect(stored.result).toEqual(result);
  return {
    result,
    status: result.modelResults.technicalChecks.find(({ type }) => type === 'PHOTOCOPY')?.status,
  };
}

test(
  'for Mexico a photocopy is rejected and says why, and what the evidence says of manipulation stays',
  async () => {
    const us = await detect({ file: copy, country: 'us' });
    for (const photocopy of [undefined, 'true']) {
      const { result, status } = await detect({ file: copy, country: 'mx', photocopy });
      expect(status).toBe('FAIL');
      expect(result.classification).toBe('rejected');
      expect(result.reasoning[0]).toMatch(/^Rejected because it is shown as a photocopy/);
      expect(result).toMatchObject({
        likelihood: us.result.likelihood,
        fraudSeverity: us.result.fraudSeverity,
      });
    }
  },
  LONG_MS,
);

test(
  'elsewhere a photocopy is a failed check that moves no verdict',
  async () => {
    const { result, status } = await detect({ file: copy, country: 'br' });
    expect(status).toBe('FAIL');
    expect(result.reasoning.join(' ')).toMatch(/no sign of manipulation.*shown as a photocopy/);
    const { likelihood, fraudSeverity, classification } = (
      await detect({ file: copy, country: 'br', photocopy: 'false' })
    ).result;
    expect(result).toMatchObject({ likelihood, fraudSeverity, classification });
  },
  LONG_MS,
);

test.each(['mx', 'us'])(
  'photocopy=false: for %s the check is neither run nor listed, and rejects nothing',
  async (country) => {
    const { result, status } = await detect({ file: copy, country, photocopy: 'false' });
    expect(status).toBeUndefined();
    expect(result.classification).not.toBe('rejected');
    expect(result.reasoning.join(' ')).not.toMatch(/cop(y|ies)/);
  },
);

test.each([
  ['a card in color', () => ({ file: original }), 'PASS'],
  ['a card in gray shades, of which nobody can tell', () => ({ file: inGray }), 'NOT_APPLICABLE'],
  ['a statement in gray', () => ({ file: inGray, document: 'bank_statement' }), 'NOT_APPLICABLE'],
  [
    'a statement photographed, black on white',
    () => ({ file: copy, document: 'bank_statement' }),
    'NOT_APPLICABLE',
  ],
  ['a general image', () => ({ file: copy, model: 'object' }), undefined],
])('for Mexico %s is not rejected', async (_what, fields, expected) => {
  const { result, status } = await detect({ ...fields(), country: 'mx' });
  expect(status).toBe(expected);
  expect(result.classification).not.toBe('rejected');
});

test('the list gives the record as it was answered, and filters by what the evidence says', async () => {
  const { result } = await detect({ file: copy, country: 'mx' });
  const listed = async (query: string): Promise<Record[]> =>
    ((await (await server.request(`/v1/detection?limit=100&${query}`)).json()) as { data: Record[] }).data;
  const { technicalChecks } = result.modelResults;
  expect(await listed(`include=evidence&maxLikelihood=${result.likelihood}`)).toContainEqual({
    ...result,
    modelResults: { technicalChecks },
  });
  const classified = (await listed('sortBy=classification&direction=asc')).map(
    ({ classification }) => classification,
  );
  expect(classified).toEqual([...classified].sort());
});

test('an older analysis has the check, and no rule of a country', async () => {
  const response = await server.analyze({ file: copy, fileName: 'licence.png', model: 'document-model' });
  const { result } = (await response.json()) as { result: Record };
  expect(result.modelResults.technicalChecks).toContainEqual(
    expect.objectContaining({ type: 'PHOTOCOPY', status: 'FAIL' }),
  );
  expect(result).toMatchObject({ classification: expect.not.stringMatching('rejected') });
});
