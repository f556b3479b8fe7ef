/** What a digital source type says of a picture, for this check. */
export type SourceMeaning = 'generated' | 'partly' | 'told' | 'ordinary';

interface SourceType {
  readonly meaning: SourceMeaning;
  /** Completes "The picture is declared as ...". */
  readonly says: string;
}

const type = (meaning: SourceMeaning, says: string): SourceType => ({ meaning, says });

/**
 * The vocabulary of the IPTC, https://cv.iptc.org/newscodes/digitalsourcetype/, retired terms included, and
 * the two of C2PA 2.2, 18.15.4. Seen 2026-11-23. C2PA and XMP use the same terms. `told` is made by a program
 * without being a model's picture: it is said, and accuses of nothing.
 */
export const DIGITAL_SOURCE_TYPES: Readonly<Record<string, SourceType>> = {
  trainedAlgorithmicMedia: type('generated', 'made by a model that was trained on other content'),
  compositeWithTrainedAlgorithmicMedia: type(
    'partly',
    'edited, or put together of parts, with a model that makes content',
  ),
  compositeSynthetic: type('partly', 'put together of parts of which at least one is synthetic'),
  algorithmicMedia: type('told', 'made by a program without a trained model'),
  algorithmicallyEnhanced: type('told', 'enhanced by a program'),
  dataDrivenMedia: type('told', 'made by a program from data'),
  virtualRecording: type('told', 'the recording of a virtual event'),
  digitalArt: type('told', 'drawn by a person with digital tools'),
  digitalCreation: type('told', 'drawn by a person with digital tools'),
  softwareImage: type('told', 'made with software'),
  trainedAlgorithmicData: type('told', 'data made by a model'),
  compositeCapture: type('told', 'put together of several photographs'),
  composite: type('told', 'put together of several parts'),
  screenCapture: type('told', 'a picture of a screen'),
  computationalCapture: type('ordinary', 'taken by a camera that joins several shots'),
  multiFrameComputationalCapture: type('ordinary', 'taken by a camera that joins several shots'),
  digitalCapture: type('ordinary', 'taken by a digital camera'),
  negativeFilm: type('ordinary', 'scanned from a negative'),
  positiveFilm: type('ordinary', 'scanned from a slide'),
  print: type('ordinary', 'scanned from paper'),
  humanEdits: type('ordinary', 'edited by a person without a model'),
  minorHumanEdits: type('ordinary', 'edited a little by a person'),
  empty: type('ordinary', 'an empty canvas'),
};

const BY_LOWER_CASE = new Map(
  Object.entries(DIGITAL_SOURCE_TYPES).map(([name, found]) => [name.toLowerCase(), { name, ...found }]),
);

/**
 * The term that a value names: as a URI, as `digsrctype:term`, as the bare term, or as schema.org spells it
 * (`...DigitalSource`). Undefined for anything else.
 */
export function digitalSourceType(value: string): (SourceType & { readonly name: string }) | undefined {
  const last = /[^/:#\s]*$/.exec(value.trim())?.[0] ?? '';
  return BY_LOWER_CASE.get(last.replace(/DigitalSource$/i, '').toLowerCase());
}
