/**
 * Words by names that the server may add to. Those known here are needed in every language; a name without words is
 * shown as the server has it.
 */
export type Open<Name extends string> = Readonly<Record<string, string>> & Readonly<Record<Name, string>>;

export const open = <Name extends string>(words: Readonly<Record<Name, string>>): Open<Name> => words;
