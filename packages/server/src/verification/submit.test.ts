import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPdf } from '../../../media/src/pdf/testing/build-pdf.js';
import { licenseBorn, licensePrinting } from '../detection/testing/made-papers.js';
import { PDF, PNG, startTestServer, type TestServer, verificationForm } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { VERIFICATION_MODEL } from './models.js';
import { DOUBTFUL, RECAPTURED, WHITE } from './testing/color-verifier.js';
import { clip, pngOfColor, turnedJpegOfColor } from './testing/pictures.js';

const COLOR_VERIFIER = compiledEngine(new URL('./testing/color-verifier.ts', import.meta.url));
const ANNA = [10, 200, 90] as const;
const BELLA = [90, 10, 200] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_MAX_UPLOAD_MB: '1' }, { engineModule: COLOR_VERIFIER });
});
afterAll(() => server.end());

interface Face {
  readonly boundingBox: object;
  readonly page?: number;
  readonly timeMs?: number;
}
interface Check {
  readonly type?: string;
  readonly checkType?: string;
  readonly status: string;
  readonly confidence?: number;
  readonly details?: string;
  readonly idFaces?: readonly Face[];
  readonly selfieFaces?: readonly Face[];
  readonly [name: string]: unknown;
}
interface VerificationRecord {
  readonly verificationId: number;
  readonly verified: boolean;
  readonly reasoning: readonly string[];
  readonly modelResults: { readonly technicalChecks: readonly Check[] };
  readonly files: readonly { readonly category: string; readonly fileName: string; readonly url: string }[];
  readonly [name: string]: unknown;
}
const resultOf = async (response: Response): Promise<VerificationRecord> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: VerificationRecord }).result;
};
const detailOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: { loc: string[]; type: string }[] }).detail;
};
const checkOf = ({ modelResults }: VerificationRecord, name: string): Check =>
  modelResults.technicalChecks.find(({ type, checkType }) => (type ?? checkType) === name)!;
const statuses = ({ modelResults }: VerificationRecord) =>
  Object.fromEntries(
    modelResults.technicalChecks.map(({ type, checkType, status }) => [type ?? checkType, status]),
  );
const sha256 = async (file: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');

/** A form whose files have names of their own. */
function named(
  files: { readonly idFile: readonly [Blob, string]; readonly selfieFile: readonly [Blob, string] },
  fields = {},
): FormData {
  const form = verificationForm({ idFile: undefined, selfieFile: undefined, ...fields });
  for (const [name, [file, fileName]] of Object.entries(files)) form.append(name, file, fileName);
  return form;
}

test('a verification is answered with the whole record, which can be fetched again, as can both files', async () => {
  const [idFile, selfieFile] = [await pngOfColor(ANNA), await pngOfColor(ANNA, 20, 40)];
  const files = { idFile: [idFile, 'cédula.png'], selfieFile: [selfieFile, 'me.png'] } as const;
  const result = await resultOf(
    await server.verify(named(files, { tags: '{"customerId":"c-1"}', country: ' MX ' })),
  );
  const { verificationId, timestamp, timestampISO } = result;
  const landmarksOf = (width: number, height: number) => ({
    nose: { x: width / 2, y: height / 2 },
    left_eye: { x: 0.3 * width, y: 0.3 * height },
    right_eye: { x: 0.7 * width, y: 0.3 * height },
    mouth_left: { x: 0.35 * width, y: 0.75 * height },
    mouth_right: { x: 0.65 * width, y: 0.75 * height },
  });
  const faceOf = (width: number, height: number) => ({
    faceId: 'face_1',
    detectionConfidence: 0.9877,
    landmarks: Object.fromEntries(
      Object.entries(landmarksOf(width, height)).map(([name, { x, y }]) => [
        name,
        { x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) },
      ]),
    ),
    boundingBox: { x1: 0, y1: 0, x2: width, y2: height },
  });
  const storedFile = (category: string, name: string, file: Blob) => ({
    category,
    fileName: `v_${category}_${verificationId}_${name}`,
    fileSize: file.size,
    contentType: 'image/png',
    timestamp,
    timestampISO,
    url: `${server.baseUrl}/v1/files/v_${category}_${verificationId}_${encodeURIComponent(name)}`,
  });
  expect(result).toEqual({
    verificationId: expect.any(Number),
    idFileType: 'png',
    idFileName: 'cédula.png',
    idFileSize: idFile.size,
    idSha256: await sha256(idFile),
    selfieFileType: 'png',
    selfieFileName: 'me.png',
    selfieFileSize: selfieFile.size,
    selfieSha256: await sha256(selfieFile),
    timestamp: expect.any(Number),
    timestampISO: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
    model: 'verification',
    modelVersion: VERIFICATION_MODEL.version,
    engineVersion: expect.any(String),
    country: 'mx',
    verified: true,
    faceMatched: true,
    reasoning: ['Verified: the colors match.'],
    modelResults: {
      technicalChecks: [
        {
          type: 'FACE_MATCH',
          status: 'PASS',
          confidence: 0.99,
          details: expect.stringContaining('matches'),
          sameGroupFalseMatchRate: 0.0022,
        },
        { type: 'LIVENESS', status: 'PASS', confidence: 0.97, details: 'The eyes blinked.' },
        { type: 'ID_QUALITY', status: 'PASS', confidence: 0.9, details: expect.any(String) },
        {
          type: 'ID_CONSISTENCY',
          status: 'NOT_APPLICABLE',
          confidence: 0,
          details: expect.stringContaining('Both sides of the card'),
          evidence: [],
        },
        {
          checkType: 'face_detection',
          status: 'PASS',
          faceCount: { id: 1, selfie: 1 },
          idFaces: [{ ...faceOf(32, 24), page: 1 }],
          selfieFaces: [faceOf(20, 40)],
        },
      ],
    },
    tags: [{ name: 'customerId', value: 'c-1' }],
    files: [storedFile('id', 'cédula.png', idFile), storedFile('face', 'me.png', selfieFile)],
  });
  expect(await resultOf(await server.request(`/v1/verification/${verificationId}`))).toEqual(result);
  for (const [index, sent] of [idFile, selfieFile].entries()) {
    const file = await server.request(new URL(result.files[index]!.url).pathname);
    expect([file.status, file.headers.get('content-type'), file.headers.get('etag')]).toEqual([
      200,
      'image/png',
      `"${await sha256(sent)}"`,
    ]);
    expect(await sha256(await file.blob())).toBe(await sha256(sent));
  }
  expect(await server.uploadsOnTheirWay()).toEqual([]);
});

describe('what is found becomes the verdict and its checks', () => {
  test('two persons do not match', async () => {
    const result = await resultOf(
      await server.verify({ idFile: await pngOfColor(ANNA), selfieFile: await pngOfColor(BELLA) }),
    );
    expect(result.verified).toBe(false);
    expect(checkOf(result, 'FACE_MATCH')).toMatchObject({ status: 'FAIL', confidence: 0.01 });
  });

  test('without a face there is nothing to compare, and that is no error', async () => {
    const result = await resultOf(
      await server.verify({ idFile: await pngOfColor(ANNA), selfieFile: await pngOfColor(WHITE) }),
    );
    expect(result).toMatchObject({ verified: false, reasoning: ['Not verified.'] });
    expect(statuses(result)).toEqual({
      FACE_MATCH: 'NOT_APPLICABLE',
      LIVENESS: 'NOT_APPLICABLE',
      ID_QUALITY: 'PASS',
      ID_CONSISTENCY: 'NOT_APPLICABLE',
      face_detection: 'FAIL',
    });
    expect(checkOf(result, 'FACE_MATCH')).toMatchObject({
      confidence: 0,
      details: 'No face was found in the selfie.',
    });
    expect(checkOf(result, 'face_detection')).toMatchObject({
      faceCount: { id: 1, selfie: 0 },
      selfieFaces: [],
    });
  });

  test('a recapture that matches is not verified', async () => {
    const same = await pngOfColor(RECAPTURED);
    const result = await resultOf(await server.verify({ idFile: same, selfieFile: same }));
    expect(result.verified).toBe(false);
    expect(statuses(result)).toMatchObject({ FACE_MATCH: 'PASS', LIVENESS: 'FAIL' });
    expect(checkOf(result, 'LIVENESS').details).toBe('A pixel grid was seen.');
  });

  test('places are told in the picture as displayed', async () => {
    const turned = await turnedJpegOfColor(DOUBTFUL);
    const result = await resultOf(await server.verify({ idFile: turned, selfieFile: turned }));
    expect(result).toMatchObject({ idFileType: 'jpeg', selfieFileType: 'jpeg' });
    const { idFaces, selfieFaces } = checkOf(result, 'face_detection');
    for (const [face] of [idFaces!, selfieFaces!])
      expect(face!.boundingBox).toEqual({ x1: 0, y1: 0, x2: 24, y2: 32 });
  });

  test('of a PDF the first three pages are looked at, at a longer side of 2,000 pixels', async () => {
    const pages = [10, 11, 12, 13, 14];
    const file = buildPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${pages.length}>>`,
      3: '<</Length 25>>stream\n0.5 g 0 0 200 100 re f   \nendstream',
      ...Object.fromEntries(
        pages.map((page) => [page, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 3 0 R>>']),
      ),
    });
    const result = await resultOf(
      await server.verify({ idFile: new Blob([Uint8Array.from(file)]), selfieFile: await pngOfColor(ANNA) }),
    );
    expect(result.idFileType).toBe('pdf');
    const { idFaces } = checkOf(result, 'face_detection');
    expect(idFaces!.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(idFaces![0]!.boundingBox).toEqual({ x1: 0, y1: 0, x2: 2000, y2: 1000 });
  });

  test.each([
    ['avc.mp4', 'mp4', 'video/mp4'],
    ['camera-names.mov', 'mov', 'video/quicktime'],
    ['bt709-full-vp9.webm', 'webm', 'video/webm'],
  ] as const)('a selfie may be a video: %s', async (name, fileType, contentType) => {
    const selfieFile = await clip(name);
    const result = await resultOf(
      await server.verify({ idFile: await pngOfColor(ANNA), selfieFile, fileName: name }),
    );
    expect(result).toMatchObject({ selfieFileType: fileType, selfieFileName: name, idFileType: 'png' });
    expect(checkOf(result, 'face_detection').selfieFaces).toMatchObject([{ faceId: 'face_1', timeMs: 0 }]);
    const path = new URL(result.files[1]!.url).pathname;
    const part = await server.request(path, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, contentType]);
    expect(part.headers.get('content-range')).toBe(`bytes 4-11/${selfieFile.size}`);
    expect(await sha256(await part.blob())).toBe(await sha256(selfieFile.slice(4, 12)));
  });
});

test('liveness that is inconclusive does not verify unless the operator asks for no more; the match is told apart', async () => {
  const same = { idFile: await pngOfColor(DOUBTFUL), selfieFile: await pngOfColor(DOUBTFUL) };
  const asked = await resultOf(await server.verify(same));
  expect([asked.verified, asked.faceMatched, checkOf(asked, 'LIVENESS').status]).toEqual([
    false,
    true,
    'INCONCLUSIVE',
  ]);
  const other = { ...same, selfieFile: await pngOfColor(ANNA) };
  expect(await resultOf(await server.verify(other))).toMatchObject({ verified: false, faceMatched: false });
  const lenient = await startTestServer(
    { ASSAY_LIVENESS_REQUIRED: 'false', ASSAY_FALSE_MATCH_RATE: '0.01' },
    { engineModule: COLOR_VERIFIER },
  );
  try {
    const result = await resultOf(await lenient.verify(same));
    expect([result.verified, result.faceMatched]).toEqual([true, true]);
    expect(checkOf(result, 'FACE_MATCH').details).toContain('a false match rate of 1 %');
  } finally {
    await lenient.end();
  }
}, 60_000);

describe('what the ID says of itself', () => {
  /** Both sides of a license in one picture, over the face of whoever is of its first pixel's color. */
  const licenseWithSelfie = async (birth: string) => {
    const idFile = new Blob([await licenseBorn(birth)]);
    const { data } = await sharp(await licenseBorn(birth))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { idFile, selfieFile: await pngOfColor([data[0]!, data[1]!, data[2]!]) };
  };

  test('print and bar code that agree pass', async () => {
    const result = await resultOf(await server.verify(await licenseWithSelfie('04/12/1990')));
    expect(result.verified).toBe(true);
    expect(checkOf(result, 'ID_CONSISTENCY')).toMatchObject({ status: 'PASS', confidence: 1 });
  }, 60_000);

  test('a birth date that the bar code contradicts does not verify, and both dates are named', async () => {
    const result = await resultOf(await server.verify(await licenseWithSelfie('04/12/1983')));
    expect([result.verified, result.faceMatched]).toEqual([false, true]);
    expect(checkOf(result, 'ID_CONSISTENCY')).toMatchObject({
      status: 'FAIL',
      evidence: [
        { code: 'PRINT_DIFFERS_FROM_CODE', field: 'dateOfBirth', before: '1990-04-12', after: '04/12/1983' },
      ],
    });
    expect(result.reasoning.slice(0, 2)).toEqual([
      'The ID contradicts itself, so that it cannot be told whose it is.',
      'Date: “04/12/1983” is printed; the code on the document says “1990-04-12”.',
    ]);
    const inSpanish = await server.request(`/v1/verification/${result.verificationId}`, {
      headers: { 'x-api-key': server.key, 'accept-language': 'es-MX' },
    });
    expect(inSpanish.headers.get('content-language')).toBe('es');
    const { reasoning } = await resultOf(inSpanish);
    expect(reasoning.slice(0, 2)).toEqual([
      'La identificación se contradice: no se puede decir de quién es.',
      expect.stringMatching(/^Fecha: .*“04\/12\/1983”.*“1990-04-12”/u),
    ]);
  }, 60_000);

  /** One half of a license: its front or its back as a picture of its own. */
  const side = async (license: Uint8Array, half: 'front' | 'back') => {
    const both = sharp(license);
    const { width, height } = await both.metadata();
    const top = half === 'front' ? 0 : height / 2;
    const cut = both.extract({ left: 0, top, width, height: height / 2 });
    return new Blob([Uint8Array.from(await cut.png().toBuffer())]);
  };

  test('front and back may be two files: both are read as one ID, and kept', async () => {
    const { selfieFile } = await licenseWithSelfie('04/12/1983');
    const license = await licenseBorn('04/12/1983');
    const [idFile, idBackFile] = [await side(license, 'front'), await side(license, 'back')];
    const alone = await resultOf(await server.verify({ idFile, selfieFile }));
    expect(checkOf(alone, 'ID_CONSISTENCY')).toMatchObject({
      status: 'NOT_APPLICABLE',
      details: expect.stringContaining('idBackFile'),
    });
    const result = await resultOf(await server.verify({ idFile, idBackFile, selfieFile }));
    expect([result.verified, checkOf(result, 'ID_CONSISTENCY').status]).toEqual([false, 'FAIL']);
    expect(result.files.map(({ category }) => category)).toEqual(['id', 'id', 'face']);
    const kept = await server.request(new URL(result.files[1]!.url).pathname);
    expect(await sha256(await kept.blob())).toBe(await sha256(idBackFile));
  }, 120_000);

  test('the back of another card of the same holder does not verify, and both numbers are named', async () => {
    const { selfieFile } = await licenseWithSelfie('04/12/1990');
    const idFile = await side(await licensePrinting({ '90817263': '31554078' }), 'front');
    const idBackFile = await side(await licensePrinting({}), 'back');
    const result = await resultOf(await server.verify({ idFile, idBackFile, selfieFile }));
    expect([result.verified, result.faceMatched]).toEqual([false, true]);
    expect(checkOf(result, 'ID_CONSISTENCY')).toMatchObject({
      status: 'FAIL',
      evidence: [
        { code: 'SIDES_DIFFER', field: 'licenseNumber', before: '31554078', after: '90817263', page: 2 },
      ],
    });
    expect(result.reasoning[1]).toBe(
      'Number: The back says “90817263”, the front “31554078”: they are not sides of one document.',
    );
  }, 120_000);

  test('a back that shows nothing of the front verifies, but does not pass, and that is said', async () => {
    const { idFile, selfieFile } = await licenseWithSelfie('04/12/1990');
    const result = await resultOf(
      await server.verify({ idFile, idBackFile: await pngOfColor(ANNA), selfieFile }),
    );
    expect([result.verified, checkOf(result, 'ID_CONSISTENCY').status]).toEqual([true, 'INCONCLUSIVE']);
    expect(result.reasoning).toContain(
      'Nothing read on the back stands on the front, too: send a sharp picture of the whole back.',
    );
  }, 120_000);

  test('an operator may leave it out', async () => {
    const quick = await startTestServer({ ASSAY_ID_READING: 'false' }, { engineModule: COLOR_VERIFIER });
    try {
      const result = await resultOf(await quick.verify(await licenseWithSelfie('04/12/1983')));
      expect([result.verified, checkOf(result, 'ID_CONSISTENCY')]).toEqual([true, undefined]);
    } finally {
      await quick.end();
    }
  }, 60_000);
});

test('an omitted, empty or unknown country is us', async () => {
  for (const country of [undefined, '', 'de', 'USA']) {
    expect(await resultOf(await server.verify({ country }))).toMatchObject({ country: 'us' });
  }
});

describe('what is wrong is told at once', () => {
  test('an empty form', async () => {
    const detail = await detailOf(await server.verify(new FormData()));
    expect(detail.map(({ loc, type }) => [loc.join('.'), type])).toEqual([
      ['body.idFile', 'missing'],
      ['body.selfieFile', 'missing'],
    ]);
  });

  const gif = new Blob(['GIF89a, more or less']);
  const half = new Blob([PNG.subarray(0, 30)]);
  test.each([
    ['no ID', { idFile: undefined }, 'body.idFile', 'missing'],
    ['no selfie', { selfieFile: undefined }, 'body.selfieFile', 'missing'],
    ['text in place of the ID', { idFile: 'text' }, 'body.idFile', 'file_expected'],
    ['text in place of the selfie', { selfieFile: 'text' }, 'body.selfieFile', 'file_expected'],
    ['an ID of another kind', { idFile: gif }, 'body.idFile', 'file_type'],
    ['a selfie of another kind', { selfieFile: gif }, 'body.selfieFile', 'file_type'],
    ['an empty ID', { idFile: new Blob([]) }, 'body.idFile', 'file_empty'],
    ['an empty selfie', { selfieFile: new Blob([]) }, 'body.selfieFile', 'file_empty'],
    ['half a back', { idBackFile: half }, 'body.idBackFile', 'file_undecodable'],
    ['a PDF as the selfie', { selfieFile: new Blob([PDF]) }, 'body.selfieFile', 'file_type'],
    ['half an ID', { idFile: half }, 'body.idFile', 'file_undecodable'],
    ['half a selfie', { selfieFile: half }, 'body.selfieFile', 'file_undecodable'],
    ['a PDF without pages', { idFile: new Blob(['%PDF-1.7\n']) }, 'body.idFile', 'file_undecodable'],
    ['tags that are no object', { tags: '[1]' }, 'body.tags', 'dict_type'],
  ])('%s', async (_what, fields, loc, type) => {
    const detail = await detailOf(await server.verify(fields));
    expect(detail.map((issue) => [issue.loc.join('.'), issue.type])).toEqual([[loc, type]]);
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  });

  test('a video as the ID, and videos that are cut off or hold no pictures', async () => {
    const video = await clip('avc.mp4');
    const loc = ['body', 'selfieFile'];
    expect(await detailOf(await server.verify({ idFile: video }))).toMatchObject([
      { loc: ['body', 'idFile'], type: 'file_type' },
    ]);
    for (const selfieFile of [
      video.slice(0, video.size >> 1),
      video.slice(0, 40),
      await clip('sound-only.mp4'),
    ]) {
      expect(await detailOf(await server.verify({ selfieFile }))).toMatchObject([
        { loc, type: 'file_undecodable' },
      ]);
    }
  });

  test.each(['idFile', 'selfieFile'])('%s sent twice, or as a file and as text', async (name) => {
    for (const second of [new Blob([PNG]), 'text']) {
      const form = verificationForm();
      form.append(name, second as Blob);
      expect(await detailOf(await server.verify(form))).toMatchObject([
        { loc: ['body', name], type: 'multiple_values' },
      ]);
    }
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  });

  test('both files at once', async () => {
    const detail = await detailOf(
      await server.verify({ idFile: gif, selfieFile: new Blob([]), tags: '[1]' }),
    );
    expect(detail.map(({ loc }) => loc[1])).toEqual(['idFile', 'selfieFile', 'tags']);
  });

  test('a body that is no form is 415, and either file beyond the limit 413', async () => {
    const text = await server.request('/v1/verification', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(415);
    const large = new Blob([PNG, new Uint8Array(1024 * 1024)]);
    expect((await server.verify({ idFile: large })).status).toBe(413);
    expect((await server.verify({ selfieFile: large })).status).toBe(413);
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  });

  test('two files of the largest size are taken together', async () => {
    const padded = new Blob([PNG, new Uint8Array(1024 * 1024 - PNG.length)]);
    expect((await server.verify({ idFile: padded, selfieFile: padded })).status).toBe(200);
  });

  test('an id that is no number, and one that nobody has', async () => {
    expect((await server.request('/v1/verification/abc')).status).toBe(422);
    expect((await server.request('/v1/verification/999999')).status).toBe(404);
  });
});

describe('Idempotency-Key', () => {
  test('the same key and form get the first record again; with another file, or for a detection, it is 409', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const first = await resultOf(await server.verify({}, headers));
    expect(await resultOf(await server.verify({}, headers))).toEqual(first);
    expect(await server.uploadsOnTheirWay()).toEqual([]);
    const other = await pngOfColor(ANNA);
    expect((await server.verify({ idFile: other }, headers)).status).toBe(409);
    expect((await server.verify({ selfieFile: other }, headers)).status).toBe(409);
    expect((await server.verify({ country: 'br' }, headers)).status).toBe(409);
    expect((await server.submit({}, headers)).status).toBe(409);
  });

  test('a refused submission does not use its key up', async () => {
    const headers = { 'idempotency-key': 'mended' };
    expect((await server.verify({ selfieFile: new Blob([PNG.subarray(0, 30)]) }, headers)).status).toBe(422);
    expect((await server.verify({}, headers)).status).toBe(200);
  });

  test('twins that arrive together make one record and get one answer', async () => {
    const headers = { 'idempotency-key': 'twins' };
    const total = async () =>
      ((await (await server.request('/v1/verification')).json()) as { totalCount: number }).totalCount;
    const before = await total();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => (await server.verify({}, headers)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });
});

describe('access', () => {
  test('reading asks for verification:read, submitting for verification:write', async () => {
    const reads = { 'x-api-key': await server.createKey({ permissions: ['verification:read'] }) };
    const writes = {
      'x-api-key': await server.createKey({ permissions: ['verification:write', 'parse:read'] }),
    };
    expect((await server.request('/v1/verification', { headers: reads })).status).toBe(200);
    expect((await server.request('/v1/verification', { headers: writes })).status).toBe(403);
    expect((await server.verify({}, reads)).status).toBe(403);
    const { verificationId, files } = await resultOf(await server.verify({}, writes));
    expect((await server.request(`/v1/verification/${verificationId}`, { headers: writes })).status).toBe(
      403,
    );
    expect((await server.request(new URL(files[0]!.url).pathname, { headers: reads })).status).toBe(403);
    expect((await server.request('/v1/verification', { headers: { 'x-api-key': 'nobody' } })).status).toBe(
      401,
    );
  });

  test('another organization finds neither record nor files, and lists nothing', async () => {
    const { verificationId, files } = await resultOf(await server.verify({}));
    const headers = { 'x-api-key': await server.createKey({ organization: 'other' }) };
    expect((await server.request(`/v1/verification/${verificationId}`, { headers })).status).toBe(404);
    for (const { url } of files)
      expect((await server.request(new URL(url).pathname, { headers })).status).toBe(404);
    expect(await (await server.request('/v1/verification', { headers })).json()).toEqual({
      totalCount: 0,
      count: 0,
      data: [],
    });
  });
});

test('no log line holds a file name, a tag or a reason', async () => {
  const files = {
    idFile: [await pngOfColor(ANNA), 'jane-sample-id.png'],
    selfieFile: [new Blob([PNG.subarray(0, 30)]), 'jane-sample.png'],
  } as const;
  await server.verify(named(files, { tags: '{"customerName":"Jane Sample"}' }));
  await server.verify(
    named({ ...files, selfieFile: files.idFile }, { tags: '{"customerName":"Jane Sample"}' }),
  );
  expect(JSON.stringify(server.log)).not.toMatch(/jane|sample|colours/i);
});
