/**
 * A program or service that makes pictures with a model, by the name that it writes as the software or the
 * maker of a file.
 */
export interface Generator {
  readonly id: string;
  readonly program: string;
  readonly name: RegExp;
  readonly source: string;
}

const SEEN_IN_READERS =
  'names in readers of such files: civitai/civitai, src/utils/metadata; receyuki/stable-diffusion-prompt-reader';
const PRODUCT = 'the name of the product';

const generator = (id: string, program: string, name: RegExp, source: string): Generator => ({
  id,
  program,
  name,
  source,
});

/**
 * Only names that are no ordinary word, no camera and no other program: "Imagen" is Spanish for picture,
 * "Firefly" a make of action cameras, "Flux" and "Leonardo" are names of others, so these count with the firm
 * or the version beside them. Asked of fields that name software or maker, and of credits that call one the
 * maker.
 */
export const GENERATORS: readonly Generator[] = [
  generator(
    'firefly',
    'Adobe Firefly',
    /\badobe[ _]firefly\b/i,
    'helpx.adobe.com/firefly, content credentials',
  ),
  generator('dalle', 'DALL-E of OpenAI', /\bdall[-·•]e\b/i, 'help.openai.com, "C2PA in ChatGPT images"'),
  generator(
    'gpt-image',
    'OpenAI',
    /\b(?:gpt-image(?:-\d)?|gpt-4o|chatgpt|openai)\b/i,
    'help.openai.com, "C2PA in ChatGPT images"',
  ),
  generator('midjourney', 'Midjourney', /\bmidjourney\b/i, PRODUCT),
  generator('stable-diffusion', 'Stable Diffusion', /\bstable[ _-]?diffusion\b/i, SEEN_IN_READERS),
  generator('stability', 'Stability AI', /\bstability[ .]ai\b|\bdreamstudio\b/i, PRODUCT),
  generator('comfyui', 'ComfyUI', /\bcomfyui\b/i, SEEN_IN_READERS),
  generator('invokeai', 'InvokeAI', /\binvoke ?ai\b/i, SEEN_IN_READERS),
  generator('novelai', 'NovelAI', /\bnovelai\b/i, SEEN_IN_READERS),
  generator('fooocus', 'Fooocus', /\bfooocus\b/i, SEEN_IN_READERS),
  generator('swarmui', 'SwarmUI', /\bswarmui\b|\bstableswarm/i, SEEN_IN_READERS),
  generator('draw-things', 'Draw Things', /^draw things(?: \d|$)/i, SEEN_IN_READERS),
  generator('easy-diffusion', 'Easy Diffusion', /^easy diffusion\b/i, SEEN_IN_READERS),
  generator('diffusionbee', 'DiffusionBee', /\bdiffusionbee\b/i, PRODUCT),
  generator('mflux', 'MFLUX', /\bmflux\b/i, 'filipstrand/mflux, src/mflux/utils/metadata_builder.py'),
  generator(
    'flux',
    'FLUX of Black Forest Labs',
    /\bblack forest labs\b|\bflux\.[12](?:\.\d)?\b/i,
    'docs.bfl.ai',
  ),
  generator(
    'ideogram',
    'Ideogram',
    /\bideogram[ .]ai\b|^ideogram(?: v?\d|$)/i,
    'wiltodelta/remove-ai-watermarks, docs/watermarking-landscape.md: EXIF Make `Ideogram AI`',
  ),
  generator('recraft', 'Recraft', /^recraft\b/i, PRODUCT),
  generator('leonardo', 'Leonardo.Ai', /\bleonardo[. ]ai\b/i, PRODUCT),
  generator(
    'bing',
    'Bing Image Creator',
    /\bbing image creator\b|\bimage creator from (?:microsoft )?designer\b/i,
    PRODUCT,
  ),
  generator(
    'imagen',
    'Imagen of Google',
    /\bgoogle imagen\b|\bimagen-[234]\b|\bimagefx\b/i,
    'ai.google.dev, Imagen',
  ),
  generator(
    'gemini',
    'Gemini of Google',
    /\bgoogle gemini\b|\bgemini-\d(?:\.\d)?-(?:pro|flash)\b|\bnano banana\b|\bgoogle ai studio\b/i,
    'ai.google.dev, image generation',
  ),
  generator('grok', 'Grok of xAI', /^(?:xai )?grok(?:[ -](?:\d|imagine|image|2)|$)/i, 'docs.x.ai'),
  generator(
    'image-playground',
    'Image Playground of Apple',
    /^(?:apple )?image playground\b/i,
    'support.apple.com, Image Playground',
  ),
  generator('meta-ai', 'Meta AI', /^meta ai\b/i, 'about.fb.com, "Labeling AI-generated images", 2024-02-06'),
  generator(
    'reve',
    'Reve',
    /^reve\.com\b/i,
    'wiltodelta/remove-ai-watermarks, docs/watermarking-landscape.md',
  ),
  generator(
    'luma',
    'Luma AI',
    /^luma ai\b/i,
    'wiltodelta/remove-ai-watermarks, docs/watermarking-landscape.md',
  ),
  generator('nightcafe', 'NightCafe', /\bnightcafe\b/i, PRODUCT),
  generator('seaart', 'SeaArt', /\bseaart(?:\.ai)?\b/i, PRODUCT),
  generator('tensor-art', 'TensorArt', /\btensor\.?art\b/i, PRODUCT),
  generator('pixai', 'PixAI', /\bpixai\b/i, PRODUCT),
  generator('dreamina', 'Dreamina or Jimeng of ByteDance', /\bdreamina\b|^(?:jimeng|即梦)/i, PRODUCT),
  generator('doubao', 'Doubao or Seedream of ByteDance', /^(?:doubao|豆包)|\bseedream\b/i, PRODUCT),
  generator('kling', 'Kling AI', /\bkling ai\b|^可灵/i, PRODUCT),
  generator('qwen', 'Qwen', /\bqwen-?image\b/i, PRODUCT),
  generator('hunyuan', 'Hunyuan', /\bhunyuan(?:image|dit)\b/i, PRODUCT),
  generator('wombo', 'Dream by WOMBO', /\b(?:dream by )?wombo\b/i, PRODUCT),
  generator('craiyon', 'Craiyon', /\bcraiyon\b/i, PRODUCT),
  generator('bria', 'Bria AI', /\bbria ai\b/i, PRODUCT),
  generator('fal', 'fal.ai', /\bfal[-.]ai\b/i, 'wiltodelta/remove-ai-watermarks, docs/supported-signals.md'),
];
