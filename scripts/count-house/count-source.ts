/** What one source file holds. */
export interface SourceCount {
  /** Regular expressions, written as literals or handed to `RegExp`. */
  readonly expressions: number;
  /** Of them those of more than 100 characters. */
  readonly longExpressions: number;
  /** Numbers that somebody set: constants in capitals with a number for their value. */
  readonly constants: number;
}

const LONG_EXPRESSION = 100;
const CONSTANT = /^(?:export )?const [A-Z][A-Z0-9_]*(?:: number)? = -?[\d._]+;/gmu;
const CALL = /new RegExp\(\s*(?:String\.raw)?`(?<source>[^`]*)`/gu;
/** A literal begins where an operand may stand. */
const LITERAL =
  /(?<=^|[(,=:[!&|?{};\n]|=>|\breturn)\s*\/(?![/*])(?<source>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/[dgimsuvy]*/gu;

/** Counts by the look of the text: a slash in a string that stands where an operand may is taken for one. */
export function countSource(text: string): SourceCount {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  const sources = [...code.matchAll(LITERAL), ...code.matchAll(CALL)].map(
    ({ groups }) => groups?.source ?? '',
  );
  return {
    expressions: sources.length,
    longExpressions: sources.filter((source) => source.length > LONG_EXPRESSION).length,
    constants: [...code.matchAll(CONSTANT)].length,
  };
}
