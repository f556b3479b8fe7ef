/** Microseconds since the Unix epoch, UTC. Handed in, so that tests can say what time it is. */
export type Clock = () => number;

/** The machine's clock; it counts whole milliseconds. */
export const systemClock: Clock = () => Date.now() * 1000;
