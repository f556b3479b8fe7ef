import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encodePng } from '@assay/media';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { type ConsoleCall, setUp, signedIn } from './testing/console-caller.js';

const example = async (name: string): Promise<Blob> =>
  new Blob([await readFile(fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url)))]);

let server: TestServer;
let ana: ConsoleCall;
let stranger: ConsoleCall;
/** Of the statement that the first test submits. */
let detectionId: number;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  stranger = await signedIn(server, 'stranger', ['reviewer', 'administrator', 'auditor']);
}, 60_000);
afterAll(() => server.end());

const read = async (path: string): Promise<Record<string, unknown>> =>
  (await (await ana('GET', path)).json()) as Record<string, unknown>;

async function submit(kind: string, fields: Record<string, string | Blob>): Promise<Response> {
  const form = new FormData();
  form.append('kind', kind);
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, `${name}.pdf`);
  return ana('POST', '/submissions', form);
}

test('a file that is submitted here is listed with its strongest finding, and opened', async () => {
  const sent = await submit('detection', {
    model: 'document',
    tags: '{"customerId":"C-17"}',
    file: await example('statement-edited.pdf'),
  });
  expect(sent.status).toBe(200);
  const { result } = (await sent.json()) as { result: { detectionId: number; fraudSeverity: string } };
  expect(result.fraudSeverity).toBe('high');
  ({ detectionId } = result);
  const list = await read('/submissions');
  expect(list).toMatchObject({
    totalCount: 1,
    count: 1,
    data: [
      {
        kind: 'detection',
        id: detectionId,
        band: 'high',
        strongest: { before: 'MARISOL QUINTERO', after: 'DOMINIC ASHDOWN', page: 1 },
        tags: [{ name: 'customerId', value: 'C-17' }],
      },
    ],
  });
  expect(await read(`/detections/${detectionId}`)).toMatchObject({
    detectionId,
    modelResults: { technicalChecks: expect.any(Array) },
    links: { count: 0, strongest: null },
    findings: expect.arrayContaining([{ checkId: 'pdf.covered-content', role: 'fact' }]),
  });
  expect(await read(`/detections/${detectionId}/links`)).toMatchObject({
    nodes: [{ id: detectionId, band: 'high' }],
    links: [],
    leftOut: 0,
  });
}, 120_000);

test('checks and what they found are told in the language that is asked for', async () => {
  type Sentences = { data: { checkId: string; sentences: (string | null)[] }[] };
  type Checks = { data: { checkId: string; title: string; innocentCauses: string[] }[] };
  const inSpanish = async <Body>(path: string): Promise<Body> => {
    const response = await ana('GET', path, undefined, { 'accept-language': 'es-MX' });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'es']);
    return (await response.json()) as Body;
  };
  const { data: described } = await inSpanish<Checks>('/checks');
  const covered = described.find(({ checkId }) => checkId === 'pdf.covered-content');
  expect(covered).toMatchObject({ title: 'Texto cubierto' });
  expect(covered?.innocentCauses).toHaveLength(11);

  const { data } = await inSpanish<Sentences>(`/detections/${detectionId}/sentences`);
  expect(data.find(({ checkId }) => checkId === 'pdf.covered-content')?.sentences[0]).toMatch(
    /^Titular: .*“MARISOL QUINTERO”/,
  );
  // One for each evidence, in its order, and none of them in words of the record.
  const record = (await read(`/detections/${detectionId}`)) as {
    modelResults: { technicalChecks: { checkId: string; evidence: { summary: string }[] }[] };
  };
  for (const { checkId, evidence } of record.modelResults.technicalChecks) {
    const sentences = data.find((one) => one.checkId === checkId)?.sentences ?? [];
    expect([checkId, sentences.length]).toEqual([checkId, evidence.length]);
    for (const [index, sentence] of sentences.entries()) expect(sentence).not.toBe(evidence[index]?.summary);
    expect(sentences).not.toContain(null);
  }
  expect((await stranger('GET', `/detections/${detectionId}/sentences`)).status).toBe(404);
});

test('a form without a kind is told what is missing', async () => {
  expect((await submit('', { model: 'document' })).status).toBe(422);
});

test('filters meet what they name; a text is kept here, and for its own organization', async () => {
  const count = async (search: string): Promise<number> =>
    (await read(`/submissions${search}`)).count as number;
  expect(await count('?kind=detection&band=high')).toBe(1);
  expect(await count('?kind=parse')).toBe(0);
  expect(await count('?band=low')).toBe(0);
  expect(await count('?check=pdf.covered-content')).toBe(1);
  expect(await count('?check=pdf.no-such-check')).toBe(0);
  expect(await count('?from=2020-01-01&to=2020-12-31')).toBe(0);
  expect(await count('?from=2020-01-01')).toBe(1);
  for (const [text, matches] of [
    ['customerid=c-17', 1],
    ['FILE.PDF', 1],
    ['100% _', 0],
  ] as const) {
    const { viewId } = (await (await ana('POST', '/views', { filters: { text } })).json()) as {
      viewId: string;
    };
    expect([text, await count(`?view=${viewId}`)]).toEqual([text, matches]);
    expect(await (await stranger('GET', `/submissions?view=${viewId}`)).json()).toMatchObject({ count: 0 });
  }
});

test('pages come as pictures, of earlier saves too, and of nothing else', async () => {
  const { pages, revisions } = (await read(`/detections/${detectionId}/pages`)) as unknown as {
    pages: { page: number; width: number; hasText: boolean }[];
    revisions: { index: number; pagesChanged: number[] }[];
  };
  expect(pages.map(({ page, hasText }) => [page, hasText])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(revisions.length).toBeGreaterThan(1);
  expect(revisions.at(-1)?.pagesChanged.length).toBeGreaterThan(0);
  const picture = async (path: string): Promise<Buffer> => {
    const response = await ana('GET', path);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'image/webp',
      'no-store',
    ]);
    return Buffer.from(await response.arrayBuffer());
  };
  const now = await picture(`/detections/${detectionId}/pages/1.webp?side=800`);
  const metadata = await sharp(now).metadata();
  expect([metadata.format, Math.max(metadata.width ?? 0, metadata.height ?? 0)]).toEqual(['webp', 800]);
  const first = await picture(`/detections/${detectionId}/pages/1.webp?side=800&revision=1`);
  expect(first.equals(now)).toBe(false);
  expect((await picture(`/detections/${detectionId}/pages/1.webp?side=800`)).equals(now)).toBe(true);
  expect((await ana('GET', `/detections/${detectionId}/pages/3.webp`)).status).toBe(404);
  const { words } = (await read(`/detections/${detectionId}/pages/1/text`)) as unknown as {
    words: { text: string }[];
  };
  expect(words.map(({ text }) => text)).toContain('MARISOL');
}, 60_000);

test('a rectangle of the page is where the picture shows it, turned and cropped pages too', async () => {
  // A red rectangle at 100..160 x 50..90 points of a page of 300 x 200, shown from 20,10 to 280,190 and turned.
  const pdf = pdfOf(
    '/MediaBox [0 0 300 200] /CropBox [20 10 280 190] /Rotate 90',
    '1 0 0 rg 100 50 60 40 re f',
  );
  const sent = await submit('detection', { model: 'document', file: new Blob([pdf]) });
  const { result } = (await sent.json()) as { result: { detectionId: number } };
  const response = await ana('GET', `/detections/${result.detectionId}/pages/1.webp?side=1300`);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bounds = [info.width, 0, info.height, 0];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if ((data[at] ?? 0) < 200 || (data[at + 1] ?? 255) > 60) continue;
      bounds[0] = Math.min(bounds[0] as number, x);
      bounds[1] = Math.max(bounds[1] as number, x + 1);
      bounds[2] = Math.min(bounds[2] as number, y);
      bounds[3] = Math.max(bounds[3] as number, y + 1);
    }
  // Turned clockwise: across is up from the bottom, down is from the left.
  const scale = info.height / 260;
  const expected = [(50 - 10) * scale, (90 - 10) * scale, (100 - 20) * scale, (160 - 20) * scale];
  for (const [index, bound] of bounds.entries())
    expect(Math.abs(bound - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
}, 60_000);

test('a clip is shown by the frame of a moment, as large as faces are told in', async () => {
  const clip = fileURLToPath(new URL('../../../media/src/video/fixtures/avc.mp4', import.meta.url));
  const sent = await submit('verification', {
    idFile: await example('id-card.jpg'),
    selfieFile: new Blob([await readFile(clip)]),
  });
  const { result } = (await sent.json()) as { result: { verificationId: number } };
  const path = `/verifications/${result.verificationId}`;
  const { selfie } = (await read(`${path}/pages`)) as { selfie: { width: number; height: number } };
  const frameAt = async (ms: number): Promise<{ pixels: string; width: number; height: number }> => {
    const response = await ana('GET', `${path}/selfie.webp?ms=${ms}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data.toString('base64'), width: info.width, height: info.height };
  };
  const first = await frameAt(0);
  expect(first).toMatchObject(selfie);
  // Behind its end stands its last frame.
  expect((await frameAt(3_600_000)).pixels).not.toBe(first.pixels);
  expect((await stranger('GET', `${path}/selfie.webp?ms=0`)).status).toBe(404);
}, 60_000);

test('a back that is a file of its own is a further page of the ID', async () => {
  const sent = await submit('verification', {
    idFile: await example('id-card.jpg'),
    idBackFile: new Blob([await encodePng(new Uint8Array(90 * 60 * 4).fill(255), 90, 60)]),
    selfieFile: await example('selfie.jpg'),
  });
  const { result } = (await sent.json()) as { result: { verificationId: number } };
  const path = `/verifications/${result.verificationId}`;
  const { id } = (await read(`${path}/pages`)) as { id: { width: number; height: number }[] };
  expect([id.length, id[1]]).toEqual([2, { width: 90, height: 60 }]);
  const back = await ana('GET', `${path}/id.webp?page=2`);
  const { width, height } = await sharp(Buffer.from(await back.arrayBuffer())).metadata();
  expect([back.status, width, height]).toEqual([200, 90, 60]);
  expect((await ana('GET', `${path}/id.webp?page=3`)).status).toBe(404);
}, 60_000);

test('another organization gets 404 for each of them, and a person without sight of documents 403', async () => {
  const administrator = await signedIn(server, 'default', ['administrator']);
  const paths = [
    `/detections/${detectionId}`,
    `/detections/${detectionId}/links`,
    `/detections/${detectionId}/pages`,
    `/detections/${detectionId}/pages/1.webp`,
    `/detections/${detectionId}/pages/1/text`,
    `/detections/${detectionId}/pages/1/heatmap.png`,
  ];
  for (const path of paths) {
    expect([path, (await stranger('GET', path)).status]).toEqual([path, 404]);
    expect([path, (await administrator('GET', path)).status]).toEqual([path, 403]);
  }
  expect(await (await stranger('GET', '/submissions')).json()).toMatchObject({ totalCount: 0 });
});

/** One page with this content. */
function pdfOf(page: string, content: string): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 5\n0000000000 65535 f \n${offsets.join('')}${trailer}`);
}
