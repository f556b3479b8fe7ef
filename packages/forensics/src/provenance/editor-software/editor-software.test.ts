import { readImageMetadata } from '@assay/media';
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
  userComment,
  xmpPacket,
  xmpSegment,
} from '../../../../media/src/image-metadata/testing/build-image.js';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { CALIBRATION, CALIBRATION_OF_OBJECTS } from './calibration.js';
import { editorSoftware } from './editor-software.js';
import { KINDS, KNOWN_PROGRAMS } from './known-programs.js';
import { MEASURE } from './measure.js';

const examine = (file: Uint8Array): Examined =>
  editorSoftware.examine({ metadata: readImageMetadata(file) }) as Examined;

function found(file: Uint8Array): Finding {
  const examined = examine(file);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const savedBy = (software: string): Uint8Array => jpegOf(exifSegment(tiffOf({ image: { 305: software } })));

describe('programs', () => {
  test.each([
    ['Adobe Photoshop 25.0 (Windows)', 'PHOTO_EDITOR'],
    ['GIMP 2.10.32', 'PHOTO_EDITOR'],
    ['Photopea Editor (www.photopea.com)', 'PHOTO_EDITOR'],
    ['paint.net 5.0.13', 'PHOTO_EDITOR'],
    ['Snapseed 2.0', 'PHOTO_EDITOR'],
    ['PicsArt', 'PHOTO_EDITOR'],
    ['Canva', 'DESIGN_TOOL'],
    ['Figma', 'DESIGN_TOOL'],
    ['Instagram', 'MESSENGER'],
    ['Adobe Photoshop Lightroom Classic 13.4 (Macintosh)', 'RAW_DEVELOPER'],
    ['Adobe Photoshop Camera Raw 9.2 (Macintosh)', 'RAW_DEVELOPER'],
    ['Capture One 22 Macintosh', 'RAW_DEVELOPER'],
    ['Picasa', 'PICTURE_PROGRAM'],
    ['Microsoft Windows Photo Viewer 10.0.10240.16384', 'PICTURE_PROGRAM'],
  ])('%s is told as %s', (software, code) => {
    expect(found(savedBy(software)).evidence).toMatchObject([
      { code, after: software, summary: expect.stringContaining('EXIF Software') },
    ]);
  });

  test.each([
    'Ver.1.12',
    'HDR+ 1.0.362396382zd',
    '18.5',
    'G900VVRU2DQC2',
    'ILCE-6500 v1.06',
    'Digital Camera X-T3 Ver3.01',
    'Acme Paintings Catalog',
    'Sketchy',
  ])('the firmware or unknown program %s is nothing', (software) => {
    expect(found(savedBy(software))).toMatchObject({ measure: MEASURE.unmarked, evidence: [] });
  });

  test('every row is found by its own name', () => {
    for (const { program } of KNOWN_PROGRAMS.filter(
      ({ program }) => /^[A-Z]\S+$/.test(program) && !['Facebook', 'Aperture', 'Acorn'].includes(program),
    )) {
      const first = found(savedBy(program)).evidence[0];
      expect(first?.summary, program).toContain(program);
    }
  });

  test('a screenshot is told by the mark of its system, other comments are not looked at', () => {
    const withComment = (text: string): Uint8Array =>
      jpegOf(exifSegment(tiffOf({ photo: { 37510: userComment(text) } })));
    expect(found(withComment('Screenshot'))).toMatchObject({
      measure: MEASURE.passedOn,
      evidence: [{ code: 'SCREENSHOT_TOOL' }],
    });
    expect(examine(withComment('Bought at the Photoshop fair'))).toMatchObject({ kind: 'not-applicable' });
  });
});

describe('places', () => {
  test.each([
    ['XMP', jpegOf(xmpSegment(xmpPacket('xmp:CreatorTool="GIMP 2.10"')))],
    [
      'the history of XMP',
      jpegOf(
        xmpSegment(
          xmpPacket(
            '',
            '<xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="Gimp 2.10 (Linux)"/></rdf:Seq></xmpMM:History>',
          ),
        ),
      ),
    ],
    ['a PNG', pngOf(textChunk('Software', 'GIMP 2.10'))],
    ['a comment that says so', jpegOf(comment('Created with GIMP'))],
    ['IPTC', jpegOf(photoshopSegment([0x0404, iptcOf(['2:65', 'GIMP'])]))],
  ])('%s', (_, file) => {
    expect(found(file)).toMatchObject({ measure: MEASURE.photoEditor, evidence: [{ code: 'PHOTO_EDITOR' }] });
  });

  test('Photoshop is known by its blocks where nothing names it, and said once where something does', () => {
    const blocks = photoshopSegment([0x0404, iptcOf(['2:5', 'x'])], [0x0406, new Uint8Array(7)]);
    expect(found(jpegOf(blocks)).evidence).toMatchObject([
      { code: 'PHOTO_EDITOR', after: 'Adobe Photoshop' },
    ]);
    expect(
      found(jpegOf(xmpSegment(xmpPacket('xmp:CreatorTool="Adobe Photoshop 25.0"')), blocks)).evidence,
    ).toHaveLength(1);
    expect(examine(jpegOf(photoshopSegment([0x0404, iptcOf(['2:5', 'x'])])))).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('Facebook is known by what it writes for itself', () => {
    expect(
      found(jpegOf(photoshopSegment([0x0404, iptcOf(['2:40', 'FBMD01000a9d0d0000'])]))).evidence,
    ).toMatchObject([{ code: 'MESSENGER' }]);
  });
});

describe('what it means', () => {
  it('is more on a document than on another picture, and neither reaches the middle of the scale by itself', () => {
    for (const { measure } of Object.values(KINDS)) {
      const [onDocument, onObject] = [CALIBRATION, CALIBRATION_OF_OBJECTS].map((calibration) =>
        logLikelihoodRatio(calibration, measure),
      );
      expect(onObject).toBeLessThanOrEqual(0.6);
      expect(onDocument).toBeLessThanOrEqual(1.2);
      expect(onDocument).toBeGreaterThanOrEqual(onObject!);
    }
  });

  it('is nothing for developers of photographs and for what no program is named in', () => {
    expect(logLikelihoodRatio(CALIBRATION, MEASURE.told)).toBe(0);
    expect(examine(jpegOf())).toMatchObject({ kind: 'not-applicable' });
  });
});

test('any bytes at any place name no program', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('tEXt', 'iTXt', 'eXIf'), (bytes, type) => {
      const examined = examine(pngOf([type, bytes]));
      if (examined.kind === 'examined') expect(examined.finding.evidence).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
