import type { components } from './generated/api.js';
import type { Transport } from './transport.js';

/** Movements of the head to ask a person for while a selfie video is made. */
export type CaptureSession = components['schemas']['CaptureSession'];

/** What nobody can have filmed before: a video that follows it was made for it. */
export class CaptureSessions {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Draws a session; it serves one verification within five minutes. */
  async create(): Promise<CaptureSession> {
    return (await this.#transport.read((client) => client.POST('/v1/capture-sessions'))).captureSession;
  }

  /** @throws NotFoundError */
  async get(captureSessionId: string): Promise<CaptureSession> {
    const params = { path: { captureSessionId } };
    return (
      await this.#transport.read((client) =>
        client.GET('/v1/capture-sessions/{captureSessionId}', { params }),
      )
    ).captureSession;
  }
}
