import { isWhiteSpace } from '../syntax/characters.js';
import type { PdfDict } from '../types.js';
import { fillOf, isSameColor } from './color.js';
import type { FontResources } from './font.js';
import type { FormResources } from './forms.js';
import {
  type Instruction,
  InstructionReader,
  type NumberOperand,
  type Operand,
  type StringOperand,
} from './instruction.js';
import { IDENTITY, matrixOf, multiply, translated } from './matrix.js';
import { followText } from './segments.js';
import { glyphReader, partsOf, placed } from './shown-run.js';
import { type GraphicsState, INITIAL_STATE } from './text-state.js';
import {
  MAX_LEAD_OPERATORS,
  type Matrix,
  type PageContent,
  type ShowOperator,
  type TextRun,
} from './types.js';

/**
 * Levels of `q`, of marked content, and of forms in forms. What lies deeper is read as if on the last level.
 */
const MAX_SAVED_STATES = 512;
const MAX_MARKED_CONTENT = 64;
const MAX_FORM_DEPTH = 12;
/** As many as glyphs read of a page elsewhere; the densest page measured has 30,000. */
const MAX_RUNS = 200_000;

/** What is left to read of one document, counted down. */
export interface ContentBudget {
  bytes: number;
}

/** A stream to interpret: a page's joined contents or a form. */
export interface ContentSource {
  readonly bytes: Uint8Array;
  readonly resources: PdfDict | null;
  readonly forms: readonly string[];
  streamIndexAt(offsetBytes: number): number;
}

/** Follows a page's content operators (8.2) and writes down each run of text it shows. */
export class Interpreter {
  readonly runs: TextRun[] = [];
  stopped: PageContent['stopped'] = null;
  readonly #fonts: FontResources;
  readonly #formResources: FormResources;
  readonly #budget: ContentBudget;
  #state: GraphicsState = INITIAL_STATE;
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;
  #textObject = -1;
  #positionDecimals: number | null = null;
  #lead: string[] = [];
  #markedContent: string[] = [];
  /** For each of the marked content its layer, 0 for none; and those of the forms around. */
  #markedLayers: number[] = [];
  #formLayers: number[] = [];

  constructor(fonts: FontResources, forms: FormResources, budget: ContentBudget) {
    this.#fonts = fonts;
    this.#formResources = forms;
    this.#budget = budget;
  }

  run(source: ContentSource): void {
    if (this.#budget.bytes < source.bytes.length) {
      this.stopped = 'too-large';
      return;
    }
    this.#budget.bytes -= source.bytes.length;
    const outer = this.#state;
    const saved: GraphicsState[] = [];
    const reader = new InstructionReader(source.bytes);
    for (let instruction = reader.next(); instruction && !this.stopped; instruction = reader.next()) {
      const { operator, operands } = instruction;
      if (operator === 'q') {
        if (saved.length < MAX_SAVED_STATES) saved.push(this.#state);
      } else if (operator === 'Q') this.#state = saved.pop() ?? this.#state;
      else if (operator === 'Do') this.#enterForm(operands[0], source);
      else if (isShow(operator)) {
        this.#show(operator, instruction, source, saved.length);
        continue;
      } else this.#apply(operator, operands, source);
      this.#remember(
        operator === 'MP' || operator === 'DP' ? `${operator}/${nameOf(operands[0])}` : operator,
      );
    }
    this.#state = outer;
  }

  #remember(operator: string): void {
    this.#lead.push(operator);
    if (this.#lead.length > 2 * MAX_LEAD_OPERATORS) this.#lead = this.#lead.slice(-MAX_LEAD_OPERATORS);
  }

  #apply(operator: string, operands: readonly Operand[], source: ContentSource): void {
    const numbers = numbersOf(operands);
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'cm':
        this.#set({ ctm: multiply(matrixOf(numbers) ?? IDENTITY, this.#state.ctm) });
        break;
      case 'BT':
        this.#textObject++;
        this.#textMatrix = this.#lineMatrix = IDENTITY;
        break;
      case 'Tf':
        this.#setFont(operands, source);
        break;
      case 'Tm':
        this.#textMatrix = this.#lineMatrix = matrixOf(numbers) ?? this.#lineMatrix;
        this.#positionDecimals = decimalsOf(operands);
        break;
      case 'TD':
        this.#set({ leading: -second });
        this.#moveLine(first, second);
        this.#positionDecimals = decimalsOf(operands);
        break;
      case 'Td':
        this.#moveLine(first, second);
        this.#positionDecimals = decimalsOf(operands);
        break;
      case 'T*':
        this.#moveLine(0, -this.#state.leading);
        break;
      case 'TL':
        this.#set({ leading: first });
        break;
      case 'Tc':
        this.#set({ charSpacing: first });
        break;
      case 'Tw':
        this.#set({ wordSpacing: first });
        break;
      case 'Tz':
        this.#set({ horizontalScale: first / 100 });
        break;
      case 'Ts':
        this.#set({ rise: first });
        break;
      case 'Tr':
        this.#set({ renderingMode: first });
        break;
      case 'BMC':
      case 'BDC':
        if (this.#markedContent.length < MAX_MARKED_CONTENT) this.#openMarkedContent(operands, source);
        break;
      case 'EMC':
        this.#markedContent = this.#markedContent.slice(0, -1);
        this.#markedLayers = this.#markedLayers.slice(0, -1);
        break;
      default: {
        const fill = fillOf(operator, operands);
        if (fill && !isSameColor(fill, this.#state.fill)) this.#set({ fill });
      }
    }
  }

  #openMarkedContent([tag, properties]: readonly Operand[], source: ContentSource): void {
    this.#markedContent = [...this.#markedContent, nameOf(tag)];
    const layer =
      nameOf(tag) === 'OC' ? this.#formResources.layerOf(source.resources, nameOf(properties)) : 0;
    this.#markedLayers = [...this.#markedLayers, layer];
  }

  /** Runs keep the state that they were shown in: what changes nothing makes no new one. */
  #set(change: Partial<GraphicsState>): void {
    const state = this.#state;
    const isSame = Object.entries(change).every(
      ([name, value]) => state[name as keyof GraphicsState] === value,
    );
    if (!isSame) this.#state = { ...state, ...change };
  }

  #moveLine(x: number, y: number): void {
    this.#textMatrix = this.#lineMatrix = translated(this.#lineMatrix, x, y);
  }

  #setFont(operands: readonly Operand[], source: ContentSource): void {
    const fontResource = nameOf(operands[0]);
    const size = operands[1];
    this.#set({
      fontResource,
      reader: this.#fonts.find(source.resources, fontResource),
      ...(size?.kind === 'number' ? { fontSize: size.value, sizeDecimals: size.decimals } : {}),
    });
  }

  #enterForm(operand: Operand | undefined, source: ContentSource): void {
    const name = nameOf(operand);
    if (source.forms.length >= MAX_FORM_DEPTH) return;
    const form = this.#formResources.find(source.resources, name);
    if (!form) return;
    const outer = this.#state;
    const outerLayers = this.#formLayers;
    this.#set({ ctm: multiply(form.matrix, outer.ctm) });
    this.#formLayers = form.layer === 0 ? outerLayers : [...outerLayers, form.layer];
    this.#remember('Do');
    this.run({
      bytes: form.bytes,
      resources: form.resources ?? source.resources,
      forms: [...source.forms, name],
      streamIndexAt: () => 0,
    });
    this.#state = outer;
    this.#formLayers = outerLayers;
  }

  #show(operator: ShowOperator, instruction: Instruction, source: ContentSource, savedStates: number): void {
    const { operands, operatorOffsetBytes } = instruction;
    if (operator === "'" || operator === '"') this.#moveLine(0, -this.#state.leading);
    if (operator === '"') {
      const [wordSpacing = 0, charSpacing = 0] = numbersOf(operands);
      this.#set({ wordSpacing, charSpacing });
    }
    const parts = partsOf(operands);
    const strings = parts.filter((part): part is StringOperand => part.kind === 'string');
    const state = this.#state;
    const matrix = multiply(this.#textMatrix, state.ctm);
    const painted = multiply([1, 0, 0, 1, 0, state.rise], matrix);
    const { advance, text, stretches } = followText(parts, state);
    this.#textMatrix = translated(this.#textMatrix, advance, 0);
    if (strings.length === 0) return;
    if (this.runs.length >= MAX_RUNS) {
      this.stopped = 'too-many-runs';
      return;
    }
    const before = source.bytes[operatorOffsetBytes - 1];
    this.runs.push({
      order: this.runs.length,
      operator,
      lead: this.#takeLead(),
      strings: strings.every(({ hex }) => hex) ? 'hex' : strings.some(({ hex }) => hex) ? 'mixed' : 'literal',
      gap: !isWhiteSpace(before) ? 'none' : before === 0x20 ? 'space' : 'line-end',
      kerns: parts.length - strings.length,
      positionDecimals: this.#positionDecimals,
      sizeDecimals: state.sizeDecimals,
      fontResource: state.fontResource,
      font: state.reader?.font ?? null,
      fontSize: state.fontSize,
      sizePoints: Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]),
      matrix,
      ...placed(painted, advance, stretches),
      renderingMode: state.renderingMode,
      fill: state.fill,
      textObject: Math.max(0, this.#textObject),
      savedStates,
      markedContent: this.#markedContent,
      layers: this.#layers(),
      streamIndex: source.streamIndexAt(instruction.startOffsetBytes),
      forms: source.forms,
      startOffsetBytes: instruction.startOffsetBytes,
      endOffsetBytes: instruction.endOffsetBytes,
      text,
      glyphs: glyphReader(source.bytes, instruction, state),
    });
  }

  #layers(): readonly number[] {
    if (this.#formLayers.length === 0 && this.#markedLayers.length === 0) return NO_LAYERS;
    return [...this.#formLayers, ...this.#markedLayers].filter((num) => num > 0);
  }

  /** Most runs are led by the same operators as the one before: those share one list. */
  #takeLead(): readonly string[] {
    const lead = this.#lead.slice(-MAX_LEAD_OPERATORS);
    const before = this.runs.at(-1)?.lead;
    this.#lead = [];
    const isSame =
      before?.length === lead.length && lead.every((operator, index) => operator === before[index]);
    return isSame ? before : lead;
  }
}

const NO_LAYERS: readonly number[] = [];

const SHOW_OPERATORS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"'] satisfies ShowOperator[]);
const isShow = (operator: string): operator is ShowOperator => SHOW_OPERATORS.has(operator);

const numbersOf = (operands: readonly Operand[]): number[] =>
  operands.filter((operand): operand is NumberOperand => operand.kind === 'number').map(({ value }) => value);

const decimalsOf = (operands: readonly Operand[]): number =>
  operands.reduce(
    (most, operand) => (operand.kind === 'number' ? Math.max(most, operand.decimals) : most),
    0,
  );

const nameOf = (operand: Operand | undefined): string => (operand?.kind === 'name' ? operand.name : '');
