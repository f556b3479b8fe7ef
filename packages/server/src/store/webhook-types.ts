import type { EventKind, EventType, StoredEvent } from './event-types.js';

/**
 * `paused` by a person: events wait, and are sent when it is on again. `off`: the receiver said that it is
 * gone, or took nothing for days; events are no longer kept for it.
 */
export const WEBHOOK_STATES = ['on', 'paused', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Who is told of events. Secrets are sealed: the database alone can sign nothing. */
export interface NewWebhook {
  readonly organizationId: number;
  readonly url: string;
  readonly description: string;
  readonly types: readonly EventType[];
  /** What whoever made it may read: nothing of other kinds is told. */
  readonly kinds: readonly EventKind[];
  readonly sealedSecret: Uint8Array;
  readonly createdAtMicros: number;
}

export interface Webhook extends NewWebhook {
  readonly webhookId: number;
  readonly state: WebhookState;
  /** The one before, which signs as well until then. */
  readonly earlierSecret?: { readonly sealed: Uint8Array; readonly endsAtMicros: number };
  /** Of the first try that failed since one succeeded. */
  readonly failingSinceMicros?: number;
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One try to tell a receiver of an event. */
export interface DeliveryTry {
  readonly atMicros: number;
  readonly durationMs: number;
  /** HTTP status; absent where no answer came. */
  readonly status?: number;
  /** A word of ours for why no answer came, never a text of the receiver. */
  readonly error?: string;
}

export interface Delivery {
  readonly event: StoredEvent;
  readonly state: DeliveryState;
  /** In all. */
  readonly attempt: number;
  /** When the next try is due; while it waits. */
  readonly dueMicros?: number;
  /** The latest ones, oldest first. */
  readonly tries: readonly DeliveryTry[];
}

/** The right to tell of one event: it is somebody else's once its lease ended. */
export interface ClaimedDelivery {
  readonly event: StoredEvent;
  /** From 1, and never the same twice: whoever ends another one comes too late. */
  readonly attempt: number;
  /** From 1, of those since it was last sent again. */
  readonly tryNumber: number;
}

export type DeliveryEnd =
  | { readonly state: 'delivered' }
  | { readonly state: 'failed' }
  | { readonly state: 'waiting'; readonly dueMicros: number };

export interface DeliveryResult {
  readonly claimed: ClaimedDelivery;
  readonly tried: DeliveryTry;
  readonly end: DeliveryEnd;
  /** The receiver is told of nothing more; written as an event, too. */
  readonly turnsOff?: 'gone' | 'failing';
}

/** Tries that a delivery remembers. */
export const MOST_TRIES_KEPT = 20;

/**
 * Who is told of events, and how far that is. What inserts an event also inserts a waiting delivery for each
 * webhook of the organization that is not off and wants its type, in the same transaction. A delivery ends
 * with its event.
 */
export interface WebhookStore {
  /** @returns undefined where the organization has `most` already */
  insertWebhook(webhook: NewWebhook, most: number): Promise<Webhook | undefined>;
  /** By ascending id. */
  listWebhooks(organizationId: number): Promise<readonly Webhook[]>;
  findWebhook(organizationId: number, webhookId: number): Promise<Webhook | undefined>;
  /** @returns false when the organization has no such webhook */
  setWebhookState(organizationId: number, webhookId: number, state: WebhookState): Promise<boolean>;
  /** The secret that stands signs on until `earlierEndsAtMicros`; one before that ends now. */
  rotateWebhook(
    organizationId: number,
    webhookId: number,
    sealedSecret: Uint8Array,
    earlierEndsAtMicros: number,
  ): Promise<boolean>;
  /** With its deliveries. */
  deleteWebhook(organizationId: number, webhookId: number): Promise<boolean>;

  /** Those that are on and have a delivery that is due, of all organizations. */
  webhooksDue(nowMicros: number): Promise<readonly number[]>;
  /**
   * Takes at most `limit` deliveries of one webhook that are due, and makes them due again at the end of the
   * lease: should this process end, they are tried again. Each counts as an attempt.
   */
  claimDeliveries(
    webhookId: number,
    nowMicros: number,
    leaseUntilMicros: number,
    limit: number,
  ): Promise<{ readonly webhook: Webhook; readonly claimed: readonly ClaimedDelivery[] } | undefined>;
  /** Nothing, where another attempt has the delivery or it is gone. */
  endDelivery(webhookId: number, result: DeliveryResult): Promise<void>;
  /** Newest events first; of this organization's webhook. */
  listDeliveries(
    organizationId: number,
    webhookId: number,
    query: { readonly states: readonly DeliveryState[]; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly totalCount: number; readonly deliveries: readonly Delivery[] }>;
  /**
   * Makes deliveries due now, whatever became of them: of one event, or of all of the webhook's types since a
   * time, those that it was never told of among them. @returns how many
   */
  sendAgain(
    organizationId: number,
    webhookId: number,
    what: { readonly eventId: string } | { readonly sinceMicros: number },
    nowMicros: number,
  ): Promise<number>;
}
