import { join } from 'node:path';
import type { Base } from '../pdf-forgeries/base.js';
import { type EditKind, type EditPlan, transposeDigits } from '../pdf-forgeries/content/edit-plan.js';
import type { Dice } from '../pdf-forgeries/dice.js';
import { rollLook } from '../pdf-forgeries/layout/look.js';
import { DEBIAN_PYTHON, runScript, runTool, ToolError } from '../pdf-forgeries/tools.js';
import type { ListedDocument } from './bases.js';

interface FoundValue {
  readonly text: string;
  readonly kind: 'amount' | 'date' | 'account';
}

/** A published document with the values that a forger might change. */
export interface RealBase {
  readonly base: Base;
  readonly document: ListedDocument;
  readonly values: readonly FoundValue[];
}

const issuerOnly = (): never => {
  throw new ToolError('only its issuer can print this document anew');
};

/** @param folder where make-bases.ts put the files */
export function openBase(document: ListedDocument, folder: string, dice: Dice): RealBase {
  const path = join(folder, `${document.sha256}.pdf`);
  const values = JSON.parse(
    runScript(DEBIAN_PYTHON, '../real-pdfs/editors/find_values.py', { input: path }),
  ) as FoundValue[];
  const size = /Page(?:\s+1)? size:\s+([\d.]+) x ([\d.]+)/.exec(runTool('pdfinfo', [path]));
  const look = rollLook(dice);
  const page = { ...look.page, width: Number(size?.[1] ?? 612), height: Number(size?.[2] ?? 792) };
  const base: Base = {
    id: document.sha256.slice(0, 12),
    path,
    generator: { name: document.producer, available: () => true, make: issuerOnly },
    look: { ...look, page },
    // the techniques of composed documents alone ask for more than the language
    document: {
      content: {
        kind: 'letter',
        language: document.country === 'br' ? 'pt' : 'en',
        issuer: '',
        issuerAddress: '',
        blocks: [],
      },
      targets: { amounts: [], dates: [], names: [], accounts: [] },
      raised: issuerOnly,
    },
    reprint: issuerOnly,
  };
  return { base, document, values };
}

/** Another digit for the first that counts, never a leading zero. */
function otherAmount(text: string, dice: Dice): string {
  const at = text.search(/[1-9]/);
  const was = Number(text[at]);
  return `${text.slice(0, at)}${dice.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== was))}${text.slice(at + 1)}`;
}

const otherDate = (text: string, dice: Dice) =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + dice.between(1, 8)) % 10));

/** Rolls an edit of one of `kinds`; an amount where there is one. @throws ToolError where the document has no such value */
export function planRealEdit(
  { values, document }: RealBase,
  kinds: readonly EditKind[],
  dice: Dice,
): EditPlan {
  const arith = document.kind === 'letter' || document.kind === 'form' ? 'neutral' : 'breaks';
  const ways = kinds.flatMap((kind) => {
    const wanted = kind === 'transposed' || kind === 'longer' ? 'amount' : kind;
    return values.filter((value) => value.kind === wanted).map((value) => ({ kind, text: value.text }));
  });
  const amounts = ways.filter(({ kind }) => kind === 'amount' || kind === 'transposed' || kind === 'longer');
  const pool = amounts.length > 0 && dice.chance(0.7) ? amounts : ways;
  if (pool.length === 0) throw new ToolError('no value of that kind stands alone in the document');
  const { kind, text } = dice.pick(pool);
  const to =
    kind === 'longer'
      ? `${dice.between(1, 4)}${/^\d{3}[.,]\d{2}$/.test(text) ? (text.at(-3) === ',' ? '.' : ',') : ''}${text}`
      : kind === 'amount'
        ? otherAmount(text, dice)
        : kind === 'date'
          ? otherDate(text, dice)
          : transposeDigits(text);
  if (to === text) throw new ToolError('the value would stay the same');
  return {
    kind,
    replacements: [{ from: text, to }],
    arith: kind === 'date' || kind === 'account' ? 'neutral' : arith,
  };
}
