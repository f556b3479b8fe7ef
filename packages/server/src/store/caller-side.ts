/**
 * Operations of a database as their caller sees them: without what the store puts first, a connection, a group of writes or
 * queries.
 */
export type CallerSide<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends (
    own: never,
    ...parameters: infer Parameters
  ) => infer Result
    ? (...parameters: Parameters) => Result
    : never;
};
