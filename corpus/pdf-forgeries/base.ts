import type { ComposedDocument, DocumentContent, DocumentKind } from './content/blocks.js';
import { composeInvoice } from './content/invoice.js';
import { LANGUAGES, type Language } from './content/language.js';
import { composeLetter } from './content/letter.js';
import { composePayStub } from './content/pay-stub.js';
import { composeStatement } from './content/statement.js';
import type { Dice } from './dice.js';
import type { Generator } from './generators/generator.js';
import { type Look, rollLook } from './layout/look.js';
import { scratchPath, ToolError } from './tools.js';

/** An honest document as it left its generator; forgeries and honest copies are made from it. */
export interface Base {
  readonly id: string;
  readonly path: string;
  readonly generator: Generator;
  readonly document: ComposedDocument;
  readonly look: Look;
  /** Prints another version of the document with the same generator and look. */
  reprint(content: DocumentContent, dice: Dice): string;
}

export function compose(kind: DocumentKind, language: Language, dice: Dice): ComposedDocument {
  switch (kind) {
    case 'statement':
      return composeStatement(dice, language, dice.pick([8, 12, 16, 24, 40, 58]));
    case 'paystub':
      return composePayStub(dice, language);
    case 'invoice':
      return composeInvoice(dice, language);
    case 'letter':
      return composeLetter(dice, language);
  }
}

/** `perGenerator` documents of every generator that is installed; the kinds and languages take turns. */
export function makeBases(
  generators: readonly Generator[],
  perGenerator: number,
  dice: Dice,
  warn: (message: string) => void,
): Base[] {
  const kinds: readonly DocumentKind[] = [
    'statement',
    'paystub',
    'statement',
    'invoice',
    'statement',
    'letter',
  ];
  const bases: Base[] = [];
  let turn = dice.between(0, 5);
  for (const generator of generators) {
    if (!generator.available()) {
      warn(`no ${generator.name}: its documents are left out`);
      continue;
    }
    for (let count = 0; count < perGenerator; count++) {
      const kind = kinds[turn % kinds.length] ?? 'statement';
      const language = LANGUAGES[Math.floor(turn / 2 + count) % LANGUAGES.length] ?? 'en';
      turn += 1;
      const document = compose(kind, language, dice);
      const look = rollLook(dice);
      const path = scratchPath('pdf');
      const reprint = (content: DocumentContent, rolls: Dice) => {
        const copy = scratchPath('pdf');
        generator.make(content, look, rolls, copy);
        return copy;
      };
      try {
        generator.make(document.content, look, dice, path);
        bases.push({
          id: `${generator.name}-${kind}-${language}-${turn}`,
          path,
          generator,
          document,
          look,
          reprint,
        });
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        warn(error.message);
      }
    }
  }
  return bases;
}
