import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';

/** Shows how far a scan is, without disturbing what is printed beside it. */
export interface Progress {
  /** One more file is done. `print` writes its result. */
  done(print: () => void): void;
  stop(): void;
}

const SILENT: Progress = { done: (print) => print(), stop: () => {} };

/** A bar on stderr when there is more than one file and somebody looks; otherwise nothing at all. */
export function startProgress(files: number, stderr: NodeJS.WriteStream): Progress {
  if (files < 2 || !stderr.isTTY) return SILENT;
  const bar = new SingleBar({
    format: '{bar} {value}/{total} files, {eta_formatted} left',
    stream: stderr,
    hideCursor: true,
    clearOnComplete: true,
    forceRedraw: true,
  });
  bar.start(files, 0);
  return {
    done(print) {
      // Result and bar may share one terminal: the bar's line is cleared first and drawn again below.
      cursorTo(stderr, 0);
      clearLine(stderr, 0);
      print();
      bar.increment();
    },
    stop: () => bar.stop(),
  };
}
