/** Microseconds since the Unix epoch, UTC. Handed in, so that tests can say what time it is. */
export type Clock = () => number;

/** The machine's clock; it counts whole milliseconds. */
export const systemClock: Clock = () => Date.now() * 1000;

/** The day in UTC that holds an instant, `YYYY-MM-DD`. */
export const utcDay = (micros: number): string => new Date(micros / 1000).toISOString().slice(0, 10);
