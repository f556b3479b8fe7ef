import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * One Chromium for many pages, as its command line prints one: a start takes longer than twenty prints.
 * It is spoken to through a pipe (`--remote-debugging-pipe`): JSON that ends in a zero byte.
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  #nextId = 1;
  #received = '';
  #onLoaded: (() => void) | undefined;
  #sessionId = '';

  private constructor() {
    const options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', 'about:blank'];
    this.#process = spawn('chromium', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const answers = this.#process.stdio[4] as Readable;
    answers.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    this.#process.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium ended'));
    });
  }

  static async start(): Promise<Chromium> {
    const chromium = new Chromium();
    const { targetId } = await chromium.#ask('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await chromium.#ask('Target.attachToTarget', { targetId, flatten: true });
    chromium.#sessionId = String(sessionId);
    await chromium.#ask('Page.enable');
    return chromium;
  }

  /** @param url of a page that needs no network @returns the PDF */
  async print(url: string): Promise<Uint8Array> {
    const loaded = new Promise<void>((resolve) => {
      this.#onLoaded = resolve;
    });
    await this.#ask('Page.navigate', { url });
    await loaded;
    const { data } = await this.#ask('Page.printToPDF', { printBackground: true, preferCSSPageSize: true });
    return new Uint8Array(Buffer.from(String(data), 'base64'));
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }

  #ask(method: string, parameters: object = {}): Promise<Record<string, unknown>> {
    const id = this.#nextId++;
    const session = this.#sessionId === '' ? {} : { sessionId: this.#sessionId };
    (this.#process.stdio[3] as Writable).write(
      `${JSON.stringify({ id, method, params: parameters, ...session })}\0`,
    );
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(text: string): void {
    const messages = `${this.#received}${text}`.split('\0');
    this.#received = messages.pop() ?? '';
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.method === 'Page.loadEventFired') this.#onLoaded?.();
      if (message.id === undefined) continue;
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result ?? {});
    }
  }
}
