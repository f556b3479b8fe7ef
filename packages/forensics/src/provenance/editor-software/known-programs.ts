import { MEASURE } from './measure.js';

/** What people use a program for, as far as this check tells programs apart. */
export type Kind =
  | 'raw developer'
  | 'picture program'
  | 'screenshot tool'
  | 'messenger'
  | 'design tool'
  | 'photo editor';

interface KindOfProgram {
  readonly measure: number;
  readonly code:
    | 'RAW_DEVELOPER'
    | 'PICTURE_PROGRAM'
    | 'SCREENSHOT_TOOL'
    | 'MESSENGER'
    | 'DESIGN_TOOL'
    | 'PHOTO_EDITOR';
  /** Completes "The picture went through <program>, ...". */
  readonly says: string;
}

export const KINDS: Readonly<Record<Kind, KindOfProgram>> = {
  'raw developer': {
    measure: MEASURE.told,
    code: 'RAW_DEVELOPER',
    says: 'in which photographs are developed: light and color of the whole, seldom its content',
  },
  'picture program': {
    measure: MEASURE.told,
    code: 'PICTURE_PROGRAM',
    says: 'with which pictures are shown, sorted, scanned, turned or converted',
  },
  'screenshot tool': {
    measure: MEASURE.passedOn,
    code: 'SCREENSHOT_TOOL',
    says: 'so it shows a screen, not the thing itself',
  },
  messenger: {
    measure: MEASURE.passedOn,
    code: 'MESSENGER',
    says: 'which compresses pictures and may put filters on them',
  },
  'design tool': {
    measure: MEASURE.designTool,
    code: 'DESIGN_TOOL',
    says: 'in which pages, cards and posters are put together from parts',
  },
  'photo editor': {
    measure: MEASURE.photoEditor,
    code: 'PHOTO_EDITOR',
    says: 'in which anything in a picture can be changed; most people use it for honest ends',
  },
};

/** A program by the name that it writes into what it saves. */
export interface KnownProgram {
  readonly program: string;
  readonly mark: RegExp;
  readonly kind: Kind;
}

const programs = (kind: Kind, rows: readonly (readonly [program: string, mark: RegExp])[]): KnownProgram[] =>
  rows.map(([program, mark]) => ({ program, mark, kind }));

/**
 * The first row that fits a name counts: Lightroom and Camera Raw carry Photoshop's name and change light and
 * color only. Names are as in public files where they could be seen (2026-11-23: Lightroom, Camera Raw,
 * Capture One, darktable, LightZone, digiKam, Picasa, Photos, iPhoto, Photo Viewer, ImageMagick, ImageReady,
 * Photoshop, Elements, GIMP, paint.net, Pixelmator, Photopea, LunaPic, Picnik, Fireworks, Illustrator,
 * Inkscape, Figma, gnome-screenshot, Instagram), else the names of the products.
 */
export const KNOWN_PROGRAMS: readonly KnownProgram[] = [
  ...programs('raw developer', [
    ['Adobe Lightroom', /\blightroom\b/i],
    ['Adobe Camera Raw', /\bcamera raw\b/i],
    ['Capture One', /\bcapture one\b/i],
    ['darktable', /\bdarktable\b/i],
    ['RawTherapee', /\brawtherapee\b|^art \d/i],
    ['DxO PhotoLab', /\bdxo\b/i],
    ['Aperture', /^aperture \d/i],
    ['LightZone', /\blightzone\b/i],
    ['ON1 Photo RAW', /\bon1\b/i],
    ['Digital Photo Professional', /\bdigital photo professional\b/i],
    ['Nikon NX Studio', /\b(?:nx studio|capture nx|viewnx)\b/i],
    ['Silkypix', /\bsilkypix\b/i],
    ['SIGMA Photo Pro', /\bsigma photo ?pro\b/i],
    ['OM Workspace', /\b(?:om workspace|olympus (?:viewer|master|workspace))\b/i],
  ]),
  ...programs('picture program', [
    ['Photos of Apple', /^(?:photos|iphoto) \d/i],
    ['Picasa', /\bpicasa\b/i],
    [
      'Windows Photo Viewer or Gallery',
      /\bwindows photo (?:viewer|gallery|editor)\b|\bmicrosoft photo gallery\b/i,
    ],
    ['digiKam', /\bdigikam\b/i],
    ['Shotwell', /\bshotwell\b/i],
    ['gThumb', /\bgthumb\b/i],
    ['ACDSee', /\bacd ?see\b|\bacd systems\b/i],
    ['IrfanView', /\birfanview\b/i],
    ['XnView', /\bxnview\b/i],
    ['FastStone', /\bfaststone\b/i],
    ['Adobe Bridge', /\badobe bridge\b/i],
    ['Photo Mechanic', /\bphoto mechanic\b/i],
    ['ImageMagick', /\b(?:image|graphics)magick\b/i],
    ['ScanSnap', /\bscansnap\b/i],
    ['VueScan', /\bvuescan\b/i],
    ['CamScanner', /\bcamscanner\b/i],
    ['Adobe Scan', /\badobe scan\b/i],
    ['Microsoft Lens', /\b(?:office|microsoft) lens\b/i],
  ]),
  ...programs('screenshot tool', [
    ['the screenshot of the system', /^screenshot$/i],
    ['GNOME Screenshot', /\bgnome-screenshot\b/i],
    ['Greenshot', /\bgreenshot\b/i],
    ['ShareX', /^sharex\b/i],
    ['Flameshot', /\bflameshot\b/i],
    ['Spectacle', /^spectacle\b/i],
    ['Lightshot', /\blightshot\b/i],
    ['Snagit', /\bsnagit\b/i],
    ['Snipping Tool', /\bsnipping tool\b/i],
    ['Monosnap', /\bmonosnap\b/i],
    ['CleanShot', /\bcleanshot\b/i],
  ]),
  ...programs('messenger', [
    ['Instagram', /^instagram\b/i],
    ['Facebook', /^FBMD[0-9a-f]{6}/],
    ['WhatsApp', /\bwhatsapp\b/i],
    ['Snapchat', /^snapchat\b/i],
    ['WeChat', /\bwechat\b|^微信/i],
    ['TikTok', /^tiktok\b/i],
  ]),
  ...programs('design tool', [
    ['Canva', /\bcanva\b/i],
    ['Figma', /\bfigma\b/i],
    ['Adobe Express', /\badobe (?:express|spark)\b/i],
    ['Adobe Illustrator', /\billustrator\b/i],
    ['Adobe InDesign', /\bindesign\b/i],
    ['Inkscape', /\binkscape\b/i],
    ['CorelDRAW', /\bcoreldraw\b/i],
    ['Affinity Designer', /\baffinity (?:designer|publisher)\b/i],
    ['Sketch', /^(?:bohemian)?sketch(?:app)?\b/i],
    ['Microsoft Designer', /\bmicrosoft designer\b/i],
    ['VistaCreate', /\b(?:vistacreate|crello)\b/i],
    ['Adobe Fireworks', /\bfireworks\b/i],
    ['Vectornator', /\bvectornator\b|\blinearity curve\b/i],
  ]),
  ...programs('photo editor', [
    ['Adobe Photoshop Express', /\bphotoshop (?:express|mix|fix)\b|\bpsexpress\b/i],
    ['Adobe Photoshop Elements', /\bphotoshop elements\b/i],
    ['Adobe Photoshop', /\bphotoshop\b|\bimageready\b/i],
    ['GIMP', /\bgimp\b/i],
    ['Affinity Photo', /\baffinity photo\b/i],
    ['Corel PaintShop Pro', /\bpaint ?shop\b/i],
    ['Corel PHOTO-PAINT', /\bphoto-paint\b/i],
    ['paint.net', /\bpaint\.net\b/i],
    ['Krita', /\bkrita\b/i],
    ['Pixelmator', /\bpixelmator\b/i],
    ['Acorn', /^acorn (?:version )?\d/i],
    ['Photopea', /\bphotopea\b/i],
    ['Pixlr', /\bpixlr\b|\bpicnik\b/i],
    ['LunaPic', /\blunapic\b/i],
    ['Fotor', /\bfotor\b/i],
    ['BeFunky', /\bbefunky\b/i],
    ['PhotoScape', /\bphotoscape\b/i],
    ['PhotoFiltre', /\bphotofiltre\b/i],
    ['PicsArt', /\bpics ?art\b/i],
    ['Snapseed', /\bsnapseed\b/i],
    ['VSCO', /^vsco\b/i],
    ['Facetune', /\bfacetune\b/i],
    ['FaceApp', /\bfaceapp\b/i],
    ['Meitu', /\bmeitu\b|\bbeautyplus\b|^美图/i],
    ['Remini', /^remini\b/i],
    ['YouCam', /\byoucam\b/i],
    ['B612', /^b612\b/i],
    ['Luminar', /\bluminar\b/i],
    ['Topaz', /\btopaz\b/i],
    ['Polarr', /\bpolarr\b/i],
    ['Movavi', /\bmovavi\b/i],
    ['PhotoDirector', /\bphotodirector\b/i],
    ['TouchRetouch', /\btouchretouch\b/i],
    ['Photoleap', /\b(?:photoleap|enlight)\b/i],
    ['Pinta', /^pinta\b/i],
    ['Windows Paint', /^(?:microsoft )?(?:ms)?paint(?: \d|$)/i],
    ['Samsung photo editor', /\bsamsung photo ?editor\b/i],
  ]),
];
