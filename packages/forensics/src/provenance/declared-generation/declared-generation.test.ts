import { type ContentCredentials, type CredentialManifest, readImageMetadata } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  comment,
  exifSegment,
  iptcOf,
  jpegOf,
  photoshopSegment,
  pngOf,
  textChunk,
  tiffOf,
  xmpPacket,
  xmpSegment,
} from '../../../../media/src/image-metadata/testing/build-image.js';
import type { Evidence, Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { DEFAULT_POLICY, judge } from '../../verdict/judge.js';
import { contentCredentialsOfObjects } from '../content-credentials/content-credentials.js';
import { declaredGeneration } from './declared-generation.js';
import { DIGITAL_SOURCE_TYPES } from './digital-source-types.js';
import { MARKERS } from './markers.js';
import { MEASURE } from './measure.js';
import {
  MARKED_FILES,
  SETTINGS_ELSEWHERE,
  withComment,
  withSoftware,
  withXmp,
} from './testing/marked-files.js';

function found(file: Uint8Array, credentials?: ContentCredentials): Finding {
  const examined = declaredGeneration.examine({ metadata: readImageMetadata(file), credentials }) as Examined;
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

/** Nothing, too, where the file does not say how it was made. */
function evidenceOf(file: Uint8Array): readonly Evidence[] {
  const examined = declaredGeneration.examine({ metadata: readImageMetadata(file) }) as Examined;
  return examined.kind === 'examined' ? examined.finding.evidence : [];
}

const ratio = (finding: Finding): number =>
  logLikelihoodRatio(declaredGeneration.calibration, finding.measure);

describe('marks of programs', () => {
  test.each(MARKERS.map(({ id, proves }) => [id, proves] as const))('%s', (id, proves) => {
    const file = MARKED_FILES[id];
    if (!file) throw new Error(`no file for ${id}`);
    const code = {
      parameters: 'GENERATION_PARAMETERS',
      generated: 'GENERATED_BY_MODEL',
      partly: 'PARTLY_GENERATED',
    }[proves];
    const finding = found(file);
    expect(finding.evidence.map((one) => one.code)).toContain(code);
    expect(finding.measure).toBe(proves === 'partly' ? MEASURE.partly : MEASURE.generated);
  });

  test('every file shows its marker, and no other program’s settings', () => {
    for (const [id, file] of Object.entries(MARKED_FILES)) {
      const markers = MARKERS.filter(({ proves }) => proves === 'parameters').map(({ program }) => program);
      const programs = new Set(
        found(file).evidence.flatMap(({ code, after }) =>
          code === 'GENERATION_PARAMETERS' ? after!.split(':')[0]! : [],
        ),
      );
      expect(programs.size, id).toBeLessThanOrEqual(1);
      for (const program of programs) expect(markers).toContain(program);
    }
  });

  test.each(Object.entries(SETTINGS_ELSEWHERE))('settings in %s', (_, file) => {
    expect(found(file)).toMatchObject({
      measure: MEASURE.generated,
      evidence: [{ code: 'GENERATION_PARAMETERS' }, ...Array(found(file).evidence.length - 1).fill({})],
    });
  });

  test('no prompt is quoted', () => {
    for (const file of [...Object.values(MARKED_FILES), ...Object.values(SETTINGS_ELSEWHERE)]) {
      const { summary, evidence } = found(file);
      expect(JSON.stringify([summary, evidence])).not.toMatch(/quiet lake|a lake|a cat/);
    }
  });

  test('a ComfyUI graph that only enlarges a photograph makes no picture', () => {
    expect(
      evidenceOf(pngOf(textChunk('prompt', '{"1": {"inputs": {}, "class_type": "ImageScale"}}'))),
    ).toEqual([]);
  });
});

describe('digital source types', () => {
  test.each(Object.entries(DIGITAL_SOURCE_TYPES))('%s', (name, { meaning }) => {
    const measure = {
      generated: MEASURE.generated,
      partly: MEASURE.partly,
      told: MEASURE.told,
      ordinary: MEASURE.nothing,
    }[meaning];
    for (const value of [
      `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`,
      `digsrctype:${name}`,
      name,
    ]) {
      expect(found(withXmp(`iptcExt:DigitalSourceType="${value}"`)).measure).toBe(measure);
    }
    expect(
      found(
        jpegOf(
          xmpSegment(
            xmpPacket('', `<Iptc4xmpExt:DigitalSourceType>\n${name}\n</Iptc4xmpExt:DigitalSourceType>`),
          ),
        ),
      ).measure,
    ).toBe(measure);
  });

  test('are told and accuse of nothing where no model was at work', () => {
    const finding = found(withXmp('Iptc4xmpExt:DigitalSourceType="algorithmicMedia"'));
    expect(finding.evidence).toMatchObject([{ code: 'OTHER_SOURCE_DECLARED', after: 'algorithmicMedia' }]);
    expect(ratio(finding)).toBe(0);
  });

  test('of schema.org are the same, and unknown ones say nothing', () => {
    expect(
      found(withXmp('a:DigitalSourceType="https://schema.org/TrainedAlgorithmicMediaDigitalSource"')).measure,
    ).toBe(MEASURE.generated);
    expect(found(withXmp('a:DigitalSourceType="CompositeIncludingSyntheticElements"')).evidence).toEqual([]);
  });
});

describe('China’s label', () => {
  const label = (value: string): string =>
    `{"Label":"${value}","ContentProducer":"001191110102MACQD9K64010000","ProduceID":"1","ReservedCode1":"${'x'.repeat(900)}"}`;
  const escaped = (text: string): string => text.replaceAll('"', '&quot;');

  test.each([
    ['an XMP element', jpegOf(xmpSegment(xmpPacket('', `<TC260:AIGC>${escaped(label('1'))}</TC260:AIGC>`)))],
    ['an XMP attribute', withXmp(`TC260:AIGC="${escaped(label('1'))}"`)],
    ['a text chunk', pngOf(textChunk('AIGC', label('1')))],
    ['a comment of EXIF', withComment(`{"AIGC":${label('1')}}`)],
    ['a comment of a JPEG', jpegOf(comment(`AIGC${label('1')}`))],
  ])('in %s', (_, file) => {
    expect(found(file)).toMatchObject({
      measure: MEASURE.generated,
      evidence: [{ code: 'AIGC_LABEL', after: 'Label 1, ContentProducer 001191110102MACQD9K64010000' }],
    });
  });

  test('weighs less where a sender says it, and little where a platform suspects it', () => {
    expect(found(pngOf(textChunk('AIGC', label('2')))).measure).toBe(MEASURE.partly);
    expect(ratio(found(pngOf(textChunk('AIGC', label('3')))))).toBeLessThan(2.2);
  });

  test('is not any JSON with a label', () => {
    expect(evidenceOf(withComment('{"Label":"1","ProduceID":"of something else"}'))).toEqual([]);
    expect(evidenceOf(pngOf(textChunk('AIGC', '{"Label":"4","ProduceID":"1"}')))).toEqual([]);
  });
});

describe('content credentials', () => {
  const TYPE = 'trainedAlgorithmicMedia';
  const action = (name: string, digitalSourceType?: string) => ({
    action: name,
    digitalSourceType,
    softwareAgent: 'A program',
    when: undefined,
  });
  const manifest = (parts: Partial<CredentialManifest>): CredentialManifest => ({
    isActive: false,
    claimGenerator: undefined,
    signer: undefined,
    signedOn: undefined,
    actions: [],
    ingredients: [],
    ...parts,
  });
  const credentials = (
    manifests: CredentialManifest[],
    state: ContentCredentials['state'] = 'valid',
  ): ContentCredentials => ({
    manifests,
    state,
    failures: [],
    remoteUrl: undefined,
  });
  const of = (manifests: CredentialManifest[], state?: ContentCredentials['state']): Finding => {
    const examined = declaredGeneration.examine({ credentials: credentials(manifests, state) }) as Examined;
    if (examined.kind !== 'examined') throw new Error(examined.because);
    return examined.finding;
  };
  const GENERATED = manifest({ isActive: true, actions: [action('c2pa.created', TYPE)] });

  it('declare a picture that a model made, without metadata too: a PDF', () => {
    expect(of([GENERATED])).toMatchObject({
      measure: MEASURE.generated,
      evidence: [{ code: 'GENERATED_BY_MODEL', after: `${TYPE}, A program` }],
    });
  });

  it('declare a photograph of a camera as nothing else', () => {
    expect(
      of([
        manifest({
          isActive: true,
          actions: [action('c2pa.created', 'digitalCapture'), action('c2pa.color_adjustments')],
        }),
      ]).measure,
    ).toBe(0);
  });

  it.each([
    [
      'an edit with a model',
      manifest({ isActive: true, actions: [action('c2pa.edited', 'compositeWithTrainedAlgorithmicMedia')] }),
    ],
    [
      'content of a model that was put in',
      manifest({ isActive: true, actions: [action('c2pa.placed', TYPE)] }),
    ],
  ])('declare %s as a part', (_, active) => {
    expect(of([active])).toMatchObject({ measure: MEASURE.partly, evidence: [{ code: 'PARTLY_GENERATED' }] });
  });

  it('hand on what a model made to what was only opened and saved', () => {
    const opened = manifest({
      isActive: true,
      actions: [action('c2pa.opened')],
      ingredients: [{ title: 'a.png', relationship: 'parentOf' }],
    });
    expect(of([opened, { ...GENERATED, isActive: false }]).measure).toBe(MEASURE.generated);
  });

  it('call it a part where it was one of several things', () => {
    const parents = ['parentOf', 'componentOf'].map((relationship) => ({ title: undefined, relationship }));
    const joined = manifest({
      isActive: true,
      actions: [action('c2pa.opened'), action('c2pa.placed')],
      ingredients: parents,
    });
    expect(of([joined, { ...GENERATED, isActive: false }])).toMatchObject({
      measure: MEASURE.partly,
      evidence: [{ code: 'PARTLY_GENERATED' }],
    });
  });

  it('weigh less where the file was changed after it was signed', () => {
    const finding = of([GENERATED], 'tampered');
    expect(finding.measure).toBe(MEASURE.brokenManifest);
    expect(finding.summary).toContain('changed after');
  });

  it.each(['assertion.dataHash.mismatch', 'assertion.hashedURI.mismatch'])(
    'leave a partly made picture undecided, also where they no longer hold: whoever writes a rating does that (%s)',
    async (failure) => {
      const edited = manifest({
        isActive: true,
        actions: [action('c2pa.edited', 'compositeWithTrainedAlgorithmicMedia')],
      });
      const metadata = readImageMetadata(withXmp('photoshop:Credit="Apple Photos Clean Up"'));
      for (const state of ['valid', 'tampered'] as const) {
        const view = { ...credentials([edited], state), failures: state === 'tampered' ? [failure] : [] };
        for (const given of [{ credentials: view }, { credentials: view, metadata }]) {
          const reports = [
            { check: declaredGeneration, outcome: await declaredGeneration.examine(given) },
            { check: contentCredentialsOfObjects, outcome: await contentCredentialsOfObjects.examine(given) },
          ];
          expect(judge(reports, DEFAULT_POLICY, 'object').classification).toBe('unverified');
        }
      }
    },
  );
});

describe('what says nothing of a model', () => {
  test.each([
    'Imagen 3',
    'Imagen de la fachada',
    'Hawkeye Firefly 8SE',
    'Leonardo Rossi',
    'Flux capacitor',
    'f.lux 4.120',
    'Grokking Studio',
    'Adobe Photoshop 25.0 (Windows)',
    'Gemini Hotel',
    'Dallmeyer',
    'HDR+ 1.0.362396382zd',
    'Sora Camera',
    'Recrafted Furniture',
    'Ver.1.00',
    'stable diffusor plate',
    'Luma Key',
    'Midjourney',
  ])('%s as the software of a photograph', (name) => {
    expect(found(withSoftware(name)).measure).toBe(
      name === 'Midjourney' ? MEASURE.generated : MEASURE.nothing,
    );
  });

  test.each([
    'Courtesy of OpenAI',
    'https://openai.com/blog',
    'NASA/Gemini-7',
    'Ideogram rubbing, Museum of Asian Art',
    'Midjourney',
  ])('%s as a credit or a source: whoever is thanked or quoted made nothing', (name) => {
    const files = [
      ...['2:110', '2:115'].map((field) => jpegOf(photoshopSegment([0x0404, iptcOf([field, name])]))),
      withXmp(`photoshop:Credit="${name}"`),
      withXmp(`dc:source="${name}"`),
      pngOf(textChunk('Source', name)),
    ];
    for (const file of files) expect(evidenceOf(file)).toEqual([]);
  });

  test.each([
    'None',
    'none.',
    'no',
    'N/A',
    'na',
    'nil',
    'false',
    'not applicable',
    'No AI was used',
    'ninguno',
    'Nenhum',
    'no aplica',
    'Não se aplica',
    'sin IA',
    'none (not Midjourney)',
    ' none',
  ])('%s as the AI system used', (text) => {
    expect(evidenceOf(withXmp(`Iptc4xmpExt:AISystemUsed="${text}"`))).toEqual([]);
  });

  test.each(['Nova Canvas', 'NAI Diffusion', 'Nano Banana'])(
    'but %s as the AI system used is one',
    (text) => {
      const [evidence] = evidenceOf(withXmp(`Iptc4xmpExt:AISystemUsed="${text}"`));
      expect(evidence?.summary).toBe(
        'The file names the system by which a model made the picture (in its XMP AISystemUsed).',
      );
    },
  );

  test('a number of a job that is no picture’s', () => {
    expect(
      evidenceOf(
        pngOf(textChunk('Description', 'Proof 2 for approval. Job ID: 01234567-89ab-cdef-0123-456789abcdef')),
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'a caption with steps and a seed',
      pngOf(textChunk('Description', 'Steps: 20 up to the door. We planted seed: grass.')),
    ],
    [
      'JSON of another program',
      pngOf(textChunk('prompt', '{"question": "Enter your name"}'), textChunk('workflow', '{"nodes": 3}')),
    ],
    [
      'a signature without an id beside it',
      jpegOf(exifSegment(tiffOf({ image: { 270: `Signature: ${'A'.repeat(80)}`, 315: 'Ann Lee' } }))),
    ],
    [
      'a comment like NovelAI’s without its name',
      pngOf(textChunk('Comment', '{"steps": 28, "scale": 5, "uc": ""}')),
    ],
    ['a credit of somebody', withXmp('photoshop:Credit="Made with Google Pixel"')],
  ])('%s', (_, file) => {
    expect(evidenceOf(file)).toEqual([]);
  });

  test.each([
    ['nothing at all', jpegOf()],
    ['a caption', jpegOf(exifSegment(tiffOf({ image: { 270: 'Holiday in Rome' } })))],
    ['a place', jpegOf(exifSegment(tiffOf({ gps: { 2: [[48, 1]] } })))],
    ['whom to thank', withXmp('photoshop:Credit="Ann Lee"')],
  ])('a file that says %s, but not how it was made, is not examined', (_, file) => {
    expect(declaredGeneration.examine({ metadata: readImageMetadata(file) })).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('nor is one whose credentials cannot be read', () => {
    const unreadable: ContentCredentials = {
      manifests: [],
      state: 'unreadable',
      failures: [],
      remoteUrl: undefined,
    };
    for (const credentials of [unreadable, undefined])
      expect(declaredGeneration.examine({ credentials })).toMatchObject({ kind: 'not-applicable' });
  });

  test.each([
    ['a camera', jpegOf(exifSegment(tiffOf({ image: { 271: 'Canon', 272: 'Canon EOS R6' } })))],
    ['a program', withSoftware('GIMP 2.10')],
    ['its source', withXmp('iptcExt:DigitalSourceType="digitalCapture"')],
  ])('a file that names %s is neutral, and not called authentic', (_, file) => {
    const finding = found(file);
    expect([finding.evidence, ratio(finding)]).toEqual([[], 0]);
    expect(finding.summary).not.toMatch(/authentic|genuine/);
  });

  test('any words at any place raise nothing', () => {
    const WORDS = [
      ...[
        'lake',
        'house',
        'invoice',
        'camera',
        'Canon',
        'imagen',
        'flux',
        'seed',
        'steps',
        'model',
        'prompt',
        'size',
        'workflow',
        'stable',
      ],
      ...[
        'firefly',
        'gemini',
        'dream',
        'fantasy',
        'art',
        'label',
        'label: 1',
        'edited',
        'made with love',
        'AI',
        'generated',
        '{',
        '}',
      ],
    ];
    const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
    const keyword = fc.constantFrom(
      'Software',
      'Comment',
      'Description',
      'parameters',
      'prompt',
      'workflow',
      'Title',
      'Source',
      'AIGC',
      'Dream',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(keyword, text), { maxLength: 5 }),
        text,
        text,
        (chunks, software, said) => {
          expect(evidenceOf(pngOf(...chunks.map(([name, value]) => textChunk(name, value))))).toEqual([]);
          const file = jpegOf(
            exifSegment(tiffOf({ image: { 305: software, 270: said } })),
            comment(said),
            xmpSegment(xmpPacket(`photoshop:Credit="${said}"`)),
          );
          expect(evidenceOf(file)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('any bytes at any place raise nothing', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('tEXt', 'iTXt', 'zTXt', 'eXIf'),
        (bytes, type) => {
          expect(evidenceOf(pngOf([type, bytes]))).toEqual([]);
          expect(evidenceOf(jpegOf(['APP1', bytes], ['COM', bytes], ['APP13', bytes]))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a text of the greatest length takes no long', () => {
    const file = pngOf(
      textChunk('parameters', 'Steps: 1 Seed: '.repeat(60_000)),
      textChunk('workflow', '"type": "'.repeat(100_000)),
    );
    const metadata = readImageMetadata(file);
    const started = performance.now();
    declaredGeneration.examine({ metadata });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
