import type { components, DetectionRecord, ParseRecord, VerificationRecord } from '@assay/client';
import type { operations } from '../generated/console-api.js';

/** What the console's own interface answers with, by its description; `/v1`'s records are the client's types. */

type Content<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
/** The body of an operation's good answer. */
type Answer<Name extends keyof operations> = operations[Name]['responses'] extends { 200: infer Good }
  ? Content<Good>
  : never;

export type Session = Answer<'getSession'>;
/** How people sign in here. */
export type Features = Answer<'getFeatures'>;
export type SessionEntry = Answer<'listSessions'>['data'][number];

export const ROLES = ['analyst', 'reviewer', 'auditor', 'administrator'] as const;
export type Role = Session['organizations'][number]['roles'][number];

export const PEOPLE_A_PAGE = 50;
export type People = Answer<'listPeople'>;
export type PersonEntry = People['data'][number];
export type Invitation = Answer<'listInvitations'>['data'][number];
export type InvitedTo = Answer<'lookAtInvitation'>;
export type AuditEvents = Answer<'listAuditEvents'>;
export type ApiKey = Answer<'listKeys'>['data'][number];

export type Retention = Answer<'getRetention'>['data'][number];
export type RecordKind = Retention['kind'];
export const RECORD_KINDS = [
  'detection',
  'parse',
  'verification',
  'analysis',
] as const satisfies readonly RecordKind[];
export type DueRecords = Answer<'getDueRecords'>;
export type Hold = Answer<'listHolds'>['data'][number];

export type Webhook = Answer<'listWebhooks'>['data'][number];
export type WebhookTest = Answer<'testWebhook'>;
export type WebhookWithSecret = Answer<'rotateWebhookSecret'>;
type EventType = Webhook['types'][number];
/** All that there are: one that is missing does not compile. */
const EVENTS: Readonly<Record<EventType, true>> = {
  'detection.completed': true,
  'detection.refused': true,
  'detection.failed': true,
  'detection.cancelled': true,
  'parse.completed': true,
  'parse.refused': true,
  'parse.failed': true,
  'parse.cancelled': true,
  'verification.completed': true,
  'verification.refused': true,
  'verification.failed': true,
  'verification.cancelled': true,
  'analysis.completed': true,
  'analysis.refused': true,
  'analysis.failed': true,
  'analysis.cancelled': true,
  'review.decided': true,
  'parse.corrected': true,
  'detection.labelled': true,
  'record.deleted': true,
  'webhook.disabled': true,
};
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];
export const DELIVERIES_A_PAGE = 50;
export type Deliveries = Answer<'listDeliveries'>;
export type Delivery = Deliveries['data'][number];
export const DELIVERY_STATES = [
  'waiting',
  'delivered',
  'failed',
] as const satisfies readonly Delivery['state'][];
export type DeliveryState = Delivery['state'];

/** What people decided and said of a record. */
export type Review = Answer<'getDetectionReview'>;
export type ReviewEntry = Review['entries'][number];
export type Choice = Review['choices'][number];
export type Decision = Choice['decision'];
export type Reason = Choice['reasons'][number];
export type ReviewState = Review['state'];
export const REVIEW_STATES = [
  'open',
  'proposed',
  'disputed',
  'escalate',
  'more_information',
  'accept',
  'reject',
  'none',
] as const satisfies readonly ReviewState[];
/** What an organization sets for the work of its people, beside bounds and what is drawn. */
export type Rules = Pick<Answer<'getRules'>, 'secondPerson' | 'waitingKinds' | 'waitingBands'>;
export const SECOND_PERSON = [
  'never',
  'against',
  'always',
] as const satisfies readonly Rules['secondPerson'][];
export type Waiting = Answer<'countWaiting'>;
export type Next = Answer<'takeNext'>['next'];

/** What documents turned out to be. */
export type Labels = Answer<'listDetectionLabels'>;
export type Label = Labels['data'][number];
export type Truth = Label['truth'];
export type Basis = NonNullable<Label['basis']>;

/** The organization's own figures. */
export type Volumes = Answer<'getVolumes'>;
export type PeopleFigures = Answer<'getPeopleFigures'>;
export type CheckFigures = Answer<'getCheckFigures'>['data'][number];
export type FieldFigures = Answer<'getReadingFigures'>['data'][number];
export type Calibration = Answer<'getCalibration'>;
export type Share = PeopleFigures['up'];
export type Compared = NonNullable<CheckFigures['verdict']>;

/** What people say of the fields of a parsed document. */
export type Corrections = Answer<'getCorrections'>;
export type Correction = Corrections['corrections'][number];
export type FieldKind = Corrections['names'][number]['kind'];
export type FieldPlace = NonNullable<Correction['place']>;

export type Rows = Answer<'listSubmissions'>;
/** What there is to see of a record without opening it. */
export type Row = Rows['data'][number];
export type Kind = Row['kind'];
export const KINDS = ['detection', 'parse', 'verification'] as const satisfies readonly Kind[];
export type Band = NonNullable<Row['band']>;
export const BANDS = ['high', 'medium', 'low'] as const satisfies readonly Band[];

/** How a likelihood came about, as the judge reckoned it and the record keeps it. */
export type Arithmetic = components['schemas']['Arithmetic'];
export type Term = Arithmetic['terms'][number];
export type Step = Arithmetic['steps'][number];

/** How a finding counts: a fact that moved the number, one that counts with a stronger one of its group, and so on. */
export type FindingRole = 'fact' | 'shared' | 'context' | 'doubt';

export interface Detection extends DetectionRecord {
  /** What was found, by its number from 1, as in the report. */
  readonly findings: readonly {
    readonly checkId: string;
    readonly role: FindingRole;
    /** The number of the finding of its group that counts in its stead. */
    readonly countsWith?: number;
  }[];
  readonly neighbours?: { readonly previous: number | null; readonly next: number | null };
  readonly links?: { readonly count: number; readonly strongest: Strength | null };
}

/** One record has its fields; lists leave them out. */
export type Parse = ParseRecord & Required<Pick<ParseRecord, 'fields'>>;
export type Verification = VerificationRecord;

export type Pages = Answer<'getDetectionPages'>;
export type PageSize = Pages['pages'][number];
/** An earlier save of a PDF, from 1. */
export type Revision = Pages['revisions'][number];
export type VerificationPictures = Answer<'getPairSizes'>;

export type Word = Answer<'getDetectionText'>['words'][number];
/** Fractions of the page as displayed, origin top left. */
export type Box = Word['boundingBox'];

/** A check as its own page describes it, in the version that is installed. */
export type CheckDescription = Answer<'listChecks'>['data'][number];

/** What each evidence of a check says in the reader's language, null where nothing was written for it. */
export type FindingSentences = Answer<'listFindingSentences'>['data'][number];

export type LinkGraph = Answer<'getLinkGraph'>;
export type LinkNode = LinkGraph['nodes'][number];
export type GraphLink = LinkGraph['links'][number];
export type Strength = GraphLink['strength'];
