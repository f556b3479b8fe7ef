declare module 'parse-usdl' {
  export function parse(
    text: string,
    options?: { suppressErrors?: boolean },
  ): Readonly<Record<string, unknown>>;
}
