import type { ExaminedFile } from '../examined-file.js';
import type { Corpus, CorpusKind } from '../manifest.js';
import { scoresOfCheck, scoresOfVerdicts } from '../scores.js';
import type { TrueBox } from '../true-boxes.js';
import { bandsBy } from './bands.js';
import { calibrationSection } from './calibration.js';
import { checksSection } from './checks.js';
import { detectionSection } from './detection.js';
import { foldsSection } from './folds.js';
import { imageRates } from './image-rates.js';
import { mistakesSection, runSection } from './lists.js';
import { locatedSection } from './located.js';
import { recoveredSection } from './recovered.js';
import { textTable } from './text-table.js';

const labelOf = ({ known }: ExaminedFile): string => (known.tampered ? 'tampered' : 'honest');

/** What a report may say beyond the bands. */
export interface ReportExtras {
  /** When one check alone is to be scored in place of the verdict. */
  readonly checkId?: string | undefined;
  /** Where each tampered file was changed, by file name. */
  readonly placesOfFile?: ReadonlyMap<string, readonly TrueBox[]> | undefined;
  /** When calibrations are to be fitted anew, files left out by turns; these only help to fit. */
  readonly calibratingFiles?: readonly ExaminedFile[] | undefined;
}

/** The whole printed report. */
export function evaluationReport(
  kind: CorpusKind,
  corpus: Corpus,
  files: readonly ExaminedFile[],
  extras: ReportExtras = {},
): string {
  const { checkId, placesOfFile, calibratingFiles } = extras;
  const sections: (readonly [string, string])[] = [
    ['Files', filesSentence(corpus)],
    checkId === undefined
      ? ['Verdict', detectionSection(scoresOfVerdicts(files))]
      : [`Check ${checkId} alone`, detectionSection(scoresOfCheck(files, checkId))],
    ['Bands', bandsBy('label', files, labelOf)],
    ['Bands by technique', bandsBy('technique', files, (file) => `${labelOf(file)} ${file.known.technique}`)],
    ['Checks', checksSection(files)],
  ];
  if (checkId !== undefined) sections.push([`Calibration of ${checkId}`, calibrationSection(files, checkId)]);
  if (kind === 'pdf') sections.push(['Values recovered', recoveredSection(files)]);
  if (placesOfFile) sections.push(['Boxes', locatedSection(files, placesOfFile)]);
  if (calibratingFiles) sections.push(['Held-out calibration', foldsSection(files, calibratingFiles)]);
  if (kind === 'images') {
    sections.push([
      'Bands by save chain',
      bandsBy('chain', files, (file) => `${file.known.saveChain} ${labelOf(file)}`),
    ]);
    for (const { title, head, rows } of imageRates(files)) sections.push([title, textTable(head, rows)]);
  }
  sections.push(['Mistakes', mistakesSection(files)], ['Run', runSection(files)]);
  return sections.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n');
}

function filesSentence({ files, ignored }: Corpus): string {
  const tampered = files.filter((file) => file.tampered).length;
  const others = [...ignored].map(([label, count]) => `, ${count} labeled "${label}" ignored`).join('');
  return `${tampered} tampered, ${files.length - tampered} honest${others}`;
}
