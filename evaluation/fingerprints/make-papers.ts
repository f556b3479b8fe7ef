import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_COPIES } from '../../corpus/link-series/copies/page-pictures.js';
import type { HtmlPrinter } from '../../corpus/link-series/papers/html-printer.js';
import type { ComposedDocument } from '../../corpus/papers/composed-document.js';
import type { Family } from '../../corpus/papers/families.js';
import { composePayStubOf } from '../../corpus/papers/pay-stubs/compose.js';
import { rollPayStub } from '../../corpus/papers/pay-stubs/facts.js';
import { composeStatementOf } from '../../corpus/papers/statements/compose.js';
import { rollStatement } from '../../corpus/papers/statements/facts.js';
import type { Printed } from '../../corpus/papers/treatments/print.js';
import { type Treatment, treat } from '../../corpus/papers/treatments/treatments.js';
import { type Dice, diceFrom } from '../../corpus/pdf-forgeries/dice.js';
import { changedPayStubs } from './changed-pay-stub.js';
import { changedStatements } from './changed-statement.js';
import type { Paper } from './paper.js';

export interface MakingOptions {
  readonly seed: number;
  /** Every which layout of statements and of pay stubs is made: 1 for all. */
  readonly layoutStep: number;
}

/** Of each layout: whose papers are changed, and of how many others of the same issuer there is one each. */
const [PEOPLE, OTHERS] = [2, 6];

/** A layout's papers, before they are printed. */
interface Template {
  readonly kind: Paper['kind'];
  readonly id: string;
  /** Of each person the paper as printed first, then what is made of it. */
  readonly people: readonly (readonly (readonly [
    change: string | undefined,
    document: ComposedDocument,
  ])[])[];
}

/**
 * Writes papers of a family's layouts into a folder, printed by a browser: of each layout, of two people all
 * that {@link changedStatements} and {@link changedPayStubs} make of them, pictures of the first one's, and
 * one paper each of six others.
 * @returns in the order of layouts; the same options make the same papers
 */
export async function makePapers(
  folder: string,
  family: Family,
  options: MakingOptions,
  printer: HtmlPrinter,
): Promise<Paper[]> {
  mkdirSync(folder, { recursive: true });
  const papers: Paper[] = [];
  for (const [index, template] of templatesOf(family, options).entries()) {
    const dice = diceFrom(options.seed * 1000 + index);
    const write = (
      paper: Omit<Paper, 'file' | 'kind' | 'template'>,
      extension: string,
      bytes: Uint8Array,
    ): void => {
      const file = `${String(papers.length + 1).padStart(4, '0')}.${extension}`;
      writeFileSync(join(folder, file), bytes);
      papers.push({ ...paper, file, kind: template.kind, template: template.id });
    };
    for (const [at, documents] of template.people.entries()) {
      const person = `${template.id} ${at}`;
      for (const [change, document] of documents) {
        const { bytes, printed } = await printer.print(document);
        write({ person, change, picture: undefined }, 'pdf', bytes);
        if (at > 0 || change !== undefined) continue;
        const treatment = family.pictures[index % family.pictures.length];
        for (const { picture, extension, bytes: pixels } of await picturesOf(printed, treatment, dice))
          write({ person, change, picture }, extension, pixels);
      }
    }
  }
  return papers;
}

function templatesOf(
  { statements, payStubs, names }: Family,
  { seed, layoutStep }: MakingOptions,
): Template[] {
  const everyOneOf = <Design>(designs: readonly Design[]): Design[] =>
    designs.filter((_, index) => index % layoutStep === 0);
  return [
    ...everyOneOf(statements).map((design, index): Template => {
      const dice = diceFrom(seed * 100_000 + index);
      const roll = () => rollStatement(design, names[design.language], dice);
      const { bank, bankAddress } = roll();
      const compose = (facts: ReturnType<typeof roll>) =>
        composeStatementOf(design, { ...facts, bank, bankAddress });
      return templateOf('statement', design.id, roll, compose, (facts) =>
        changedStatements(design, names[design.language], facts, dice),
      );
    }),
    ...everyOneOf(payStubs).map((design, index): Template => {
      const dice = diceFrom(seed * 100_000 + 50_000 + index);
      const roll = () => rollPayStub(design, names[design.language], dice);
      const { employer, employerStreet, employerTown, employerNumber } = roll();
      const compose = (facts: ReturnType<typeof roll>) =>
        composePayStubOf(design, { ...facts, employer, employerStreet, employerTown, employerNumber });
      return templateOf('pay stub', design.id, roll, compose, (facts) =>
        changedPayStubs(design, names[design.language], facts, dice),
      );
    }),
  ];
}

function templateOf<Facts>(
  kind: Paper['kind'],
  id: string,
  roll: () => Facts,
  compose: (facts: Facts) => ComposedDocument,
  changed: (facts: Facts) => [string, Facts][],
): Template {
  const people = Array.from({ length: PEOPLE + OTHERS }, (_, at) => {
    const facts = roll();
    const changes = at < PEOPLE ? changed(facts) : [];
    return [
      [undefined, compose(facts)] as const,
      ...changes.map(([change, of]) => [change, compose(of)] as const),
    ];
  });
  return { kind, id, people };
}

interface PaperPicture {
  readonly picture: NonNullable<Paper['picture']>;
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/**
 * How each look of `PICTURE_COPIES` is counted, and each treatment whose name begins so; others are saved as
 * pictures, too.
 */
const LOOKS = {
  pdf: 'saved as a picture',
  picture: 'saved as a picture',
  crop: 'cut',
  scan: 'scanned',
} as const;
const TREATED = { scan: 'scanned', photo: 'photographed', fax: 'faxed', turned: 'turned' } as const;

/**
 * The first page in every way that people send one, and the whole paper as the family's next treatment leaves
 * it.
 */
async function picturesOf(
  printed: Printed,
  treatment: Treatment | undefined,
  dice: Dice,
): Promise<PaperPicture[]> {
  const pictures: PaperPicture[] = [];
  for (const { look, dpi, extension, make } of PICTURE_COPIES) {
    const [page, ...further] = await printed.pictures(dpi);
    if (!page) throw new RangeError('expected a page');
    pictures.push({
      picture: { how: LOOKS[look], isWhole: further.length === 0 },
      extension,
      bytes: await make(page, dice),
    });
  }
  if (treatment) {
    const how =
      Object.entries(TREATED).find(([name]) => treatment.name.startsWith(name))?.[1] ?? LOOKS.picture;
    pictures.push({ picture: { how, isWhole: true }, ...(await treat(printed, treatment, dice)) });
  }
  return pictures;
}
