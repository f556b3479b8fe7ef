import type { ImageMetadata } from '@assay/media';
import { quoted } from '../../observation.js';
import { type Statement, statementsOf } from '../statements.js';
import { aigcLabel } from './aigc-label.js';
import { type Declaration, declaration } from './declaration.js';
import { digitalSourceType } from './digital-source-types.js';
import { MARKERS, type Marker } from './markers.js';
import { MEASURE } from './measure.js';

/**
 * What a file's own texts declare: digital source types, labels, and the marks of programs that make
 * pictures. Each marker once.
 */
export function declarationsInMetadata(metadata: ImageMetadata): Declaration[] {
  const statements = statementsOf(metadata);
  return [...statements.flatMap(labeled), ...MARKERS.flatMap((marker) => marked(marker, statements))];
}

function labeled(statement: Statement): Declaration[] {
  const label = aigcLabel(statement);
  if (label) {
    const says = {
      1: 'was generated or synthesized',
      2: 'was generated, as its sender says',
      3: 'may have been generated',
    }[label.label];
    const measure = { 1: MEASURE.generated, 2: MEASURE.partly, 3: MEASURE.suspected }[label.label];
    const summary = `The file carries China’s label of generated content (GB 45438-2025): the picture ${says}.`;
    return [
      declaration({
        code: 'AIGC_LABEL',
        measure,
        summary,
        after: `Label ${label.label}${label.producer ? `, ContentProducer ${label.producer}` : ''}`,
      }),
    ];
  }
  const type = statement.place === 'XMP DigitalSourceType' ? digitalSourceType(statement.text) : undefined;
  return type ? sourceDeclared(type, 'The file’s XMP declares') : [];
}

/** What a digital source type declares, whoever says it; nothing for what is ordinary. */
export function sourceDeclared(
  { name, meaning, says }: NonNullable<ReturnType<typeof digitalSourceType>>,
  who: string,
): Declaration[] {
  const summary = `${who} the picture as ${says}.`;
  switch (meaning) {
    case 'generated':
      return [declaration({ code: 'GENERATED_BY_MODEL', measure: MEASURE.generated, summary, after: name })];
    case 'partly':
      return [declaration({ code: 'PARTLY_GENERATED', measure: MEASURE.partly, summary, after: name })];
    case 'told':
      return [declaration({ code: 'OTHER_SOURCE_DECLARED', measure: MEASURE.told, summary, after: name })];
    case 'ordinary':
      return [];
  }
}

function marked(marker: Marker, statements: readonly Statement[]): Declaration[] {
  const { places, all, besides } = marker;
  const found = statements.find(
    ({ place, text }) => places.includes(place) && all.every((pattern) => pattern.test(text)),
  );
  if (!found) return [];
  if (
    besides &&
    !statements.some(({ place, text }) => besides.places.includes(place) && besides.pattern.test(text.trim()))
  )
    return [];
  return [declarationOf(marker, found)];
}

function declarationOf({ program, proves, id, summaryOf }: Marker, { place, text }: Statement): Declaration {
  if (proves === 'parameters') {
    const summary = `The file carries the settings of a run of ${program}, a program that makes pictures with a model (in its ${place}).`;
    return declaration({
      code: 'GENERATION_PARAMETERS',
      measure: MEASURE.generated,
      summary,
      after: `${program}: ${place}`,
    });
  }
  // The name or the statement itself is short and the maker's; what is longer is not quoted.
  const after = id.startsWith('grok') ? `${program}: ${place}` : `${place}: ${quoted(text.slice(0, 80))}`;
  if (proves === 'partly') {
    const summary = `The file says that it was edited with ${program}, which paints with a model.`;
    return declaration({ code: 'PARTLY_GENERATED', measure: MEASURE.partly, summary, after });
  }
  const summary =
    summaryOf?.(place) ?? `The file names ${program}, which makes pictures with a model, as its maker.`;
  return declaration({ code: 'GENERATED_BY_MODEL', measure: MEASURE.generated, summary, after });
}
