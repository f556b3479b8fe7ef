import { createRequire } from 'node:module';

/**
 * What is used of the runtime, which belongs to the package that runs networks: it is looked up from there.
 */
interface Session {
  run(feeds: object): Promise<unknown>;
}
interface Runtime {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
}

/**
 * What some work gave, and the runs of networks that it took, in order: made again they are the floor of that
 * work.
 */
interface WatchedWork<Result> {
  readonly result: Result;
  readonly runs: readonly (() => Promise<unknown>)[];
}

/**
 * Watches the networks that a package loads from now on.
 * @returns does some work and tells which networks were run for it
 */
export function watchNetworks(
  packageName: string,
): <Result>(work: () => Promise<Result>) => Promise<WatchedWork<Result>> {
  const { InferenceSession } = createRequire(import.meta.resolve(packageName))('onnxruntime-node') as Runtime;
  let runs: (() => Promise<unknown>)[] | undefined;
  const create = InferenceSession.create.bind(InferenceSession);
  Object.assign(InferenceSession, {
    create: async (model: Uint8Array, options: object): Promise<Session> => {
      const session = await create(model, options);
      const run = session.run.bind(session);
      session.run = (feeds) => {
        runs?.push(() => run(feeds));
        return run(feeds);
      };
      return session;
    },
  });
  return async (work) => {
    const seen: (() => Promise<unknown>)[] = [];
    runs = seen;
    const result = await work();
    runs = undefined;
    return { result, runs: seen };
  };
}
