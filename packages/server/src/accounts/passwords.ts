import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for Argon2id (Password Storage Cheat Sheet, read 2026-11): 19 MiB, two passes. */
const ARGON2ID = {
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

/** NIST SP 800-63B asks for length and nothing else; the upper bound keeps hashing cheap. */
export const PASSWORD_CHARACTERS = { min: 12, max: 200 };

/** Hashes that are computed at once, 19 MiB each. */
const MAX_AT_ONCE = 4;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes this place over.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** In the PHC string format, with its own salt. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2ID));

let nobodysHash: Promise<string> | undefined;

/**
 * Takes as long for a person who does not exist as for one who does.
 * @param passwordHash none where there is no such person, or one without a password: the answer is no
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await nobodysHash);
  return (await inTurn(() => verify(against, password))) && against === passwordHash;
}
