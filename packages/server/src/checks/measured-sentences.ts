import {
  type Check,
  type Collection,
  type Language,
  type MeasuredRate,
  measuredRates,
} from '@assay/forensics';

interface Words {
  /** `manipulated` and `honest` as `37 of 77`. */
  readonly doubted: Readonly<Record<Collection, (manipulated: string, honest: string) => string>>;
  readonly of: (found: number, all: number) => string;
  /** Behind the day, where another version was measured than the installed one. */
  readonly byVersion: (version: string) => string;
  readonly where: (page: string) => string;
  readonly notCounted: (page: string) => string;
  /** Of a check that weighs nothing, whatever it finds. */
  readonly weightless: (page: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    of: (found, all) => `${found} of ${all}`,
    doubted: {
      'real-pdfs': (manipulated, honest) =>
        `By itself it doubted ${manipulated} manipulated and ${honest} honest PDFs that companies and projects published`,
      'pdf-held-out': (manipulated, honest) =>
        `By itself it doubted ${manipulated} manipulated and ${honest} honest PDFs that were made for counting alone`,
      'images-development': (manipulated, honest) =>
        `By itself it doubted ${manipulated} manipulated and ${honest} honest pictures of documents, which helped to set its bounds`,
      'pdf-development': (manipulated, honest) =>
        `By itself it doubted ${manipulated} manipulated and ${honest} honest PDFs, which helped to set its bounds`,
    },
    byVersion: (version) => `, by version ${version}`,
    where: (page) => `How this was measured: docs/rates and ${page}.`,
    notCounted: (page) =>
      `No rate was counted on whole collections of files. How its weight was set stands in ${page}.`,
    weightless: (page) =>
      `It weighs nothing and doubts no document. What is known of its errors stands in ${page}.`,
  },
  es: {
    of: (found, all) => `${found} de ${all}`,
    doubted: {
      'real-pdfs': (manipulated, honest) =>
        `Por sí sola puso en duda ${manipulated} PDF manipulados y ${honest} honestos, publicados por empresas y proyectos`,
      'pdf-held-out': (manipulated, honest) =>
        `Por sí sola puso en duda ${manipulated} PDF manipulados y ${honest} honestos, hechos solo para contar`,
      'images-development': (manipulated, honest) =>
        `Por sí sola puso en duda ${manipulated} imágenes de documentos manipuladas y ${honest} honestas, que ayudaron a fijar sus límites`,
      'pdf-development': (manipulated, honest) =>
        `Por sí sola puso en duda ${manipulated} PDF manipulados y ${honest} honestos, que ayudaron a fijar sus límites`,
    },
    byVersion: (version) => `, con la versión ${version}`,
    where: (page) => `Cómo se midió: docs/rates y ${page}, en inglés.`,
    notCounted: (page) =>
      `No se contó ninguna tasa en colecciones enteras de archivos. Cómo se fijó su peso está en ${page}, en inglés.`,
    weightless: (page) =>
      `No pesa nada y no pone en duda ningún documento. Lo que se sabe de sus errores está en ${page}, en inglés.`,
  },
  pt: {
    of: (found, all) => `${found} de ${all}`,
    doubted: {
      'real-pdfs': (manipulated, honest) =>
        `Sozinha pôs em dúvida ${manipulated} PDFs manipulados e ${honest} honestos, publicados por empresas e projetos`,
      'pdf-held-out': (manipulated, honest) =>
        `Sozinha pôs em dúvida ${manipulated} PDFs manipulados e ${honest} honestos, feitos só para contar`,
      'images-development': (manipulated, honest) =>
        `Sozinha pôs em dúvida ${manipulated} imagens de documentos manipuladas e ${honest} honestas, que ajudaram a fixar seus limites`,
      'pdf-development': (manipulated, honest) =>
        `Sozinha pôs em dúvida ${manipulated} PDFs manipulados e ${honest} honestos, que ajudaram a fixar seus limites`,
    },
    byVersion: (version) => `, com a versão ${version}`,
    where: (page) => `Como foi medido: docs/rates e ${page}, em inglês.`,
    notCounted: (page) =>
      `Nenhuma taxa foi contada em coleções inteiras de arquivos. Como seu peso foi fixado está em ${page}, em inglês.`,
    weightless: (page) =>
      `Não pesa nada e não põe em dúvida nenhum documento. O que se sabe de seus erros está em ${page}, em inglês.`,
  },
};

/** Of the sources, as whoever has them finds it. */
const pageOf = (checkId: string): string =>
  `packages/forensics/src/${checkId.replaceAll('.', '/')}/README.md`;

/**
 * How often a check alone was enough to doubt a file of which it is known what it is, with counts, and where it says how that
 * was measured: for those who read a report.
 */
export function measuredSentences(
  { id, version, calibration }: Pick<Check, 'id' | 'version' | 'calibration'>,
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  if (calibration.points.every(({ logLikelihoodRatio }) => logLikelihoodRatio === 0))
    return [words.weightless(pageOf(id))];
  const rates = measuredRates(id);
  if (rates.length === 0) return [words.notCounted(pageOf(id))];
  const sentenceOf = ({ collection, measuredOn, manipulated, honest, ...rate }: MeasuredRate): string => {
    const doubted = words.doubted[collection](words.of(...manipulated), words.of(...honest));
    const by = rate.version === version ? '' : words.byVersion(rate.version);
    return `${doubted} (${measuredOn}${by}).`;
  };
  return [...rates.map(sentenceOf), words.where(pageOf(id))];
}
