import { type PdfStructure, readMetadata } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import type { Fingerprint } from '../../types.js';
import { sha256OfText } from '../sha256.js';
import { type EmbeddedFont, embeddedFonts } from './embedded-fonts.js';
import { subsetTags } from './subset-tags.js';
import { isUsualFont } from './usual-fonts.js';

/**
 * Programs that wrote a document, with their versions, and the fonts it embeds; undefined where all of the
 * fonts come with programs and systems.
 */
function writerAndFonts(pdf: PdfStructure, fonts: readonly EmbeddedFont[]): string | undefined {
  const names = [...new Set(fonts.map(({ name }) => name))].sort();
  if (names.every(isUsualFont)) return undefined;
  const { info, xmp } = readMetadata(pdf);
  const producer = info?.producer ?? xmp?.producer ?? '';
  const creator = info?.creator ?? xmp?.creatorTool ?? '';
  return [producer.trim(), creator.trim(), ...names].join('\n');
}

/**
 * What wrote a PDF with which fonts (`writer`), and the tags of its subset fonts (`subsets`): each one exact
 * value, and none where it is usual.
 */
export const producerFonts = defineFingerprinter({
  id: 'producer-fonts',
  needs: ['pdf'],
  async take({ pdf }) {
    const fonts = embeddedFonts(pdf);
    const said = { writer: writerAndFonts(pdf, fonts), subsets: subsetTags(fonts) };
    const taken: Fingerprint[] = [];
    for (const [part, text] of Object.entries(said)) {
      if (text === undefined) continue;
      const digest = await sha256OfText(`${part}\n${text}`);
      taken.push({ kind: 'producer-fonts', part, value: { form: 'exact', text: digest } });
    }
    return taken;
  },
});
