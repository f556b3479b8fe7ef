import type { Place } from '../statements.js';
import { GENERATORS } from './generators.js';

/** What tells a text; a regular expression is one. */
type TextTest = Pick<RegExp, 'test'>;

/** A text that only a program leaves which makes pictures with a model. */
export interface Marker {
  readonly id: string;
  /** The program or firm, as a reader is told. */
  readonly program: string;
  readonly places: readonly Place[];
  /** All have to be found in the same text. */
  readonly all: readonly TextTest[];
  /** Has to be found in another field of the file, too. */
  readonly besides?: { readonly places: readonly Place[]; readonly pattern: RegExp };
  /**
   * `parameters`: the settings of the run. `generated`: the name of the program or a plain statement.
   * `partly`: edited with a model.
   */
  readonly proves: 'parameters' | 'generated' | 'partly';
  /** What it says, in place of a sentence about `program`. `place` is where it stands. */
  readonly summaryOf?: (place: Place) => string;
  /** Where the form of the text is documented, or seen; all on 2026-11-23. */
  readonly source: string;
}

const COMMENTS: readonly Place[] = [
  'EXIF UserComment',
  'EXIF ImageDescription',
  'EXIF XPComment',
  'XMP UserComment',
  'XMP description',
  'JPEG comment',
];
/** Fields that name the program or the device that made a picture. */
const PROGRAMS: readonly Place[] = [
  'EXIF Software',
  'EXIF ProcessingSoftware',
  'EXIF Make',
  'EXIF Model',
  'XMP CreatorTool',
  'XMP Software',
  'XMP Make',
  'XMP Model',
  'XMP History',
  'PNG software',
  'PNG creator',
  'IPTC 2:65',
];
/** Fields that name whom to thank, or where a picture was taken from, which may be anybody. */
const CREDITS: readonly Place[] = ['XMP Credit', 'IPTC 2:110', 'XMP source', 'IPTC 2:115', 'PNG source'];

/**
 * Where a file says how its picture was made: without any of these, nothing of it was there to be examined.
 */
export const PLACES_OF_ORIGIN: ReadonlySet<Place> = new Set([
  ...PROGRAMS,
  'XMP DigitalSourceType',
  'XMP AISystemUsed',
]);

const SAMPLER_NODE = /"(?:class_type|type)"\s*:\s*"[^"]{0,60}(?:Sampler|TextToImage|ImageGenerat)/i;

/**
 * Options of a prompt that stand in most of them: version, sides, style and others (docs.midjourney.com,
 * "Parameter List"). Printers number jobs, too.
 */
const MIDJOURNEY_OPTION =
  /(?:^|\s)--(?:v|version|niji|ar|aspect|s|stylize|style|c|chaos|q|quality|seed|raw|sref|cref|p|profile)\b/;

/** Settings of a run, in the form that a program writes them. */
const PARAMETERS: readonly Marker[] = [
  {
    id: 'a1111-parameters',
    program: 'a Stable Diffusion interface (A1111, Forge, SD.Next and others)',
    places: ['PNG parameters', ...COMMENTS],
    all: [/\bSteps: \d{1,5}\b/, /\bSeed: -?\d{1,20}\b/, /\b(?:Sampler|CFG scale|Size|Model hash|Model): /],
    proves: 'parameters',
    source:
      'AUTOMATIC1111/stable-diffusion-webui, modules/processing.py, create_infotext; vladmandic/sdnext; leejet/stable-diffusion.cpp',
  },
  {
    id: 'comfyui-prompt',
    program: 'ComfyUI',
    places: ['PNG prompt', 'EXIF Make', 'EXIF Model', 'EXIF UserComment', 'EXIF ImageDescription'],
    all: [/"class_type"\s*:\s*"/, /"inputs"\s*:/, SAMPLER_NODE],
    proves: 'parameters',
    source:
      'comfyanonymous/ComfyUI, nodes.py, SaveImage, and comfy_extras/nodes_images.py, which puts it into Make and Model of a WebP',
  },
  {
    id: 'comfyui-workflow',
    program: 'ComfyUI',
    places: ['PNG workflow', 'EXIF Make', 'EXIF Model', 'EXIF ImageDescription'],
    all: [/"nodes"\s*:\s*\[/, /"links"\s*:/, SAMPLER_NODE],
    proves: 'parameters',
    source: 'as comfyui-prompt; the key comes from the editor, extra_pnginfo',
  },
  {
    id: 'invokeai-metadata',
    program: 'InvokeAI',
    places: ['PNG invokeai_metadata', 'PNG sd-metadata', 'PNG invokeai_graph'],
    all: [/^\s*\{/, /"(?:positive_prompt|generation_mode|model_weights|model_hash|app_id|nodes)"\s*:/],
    proves: 'parameters',
    source: 'invoke-ai/InvokeAI, services/image_files; version 2: backend/image_util/pngwriter.py',
  },
  {
    id: 'invokeai-dream',
    program: 'InvokeAI',
    places: ['PNG dream'],
    all: [/\s-S ?\d+/, /\s-W ?\d+/, /\s-H ?\d+/],
    proves: 'parameters',
    source: 'invoke-ai/InvokeAI 1 and 2, backend/image_util/pngwriter.py: the command line of the run',
  },
  {
    id: 'novelai-comment',
    program: 'NovelAI',
    places: ['PNG comment'],
    all: [/^\s*\{/, /"(?:steps|scale)"\s*:\s*\d/, /"(?:uc|sampler|noise_schedule)"\s*:/],
    besides: { places: ['PNG software', 'PNG source', 'PNG title'], pattern: /novelai|AI generated image/i },
    proves: 'parameters',
    source: 'NovelAI/novelai-image-metadata, and d3x-at/sd-parsers, resources/parsers/NovelAI',
  },
  {
    id: 'midjourney-job',
    program: 'Midjourney',
    places: ['PNG description', 'EXIF ImageDescription', 'XMP description', 'IPTC 2:120'],
    all: [/\bJob ID: [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i, MIDJOURNEY_OPTION],
    proves: 'parameters',
    source:
      'files of Midjourney 5 to 6: a prompt with its options and `Job ID:` in Description; seen in wiltodelta/remove-ai-watermarks, data/fixtures',
  },
  {
    id: 'swarmui-parameters',
    program: 'SwarmUI',
    places: ['PNG parameters', 'EXIF UserComment', 'EXIF ImageDescription'],
    all: [/"sui_image_params"\s*:/],
    proves: 'parameters',
    source: 'mcmonkeyprojects/SwarmUI, src/Text2Image/T2IParamInput.cs',
  },
  {
    id: 'fooocus-scheme',
    program: 'Fooocus',
    places: ['PNG fooocus_scheme'],
    all: [/^(?:fooocus|a1111)$/i],
    proves: 'parameters',
    source: 'lllyasviel/Fooocus, modules/meta_parser.py and private_logger.py',
  },
  {
    id: 'fooocus-parameters',
    program: 'Fooocus',
    places: ['PNG parameters', 'EXIF UserComment'],
    all: [/"base_model"\s*:/, /"(?:full_prompt|performance|metadata_scheme)"\s*:/],
    proves: 'parameters',
    source: 'lllyasviel/Fooocus, modules/meta_parser.py',
  },
  {
    id: 'easy-diffusion',
    program: 'Easy Diffusion',
    places: ['PNG use_stable_diffusion_model', 'PNG stable diffusion model', 'PNG num_inference_steps'],
    all: [/\S/],
    proves: 'parameters',
    source: 'easydiffusion/easydiffusion, ui/easydiffusion/utils/save_utils.py',
  },
  {
    id: 'easy-diffusion-comment',
    program: 'Easy Diffusion',
    places: ['EXIF UserComment'],
    all: [/"(?:use_stable_diffusion_model|Stable Diffusion model)"\s*:/],
    proves: 'parameters',
    source: 'as easy-diffusion, for JPEG and WebP',
  },
  {
    id: 'draw-things',
    program: 'Draw Things',
    places: ['XMP UserComment', 'EXIF UserComment'],
    all: [/^\s*\{/, /"(?:c|uc)"\s*:\s*"/, /"(?:sampler|seed_mode|steps)"\s*:/],
    proves: 'parameters',
    source:
      'receyuki/stable-diffusion-prompt-reader, sd_prompt_reader/format/drawthings.py; docs.drawthings.ai',
  },
  {
    id: 'mflux',
    program: 'MFLUX',
    places: ['EXIF UserComment'],
    all: [/"mflux_version"\s*:/],
    proves: 'parameters',
    source: 'filipstrand/mflux, src/mflux/utils/metadata_builder.py',
  },
  {
    id: 'tensor-art',
    program: 'TensorArt',
    places: ['PNG generation_data'],
    all: [/"(?:samplerName|baseModel|cfgScale|prompt)"\s*:/],
    proves: 'parameters',
    source: 'Moonvy and Civitai readers of the chunk `generation_data`; civitai/civitai, src/utils/metadata',
  },
];

/**
 * Whoever fills in every field says in words that there was none: in English, Spanish, Portuguese and
 * Chinese.
 */
const NAMES_ONE =
  /^(?!\s*(?:(?:no|none|non|not|without|never|nil|null|false|ning[uú]n[oa]?|nenhuma?|n[aã]o|sin|sem)(?!\p{L})|(?:n\/?a|unknown)[\s.]*$|没有|不适用))/iu;

/** Plain statements and labels of firms. */
const LABELS: readonly Marker[] = [
  {
    id: 'google-made',
    program: 'Google',
    places: CREDITS,
    all: [/^(?:made|created|generated) (?:with|by) google ai\b/i],
    proves: 'generated',
    source:
      'Google, "IPTC metadata of generated images": Credit of Gemini, ImageFX and Pixel Studio; 9to5google.com, 2024-10-24',
  },
  {
    id: 'google-edited',
    program: 'Google Photos',
    places: CREDITS,
    all: [/^(?:edited with google ai|ai-generated with google(?: photos)?)\b/i],
    proves: 'partly',
    source:
      'blog.google, "How we are helping you see when a photo was edited with AI", 2024-10-24: Magic Editor, Magic Eraser, Zoom Enhance',
  },
  {
    id: 'apple-clean-up',
    program: 'Apple Photos Clean Up',
    places: [...CREDITS, ...PROGRAMS],
    all: [/^(?:modified with )?(?:apple photos )?clean up$/i],
    proves: 'partly',
    source: 'malwr4n6.com, "Apple Intelligence photo forensics", 2025; seen in beauwoods/photo-portfolio',
  },
  {
    id: 'meta-imagined',
    program: 'Meta AI',
    places: [...CREDITS, ...PROGRAMS],
    all: [/^imagined with (?:meta )?ai\b/i],
    proves: 'generated',
    source: 'about.fb.com, "Labeling AI-generated images", 2024-02-06',
  },
  {
    id: 'novelai-title',
    program: 'NovelAI',
    places: ['PNG title'],
    all: [/^(?:NovelAI|AI) generated image$/i],
    proves: 'generated',
    source: 'd3x-at/sd-parsers, resources/parsers/NovelAI; NovelAI/novelai-image-metadata',
  },
  {
    id: 'grok-signature',
    program: 'Grok of xAI',
    places: ['EXIF ImageDescription', 'EXIF UserComment'],
    all: [/^Signature: [A-Za-z0-9+/=]{64,}$/],
    besides: { places: ['EXIF Artist'], pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i },
    proves: 'generated',
    source:
      'wiltodelta/remove-ai-watermarks, docs/watermarking-landscape.md, and its fixture grok-1.jpg: the pair that Grok writes into JPEGs',
  },
  {
    id: 'ai-system-used',
    program: 'the system that the file names',
    places: ['XMP AISystemUsed'],
    all: [/\p{L}{2}/u, NAMES_ONE],
    proves: 'generated',
    summaryOf: (place) => `The file names the system by which a model made the picture (in its ${place}).`,
    source: 'IPTC Photo Metadata Standard 2025.1, "AI System Used": the model used to generate the image',
  },
  {
    id: 'luma-statement',
    program: 'Luma AI',
    places: ['PNG comment'],
    all: [/^Generated by Luma AI\b/i],
    proves: 'generated',
    source: 'wiltodelta/remove-ai-watermarks, docs/watermarking-landscape.md',
  },
];

/** A name stands in a short text; a long one may speak of anything. */
const SHORT = /^[\s\S]{1,120}$/;

const NAMES: readonly Marker[] = GENERATORS.flatMap(({ id, program, name, source }): Marker[] => [
  { id: `name-${id}`, program, places: PROGRAMS, all: [SHORT, name], proves: 'generated', source },
  {
    id: `credit-${id}`,
    program,
    places: CREDITS,
    all: [SHORT, calledMaker(name)],
    proves: 'generated',
    source,
  },
]);

/** Begins a credit that says how the picture was made, as Google words its own. */
const MAKING = /^\s*(?:made|created|generated|produced) (?:with|by|using|in) /i;

/** A program that a credit calls the maker: "Courtesy of", an address or a collection name it as well. */
function calledMaker(name: RegExp): TextTest {
  return {
    test: (text) => {
      const making = MAKING.exec(text);
      return making !== null && name.exec(text.slice(making[0].length))?.index === 0;
    },
  };
}

/**
 * Every marker of this check, besides digital source types (`digital-source-types.ts`) and China's label
 * (`aigc-label.ts`).
 */
export const MARKERS: readonly Marker[] = [...LABELS, ...NAMES, ...PARAMETERS];
