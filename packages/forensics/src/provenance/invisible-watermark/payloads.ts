/**
 * How far a message is like any other, which chance depends on. A `number` is. A `text` is not: its bytes are
 * of one alphabet, so their upper bits are alike, and a picture that repeats every eight blocks (64 pixels)
 * may be like them; only what remains when each place in the byte is compared with itself counts. Of a
 * `short-text` too little remains: all of it counts, but it has to prove that it sits on the grid.
 */
export type PayloadKind = 'number' | 'text' | 'short-text';

/**
 * A fixed message that a program writes into every picture it makes, in the way of the Python library
 * `invisible-watermark` (method `dwtDct`).
 */
export interface Payload {
  /** What the message says, or which program's number it is; stable, for tables and tests. */
  readonly name: string;
  /** Who writes it, as said to a reader. */
  readonly generator: string;
  /** Each 0 or 1, in the order in which they are written. */
  readonly bits: readonly number[];
  readonly kind: PayloadKind;
  /** Where the program writes it; public repositories, seen 2026-11-23. */
  readonly source: string;
}

/** The bytes of an ASCII text, highest bit first (the library's type `bytes`). */
const ofText = (text: string): number[] =>
  Array.from(text, (character) => character.charCodeAt(0)).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1),
  );

/**
 * The library's type `bits`, made from a number by `bin(x)[2:]`: that drops leading zeros, so a number
 * written with 48 digits of which two are leading zeros is a message of 46 bits. Whoever decodes it as 48
 * finds nothing.
 */
const ofNumber = (digits: string): number[] => [...digits.replace(/^0+/, '')].map(Number);

/** Messages known to be constant. Those a user sets (SD.Next, Stable Diffusion forks) cannot be known. */
export const PAYLOADS: readonly Payload[] = [
  {
    name: 'StableDiffusionV1',
    generator: 'Stable Diffusion 1',
    bits: ofText('StableDiffusionV1'),
    kind: 'text',
    source: 'CompVis/stable-diffusion scripts/txt2img.py, 8-bit samples',
  },
  {
    name: 'StableDiffusionV1-Inpainting',
    generator: 'Stable Diffusion 1 (inpainting)',
    bits: ofText('StableDiffusionV1-Inpainting'),
    kind: 'text',
    source:
      'runwayml/stable-diffusion scripts/inpaint_st.py; HowToSD/cremage modules/cremage/utils/watermark.py, 8-bit samples',
  },
  {
    name: 'SDV2',
    generator: 'Stable Diffusion 2',
    bits: ofText('SDV2'),
    kind: 'short-text',
    source: 'Stability-AI/stablediffusion scripts/txt2img.py, 8-bit samples',
  },
  {
    name: 'SDXL',
    generator: 'Stable Diffusion XL or Stable Video Diffusion',
    bits: ofNumber('101100111110110010010000011110111011000110011110'),
    kind: 'number',
    source:
      'Stability-AI/generative-models sgm/inference/helpers.py; huggingface/diffusers pipelines/stable_diffusion_xl/watermark.py, written there whenever the ' +
      'library is installed; floating-point samples; in early versions of diffusers, as still in optimum and PaddleMIX, with red and blue exchanged',
  },
  {
    name: 'FLUX',
    generator: 'FLUX',
    bits: ofNumber('001010101111111010000111100111001111010100101110'),
    kind: 'number',
    source:
      'black-forest-labs/flux src/flux/util.py (802fb47), black-forest-labs/flux2 src/flux2/watermark.py (ab7cca6), floating-point samples',
  },
  {
    name: 'InvokeAI',
    generator: 'InvokeAI',
    bits: ofText('InvokeAI'),
    kind: 'text',
    source:
      'invoke-ai/InvokeAI backend/image_util/invisible_watermark.py, its default text (pull request 6630), 8-bit samples',
  },
  {
    name: 'HumanSD',
    generator: 'HumanSD',
    bits: ofText('HumanSD'),
    kind: 'text',
    source: 'IDEA-Research/HumanSD, 8-bit samples',
  },
  {
    name: 'Cremage',
    generator: 'Cremage',
    bits: ofText('Cremage'),
    kind: 'short-text',
    source: 'HowToSD/cremage, 8-bit samples',
  },
  {
    name: 'MindONE',
    generator: 'MindONE (Stable Diffusion XL)',
    // Its name in ASCII, each bit turned over.
    bits: ofNumber('10110010100101101001000110011011101100001011000110111010'),
    kind: 'short-text',
    source:
      'mindspore-lab/mindone diffusers/pipelines/stable_diffusion_xl/watermark.py, floating-point samples',
  },
  {
    name: 'StableDiffusion',
    generator: 'MindONE (Stable Diffusion)',
    bits: ofText('StableDiffusion'),
    kind: 'text',
    source: 'mindspore-lab/mindone tools/watermark, 8-bit samples',
  },
];
