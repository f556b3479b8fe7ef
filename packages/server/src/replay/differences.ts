/** Where two records differ: a path in them, and what each has there; undefined where one has nothing. */
export interface Difference {
  readonly path: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** All places at which two JSON values differ. Checks and terms are named by their `checkId`. */
export function differencesBetween(recorded: unknown, replayed: unknown, path = ''): Difference[] {
  if (Object.is(recorded, replayed)) return [];
  if (!isObject(recorded) || !isObject(replayed) || Array.isArray(recorded) !== Array.isArray(replayed))
    return [{ path, recorded, replayed }];
  const [before, after] = [named(recorded), named(replayed)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) =>
    differencesBetween(before.get(key), after.get(key), pathTo(path, key, Array.isArray(recorded))),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The members of an object by name, those of a list by their `checkId` where each has one of its own, else by index. */
function named(value: object): Map<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const ids = value.map((item: unknown) =>
    isObject(item) && 'checkId' in item ? String(item.checkId) : undefined,
  );
  const isNamed = !ids.includes(undefined) && new Set(ids).size === ids.length;
  return new Map(value.map((item: unknown, index) => [isNamed ? String(ids[index]) : String(index), item]));
}

const pathTo = (path: string, key: string, inList: boolean): string =>
  inList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
