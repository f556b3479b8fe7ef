/**
 * A clip that was made before follows four movements by chance: of 4,000 drawn sessions each, 14 by a person
 * who turns the head in all directions (one public demonstration, played in a circle from any moment, at half
 * to full speed), 4 by a made head that does so at random (2026-11-30, README.md). Held at one in a hundred,
 * since it is one person.
 */
export const FOLLOWED_ALL = { logLikelihoodRatio: -Math.log(100) } as const;
