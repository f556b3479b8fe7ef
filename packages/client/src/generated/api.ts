/** Made by `npm run openapi` from packages/server/openapi.json. */
export interface paths {
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description OpenAPI 3.1. No credentials.
         */
        get: operations["getApiDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Measurements of the process
         * @description In the text format of Prometheus. No credentials: keep it from the public where the server is public.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is alive
         * @description Asks nothing but the process itself. No credentials.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether submissions are taken
         * @description Asks the database; not ready while the server is stopping. No credentials.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List detections
         * @description Newest first unless sorted otherwise; records that sort alike come newest first. A page ends early after 8 MB: `count` says how many records it holds.
         */
        get: operations["listDetections"];
        put?: never;
        /**
         * Examine a file
         * @description Examines a file for signs of manipulation, stores it with what was found, and answers with the record.
         */
        post: operations["submitDetection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection/{detectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a detection
         * @description One record, with its tags and files.
         */
        get: operations["getDetection"];
        put?: never;
        post?: never;
        /**
         * Delete a detection
         * @description For good: the record, its files, its place in lists and its links. The audit log and an event keep that it was deleted. A legal hold on it refuses with 409.
         */
        delete: operations["deleteDetection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List detection models
         * @description What each model is for, what it takes, and its version.
         */
        get: operations["listDetectionModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection/{detectionId}/evidence-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the evidence links of a detection
         * @description What the detection shares with others of the organization: with earlier ones, found when it was made, and with later ones. A link is no accusation.
         */
        get: operations["getDetectionEvidenceLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection/{detectionId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report on a detection
         * @description What was examined, what was found and where, why the number is what it is, every check, and what people decided, as a document for people. The same record gives the same bytes. In the language of `Accept-Language`: `en`, `es` or `pt`.
         */
        get: operations["getDetectionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection/{detectionId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a person decided of a detection
         * @description In the console; the record itself never changes. A later decision takes the place of the one before.
         */
        get: operations["getDetectionReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/detection/{detectionId}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a document turned out to be
         * @description The last label of a detection, given by a person in the console or by a program.
         */
        get: operations["getDetectionLabel"];
        /**
         * Say what a document turned out to be
         * @description For figures of how right the checks are on the documents of the organization. Labels are only ever added, and the last one counts; saying the same again adds nothing. The record itself never changes.
         */
        put: operations["labelDetection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parsed documents
         * @description Newest first unless sorted otherwise; records that sort alike come newest first. A page ends early after 8 MB: `count` says how many records it holds.
         */
        get: operations["listParsedDocuments"];
        put?: never;
        /**
         * Parse a document
         * @description Reads the fields of a document, stores it with what was read, and answers with the record.
         */
        post: operations["parseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parse/{parseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a parsed document
         * @description One record, with its tags and files.
         */
        get: operations["getParsedDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a parsed document
         * @description For good: the record, its files, its place in lists and its links. The audit log and an event keep that it was deleted. A legal hold on it refuses with 409.
         */
        delete: operations["deleteParsedDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parsing-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parsing models
         * @description What each model is for, what it takes, and its version.
         */
        get: operations["listParsingModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parse/{parseId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what people corrected of a parsed document
         * @description In the console; the record itself never changes.
         */
        get: operations["getParseCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verifications
         * @description Newest first unless sorted otherwise; records that sort alike come newest first. A page ends early after 8 MB: `count` says how many records it holds.
         */
        get: operations["listVerifications"];
        put?: never;
        /**
         * Compare an ID with a selfie
         * @description Finds the faces of both files, compares them, looks for signs of a recapture, holds the print of the ID against its codes, stores both files with what was found, and answers with the record. No template of a face is kept.
         */
        post: operations["verifyIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/{verificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a verification
         * @description One record, with its tags and files.
         */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        /**
         * Delete a verification
         * @description For good: the record, its files, its place in lists and its links. The audit log and an event keep that it was deleted. A legal hold on it refuses with 409.
         */
        delete: operations["deleteVerification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a selfie clip
         * @description Draws four movements of the head, their order and times. A clip that was made before does not follow them.
         */
        post: operations["createCaptureSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture-sessions/{captureSessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a capture session
         * @description What was drawn, and whether it was used. Sessions are forgotten a day after they expired.
         */
        get: operations["getCaptureSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Newest first; of the kinds that the caller may read.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description How far an accepted submission is. For 30 days after its end, or until its record is erased.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Cancel a job
         * @description Takes a submission back that nobody has begun to examine; its upload is removed.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read events
         * @description What happened to submissions, oldest first, for 30 days; of the kinds that the caller may read. Go on with `after` = `next` for as long as you like: an empty page says that nothing has happened since.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description All of the organization.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description Events are sent to its address, signed as Standard Webhooks 1.0.0 has it. Only hosts that the operator named can be.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One of the organization.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description With what waits for it.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Pause a webhook, or turn it on
         * @description While it is paused, events wait.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook another secret
         * @description For a day both sign, so that the receiver can change over in between.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description One event of the type `webhook.test`, at once and once, signed like every other; also while the webhook is paused. Nothing of it is kept.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description What a webhook was told of, newest first, for 30 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events again
         * @description One event or all since a time, at once; each with the id that it had.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage
         * @description What the organization used, by day and kind, of the kinds that the caller may read; records that were deleted since included.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List legal holds
         * @description All of the organization, the oldest first.
         */
        get: operations["listHolds"];
        put?: never;
        /**
         * Place a legal hold
         * @description What it is on is not deleted until it is lifted: not by hand, not by a tag, not when its time is up. On a `record` or on a `tag`, one of both.
         */
        post: operations["placeHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/{holdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lift a legal hold
         * @description What it was on goes when its time is up, or at the next look where it is up already.
         */
        delete: operations["liftHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get retention
         * @description For how many days records of each kind are kept.
         */
        get: operations["getRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/retention/{kind}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would be deleted
         * @description How many records of a kind would be deleted within the hour if they were kept for so many days. Nothing is changed.
         */
        get: operations["getDueRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/retention/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set retention
         * @description For how many days records of a kind are kept from now on. Those that are older already are deleted within the hour.
         */
        put: operations["setRetention"];
        post?: never;
        /**
         * Take retention back
         * @description The server’s setting applies to the kind again.
         */
        delete: operations["takeBackRetention"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stored file
         * @description An original upload, a heatmap or a marked page, under the name that a record gives it. Answers `Range` and `If-None-Match`. A marked page is drawn when it is first asked for.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List analyses
         * @description Newest first unless sorted otherwise; records that sort alike come newest first. A page ends early after 8 MB: `count` says how many records it holds.
         */
        get: operations["listAnalyses"];
        put?: never;
        /**
         * Examine a file (older interface)
         * @description Examines a file as `POST /v1/detection` does, stores what was found without the file, and answers with the record.
         */
        post: operations["submitAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description The HTTP status. */
            statusCode: number;
            /** @description Its name. */
            error: string;
            /** @description What happened, in one sentence. */
            message: string;
            /** @description Stable word for the error, listed in docs/errors.md; `Unauthorized` and `Forbidden` have none. */
            code?: string;
        };
        ValidationError: {
            /** @description Everything that is wrong, at once. */
            detail: {
                /** @description Where: `body`, `query` or `path`, then the name of the field, then the place in a list. */
                loc: (string | number)[];
                /** @description One sentence. */
                msg: string;
                /** @description Stable word for the kind of failure, listed in docs/errors.md. */
                type: string;
                /** @description The value as sent, unless it is long or a file. */
                input?: unknown;
                /** @description The bound that was missed. */
                ctx?: {
                    [key: string]: unknown;
                };
            }[];
            /** @enum {string} */
            code?: "VALIDATION_FAILED";
        };
        Tag: {
            name: string;
            value: string;
        };
        FileEntry: {
            /** @enum {string} */
            category: "original_file" | "invoice" | "heatmap" | "marked_page" | "id" | "face";
            /** @description Stored name. */
            fileName: string;
            /** @description Bytes. Not there for a marked page, which is drawn when it is first asked for. */
            fileSize?: number;
            /** @description MIME type, told from the content. */
            contentType: string;
            /** @description Unix seconds. */
            timestamp: number;
            /** @description UTC without zone, six fraction digits. */
            timestampISO: string;
            /** @description Where the file is to be had, with the same credentials. */
            url: string;
            /** @description Of a heatmap, the page it lies over; of a marked page, which one it is. */
            page?: number;
        };
        ModelDescriptor: {
            name: string;
            description: string;
            tags: string[];
            /** @enum {string} */
            category: "fraud-detection" | "document-parsing";
            validInputTypes: ("image" | "document")[];
            validFileTypes: string[];
            ownedBy: string;
            version: string;
        };
        Evidence: {
            /** @description Stable word for the kind of observation, listed in docs/checks.md. */
            code: string;
            /** @enum {string} */
            kind: "value_comparison" | "validation" | "history" | "structure" | "statistic" | "model_prediction";
            /** @description One sentence. */
            summary: string;
            page?: number;
            /** @description Fractions of the page or image as displayed, origin top left. */
            boundingBox?: {
                x1: number;
                y1: number;
                x2: number;
                y2: number;
            };
            /** @description The earlier text. */
            before?: string;
            /** @description The later text. */
            after?: string;
            /** @description What was read at the place, where `after` does not say it. */
            text?: string;
            /** @description The field that stands at the place, as in `fields` of a parse record. */
            field?: string;
            /** @description The number at the place on the `marked_page` of its page. */
            mark?: number;
        };
        TechnicalCheck: {
            /** @enum {string} */
            type: "IMAGE_MANIPULATION" | "DOCUMENT_STRUCTURE" | "DOCUMENT_CLASSIFIER" | "SEMANTIC_QUALITY" | "SEMANTIC_FRAUD" | "PHOTOCOPY" | "AI_GENERATED" | "PROVENANCE" | "DIGITAL_SIGNATURE" | "RECAPTURE";
            /**
             * @description A check that could not run is `NOT_APPLICABLE` or `ERROR`, never `PASS`.
             * @enum {string}
             */
            status: "PASS" | "FAIL" | "NOT_APPLICABLE" | "ERROR";
            details: string;
            /** @description Of manipulation, by this check alone. Absent where it did not look. */
            likelihood?: number;
            /** @description Like `pdf.unexplained-revision`. */
            checkId: string;
            version: string;
            /** @description The strongest first, at most 100. */
            evidence: components["schemas"]["Evidence"][];
            /** @description Further evidence that the record does not hold. */
            evidenceUnwritten?: number;
        };
        /** @description How the likelihood came about. Not in lists, and not in records from before it was kept. */
        Arithmetic: {
            judgeVersion: string;
            /** @description How likely a submission is manipulated before anything was looked at. */
            prior: number;
            policy: {
                mediumFrom: number;
                highFrom: number;
            };
            /** @description Every check that examined something. */
            terms: {
                checkId: string;
                version: string;
                /** @description Checks of a group see one cause: only the strongest of them counts. */
                group: string;
                /** @enum {string} */
                weight: "fact" | "context";
                /**
                 * @description `declared` where the file only says so of itself.
                 * @enum {string|null}
                 */
                basis: "declared" | null;
                /** @description On the check’s own scale, which its page states. */
                measure: number;
                shareOfDocument: number;
                /** @description Natural; positive speaks for manipulation. */
                logLikelihoodRatio: number;
                counted: boolean;
                /** @enum {string} */
                because: "STRONGEST_OF_GROUP" | "WEAKER_IN_GROUP" | "FACT_INCRIMINATES" | "CONTEXT_CLEARS_NOTHING" | "NO_WEIGHT";
            }[];
            /**
             * @description Why the file could not be judged; null where it was.
             * @enum {string|null}
             */
            undecided?: "NOTHING_TO_EXAMINE" | "BUDGET" | "CHECK_BROKE" | "TOO_POOR" | null;
            /** @description From the prior to the likelihood: the last one’s is the record’s. */
            steps: {
                /** @enum {string} */
                kind: "prior" | "group" | "context-bound" | "nobody-looked" | "check-broke" | "ceiling";
                group?: string;
                /** @description What the group adds to the log-odds. */
                adds?: number;
                /** @description After the step. */
                logOdds: number;
                /** @description After the step. */
                likelihood: number;
            }[];
        };
        DetectionRecord: {
            detectionId: number;
            /** @enum {string} */
            mediaType: "image" | "document";
            /**
             * @description Told from the content.
             * @enum {string}
             */
            fileType: "jpeg" | "png" | "webp" | "pdf";
            /** @description Original upload name. */
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            /** @description Of the upload. */
            sha256: string;
            /** @enum {string} */
            model: "document" | "object";
            modelVersion: string;
            /** @description Version of the software that examined the file. */
            engineVersion: string;
            /** @description Higher means more probable manipulation. */
            likelihood: number;
            /** @enum {string} */
            fraudSeverity: "low" | "medium" | "high";
            /** @enum {string} */
            classification: "verified" | "unverified" | "rejected";
            /** @enum {string} */
            country: "us" | "mx" | "br";
            /** @description `<group>/<type>`. */
            documentType: string | null;
            pageCount: number;
            /** @description Plain sentences, the weightiest first, what to do next last; in the language of `Accept-Language`: `en`, `es` or `pt`. All of them are in docs/sentences.md. */
            reasoning: string[];
            /** @description True where nothing speaks against the file, but too little of it could be looked at: not suspicious, not cleared, never `rejected` for its likelihood. Absent in records from before it was told. */
            undecided?: boolean;
            /**
             * @description Why it is undecided; only where it is.
             * @enum {string}
             */
            because?: "NOTHING_TO_EXAMINE" | "BUDGET" | "CHECK_BROKE" | "TOO_POOR";
            /** @description What would help, in one sentence; only where it is undecided. */
            wouldHelp?: string;
            /** @description False where anything is `missing`: what would have been found there is not known. */
            complete: boolean;
            /** @description What was not looked at: the `checkId` of each check that ended as `ERROR`, and `pages:501-612` for pages beyond the first 500. Empty as a rule. */
            missing: string[];
            modelResults: {
                technicalChecks: components["schemas"]["TechnicalCheck"][];
                arithmetic?: components["schemas"]["Arithmetic"];
            };
            /** @description Unix seconds. */
            timestamp: number;
            /** @description UTC without zone. */
            timestampISO: string;
            tags: components["schemas"]["Tag"][];
            files: components["schemas"]["FileEntry"][];
        };
        EvidenceLink: {
            /**
             * @description `outbound` when this detection made the link, `inbound` when the other did.
             * @enum {string}
             */
            direction: "outbound" | "inbound";
            /** @description The detection that made the link: the later of the two. */
            sourceFraudDetectionId: number;
            /** @description The detection that was there before. */
            relatedFraudDetectionId: number;
            /** @enum {string} */
            linkType: "identical_file" | "revision_of" | "near_duplicate_image" | "near_duplicate_text" | "shared_embedded_image" | "shared_pdf_origin" | "shared_layout" | "shared_identifier" | "shared_face" | "shared_camera" | "shared_signature_certificate";
            /**
             * @description The kind of fingerprint that the link rests on.
             * @enum {string}
             */
            evidenceType: "sha256" | "revision_sha256" | "phash64" | "simhash64" | "pdf_id" | "producer_fonts" | "layout_minhash" | "hmac_identifier" | "face_lsh" | "exif_serial" | "certificate_sha256";
            /** @description Keyed hash of what is shared: nothing can be read back from it. */
            evidenceValue: string;
            /** @enum {string} */
            strength: "low" | "medium" | "high" | "critical";
            /** @description Type of check that looks at the same thing in the source. */
            sourceCheckType: string | null;
            /** @description Type of check that looks at the same thing in the related detection. */
            relatedSourceCheckType: string | null;
            /** @description What the strength rests on, without any personal value. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description UTC without zone. */
            createdOn: string | null;
        };
        RelatedDetection: {
            detectionId: number;
            linkCount: number;
            linkTypes: ("identical_file" | "revision_of" | "near_duplicate_image" | "near_duplicate_text" | "shared_embedded_image" | "shared_pdf_origin" | "shared_layout" | "shared_identifier" | "shared_face" | "shared_camera" | "shared_signature_certificate")[];
            directions: ("outbound" | "inbound")[];
            /** @enum {string|null} */
            strongestStrength: "low" | "medium" | "high" | "critical" | null;
            /** @description First character, `***`, extension. */
            sourceFilename: string | null;
            /** @description Group of the document type. */
            docCategory: string | null;
            /** @description `<group>/<type>`. */
            documentType: string | null;
            likelihood: number | null;
            /** @enum {string|null} */
            likelihoodBand: "low" | "medium" | "high" | null;
        };
        DetectionEvidenceLinksResponse: {
            /** @description The detection at the center. */
            detectionId: number;
            /** @description Links returned. */
            count: number;
            summary: {
                /** @description Links of this page by type. */
                byLinkType: {
                    [key: string]: number;
                };
                /** @description Links of this page by strength. */
                byStrength: {
                    [key: string]: number;
                };
                criticalCount: number;
                /** @description Of all links: the strongest come first. */
                hasCriticalLinks: boolean;
                /** @enum {string|null} */
                strongestStrength: "low" | "medium" | "high" | "critical" | null;
            };
            /** @description The links by detection; strongest first, then most links. */
            relatedDetections: components["schemas"]["RelatedDetection"][];
            /** @description Strongest first, then newest. */
            links: components["schemas"]["EvidenceLink"][];
        };
        ParsedField: {
            /** @description As in `parsedData`. */
            value: string | number;
            /** @description Probability that the value is exactly what the document says. */
            confidence: number;
            /**
             * @description Where it was read.
             * @enum {string}
             */
            source: "text" | "ocr" | "barcode" | "mrz" | "qr";
            page: number;
            /** @description Fractions of the page or image as displayed, origin top left. */
            boundingBox?: {
                x1: number;
                y1: number;
                x2: number;
                y2: number;
            };
            /**
             * @description A misread character was mended by its check digit.
             * @enum {boolean}
             */
            repaired?: true;
            /** @description The `parseId` of the document whose corrections taught where the value stands. */
            learnedFrom?: number;
        };
        ParseRecord: {
            parseId: number;
            /** @enum {string} */
            mediaType: "image" | "document";
            /**
             * @description Told from the content.
             * @enum {string}
             */
            fileType: "jpeg" | "png" | "webp" | "pdf";
            /** @description Original upload name. */
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            /** @enum {string} */
            model: "light" | "performance";
            modelVersion: string;
            /** @enum {string} */
            country: "us" | "mx" | "br";
            /** @description `idDocument`, `bankStatement.<country>`, `payStub.<country>`, another type, or `unknown`. */
            documentType: string;
            /**
             * @description `<group>/<type>`; null when nothing tells.
             * @enum {string|null}
             */
            documentClass: "identity/driver_license" | "identity/national_id" | "identity/municipal_id" | "identity/passport" | "identity/passport_card" | "identity/residence_card" | "identity/work_authorization" | "identity/military_id" | "identity/professional_id" | "identity/voter_registration_card" | "identity/social_security_card" | "financial/bank_statement" | "financial/business_bank_statement" | "financial/check" | "financial/list_of_checks_cashed" | "financial/check_register" | "financial/investment_statement" | "financial/retirement_account_statement" | "financial/pension_statement" | "financial/annuity_award_letter" | "financial/social_security_statement" | "financial/social_security_cola_notice" | "financial/disability_income_verification" | "financial/credit_card_statement" | "financial/mortgage_statement" | "financial/loan_statement" | "financial/paystub" | "tax/form_w2" | "tax/form_w4" | "tax/form_w9" | "tax/form_1040" | "tax/form_1040_schedule_c" | "tax/form_1098" | "tax/form_1099" | "tax/form_1120" | "tax/tax_transcript" | "tax/tax_registration_certificate" | "employment/employment_verification_letter" | "employment/offer_letter" | "employment/employment_contract" | "employment/termination_letter" | "employment/unemployment_benefit_letter" | "employment/workers_compensation_letter" | "employment/professional_license" | "business/invoice" | "business/receipt" | "business/purchase_order" | "business/articles_of_incorporation" | "business/business_license" | "business/business_registration_certificate" | "business/certificate_of_good_standing" | "business/profit_and_loss_statement" | "business/balance_sheet" | "residence/utility_bill" | "residence/telephone_bill" | "residence/internet_bill" | "residence/lease_agreement" | "residence/rent_receipt" | "residence/property_deed" | "residence/property_tax_bill" | "residence/proof_of_residence_letter" | "insurance/insurance_card" | "insurance/insurance_policy" | "insurance/insurance_declaration_page" | "insurance/insurance_claim" | "insurance/explanation_of_benefits" | "vehicle/vehicle_registration" | "vehicle/vehicle_title" | "vehicle/vehicle_bill_of_sale" | "vehicle/vehicle_inspection_report" | "vehicle/vehicle_purchase_agreement" | null;
            /** @description Mean over the fields; 0 when there is none. */
            confidence: number;
            /** @description The values by name, as docs/fields.md lists them; what is not printed is left out. */
            parsedData: {
                [key: string]: unknown;
            };
            /** @description How each value was read, by its path in `parsedData`, like `accounts[0].transactions[3].date`. In lists only with `include=fields`. */
            fields?: {
                [key: string]: components["schemas"]["ParsedField"];
            };
            /** @description Fields that were read and are not in the record, which holds 5,000: the ends of its lists. 0 as a rule. */
            fieldsUnwritten: number;
            pageCount: number;
            /** @description Whether every part was read of every page, and all of it is in the record. */
            complete: boolean;
            /** @description Pages that were not read: beyond a limit, or not to be decoded. */
            pagesUnread: number;
            /** @description The documents of this layout, by `parseId`, whose corrections changed what was read of this one. Absent where there are none. */
            learnedFrom?: number[];
            /** @description Parts that could not be read, of `text`, `codes` and `fields`: what they would have said is missing. Empty as a rule. */
            partsUnread: ("text" | "codes" | "fields")[];
            /** @description Unix seconds. */
            timestamp: number;
            /** @description UTC without zone. */
            timestampISO: string;
            tags: components["schemas"]["Tag"][];
            files: components["schemas"]["FileEntry"][];
        };
        FieldCorrection: {
            /** @description As in `fields` of the record, or of a field that was not read. */
            path: string;
            /** @description What the record has; null where it has none. */
            read: string | number | null;
            /** @description What it is; the same as `read` where a person found it right. Null where it is absent. */
            is: string | number | null;
            /** @description It is not on the document. */
            isAbsent: boolean;
            /** @description Where the person pointed at. */
            page?: number;
            /** @description Fractions of the page or image as displayed, origin top left. */
            boundingBox?: {
                x1: number;
                y1: number;
                x2: number;
                y2: number;
            };
            /** @description Number of the person. */
            correctedBy: number;
            /**
             * Format: date-time
             * @description When.
             */
            correctedAt: string;
        };
        ParseCorrections: {
            parseId: number;
            /** @description Who looked at every field, so that what is not corrected is right; null for nobody. Number of the person, as in the audit log: `person:3`. */
            checkedBy: number | null;
            /**
             * Format: date-time
             * @description When.
             */
            checkedAt: string | null;
            /** @description What holds now, oldest first. */
            data: components["schemas"]["FieldCorrection"][];
        };
        VerificationScoredCheck: {
            /** @enum {string} */
            type: "FACE_MATCH" | "LIVENESS" | "ID_QUALITY" | "ID_CONSISTENCY";
            /**
             * @description `INCONCLUSIVE`: looked at, and nothing can be said. `NOT_APPLICABLE`: nothing to look at, such as no face or no code. `ERROR`: the check could not be completed.
             * @enum {string}
             */
            status: "PASS" | "FAIL" | "INCONCLUSIVE" | "NOT_APPLICABLE" | "ERROR";
            /** @description `FACE_MATCH`: probability that both faces are one person’s. `LIVENESS`: that a living person stood before the camera, as far as the attacks looked for go. `ID_QUALITY`: 1 when nothing stands in the way of a comparison. `ID_CONSISTENCY`: 1 when what the ID prints is what its codes say, 0 when they contradict each other, 0.5 when that cannot be told. 0 when nothing was looked at. */
            confidence: number;
            /** @description What was found, in sentences. */
            details: string;
            /** @description Of `FACE_MATCH`: how often two people of the worst measured group match at the threshold used, where two people of any group do so at `ASSAY_FALSE_MATCH_RATE`. */
            sameGroupFalseMatchRate?: number;
            /** @description Of `LIVENESS`, for a clip that was made for a capture session: which of its movements were seen, in their order. */
            instructedMovements?: {
                /** @enum {string} */
                movement: "turn_left" | "turn_right" | "look_up" | "look_down";
                followed: boolean;
            }[];
            /** @description Of `ID_CONSISTENCY`: where print and codes differ, the strongest first, at most 20. `before` is what the code says, `after` what is printed. */
            evidence?: components["schemas"]["Evidence"][];
        };
        DetectedFace: {
            /** @description `face_1`, `face_2` and so on. */
            faceId: string;
            detectionConfidence: number;
            /** @description Left and right are the viewer’s, on the face turned upright. */
            landmarks: {
                nose: {
                    /** @description Pixels. */
                    x: number;
                    /** @description Pixels. */
                    y: number;
                };
                left_eye: {
                    /** @description Pixels. */
                    x: number;
                    /** @description Pixels. */
                    y: number;
                };
                right_eye: {
                    /** @description Pixels. */
                    x: number;
                    /** @description Pixels. */
                    y: number;
                };
                mouth_left: {
                    /** @description Pixels. */
                    x: number;
                    /** @description Pixels. */
                    y: number;
                };
                mouth_right: {
                    /** @description Pixels. */
                    x: number;
                    /** @description Pixels. */
                    y: number;
                };
            };
            /** @description Of the image or video as displayed, origin top left; of a page of a PDF as drawn at a longer side of 2,000 pixels. May reach beyond the edges. */
            boundingBox: {
                /** @description Pixels. */
                x1: number;
                /** @description Pixels. */
                y1: number;
                /** @description Pixels. */
                x2: number;
                /** @description Pixels. */
                y2: number;
            };
            /** @description Of the ID’s file. */
            page?: number;
            /** @description Videos: when the frame is shown, from the start. */
            timeMs?: number;
        };
        FaceDetection: {
            /** @enum {string} */
            checkType: "face_detection";
            /**
             * @description `INCONCLUSIVE`: looked at, and nothing can be said. `NOT_APPLICABLE`: nothing to look at, such as no face or no code. `ERROR`: the check could not be completed.
             * @enum {string}
             */
            status: "PASS" | "FAIL" | "INCONCLUSIVE" | "NOT_APPLICABLE" | "ERROR";
            faceCount: {
                id: number;
                selfie: number;
            };
            idFaces: components["schemas"]["DetectedFace"][];
            selfieFaces: components["schemas"]["DetectedFace"][];
        };
        VerificationRecord: {
            verificationId: number;
            /**
             * @description Told from the content.
             * @enum {string}
             */
            idFileType: "jpeg" | "png" | "webp" | "pdf";
            /** @description Original upload name. */
            idFileName: string;
            /** @description Bytes. */
            idFileSize: number;
            /** @description Of the upload. */
            idSha256: string;
            /**
             * @description Told from the content.
             * @enum {string}
             */
            selfieFileType: "jpeg" | "png" | "webp" | "mp4" | "mov" | "webm";
            /** @description Original upload name. */
            selfieFileName: string;
            /** @description Bytes. */
            selfieFileSize: number;
            /** @description Of the upload. */
            selfieSha256: string;
            /** @enum {string} */
            model: "verification";
            modelVersion: string;
            /** @description Version of the software that compared the files. */
            engineVersion: string;
            /** @enum {string} */
            country: "us" | "mx" | "br";
            /** @description The selfie’s face matches the ID’s, liveness passed, and the ID does not contradict itself. Where the operator has set `ASSAY_LIVENESS_REQUIRED=false`, liveness that is inconclusive is enough. */
            verified: boolean;
            /** @description The faces match, whatever liveness says: the `FACE_MATCH` check passed. */
            faceMatched: boolean;
            /** @description Why it is verified or not; the first sentence says what decided. */
            reasoning: string[];
            modelResults: {
                technicalChecks: (components["schemas"]["VerificationScoredCheck"] | components["schemas"]["FaceDetection"])[];
            };
            /** @description Unix seconds. */
            timestamp: number;
            /** @description UTC without zone. */
            timestampISO: string;
            tags: components["schemas"]["Tag"][];
            files: components["schemas"]["FileEntry"][];
        };
        CaptureSession: {
            /** Format: uuid */
            captureSessionId: string;
            /** @description What the person is asked for while the clip is made. Before the first one they look into the camera; each movement is held until the next. */
            instructions: {
                /**
                 * @description `turn`: the head, to the person’s own left or right, by thirty degrees or so. `look`: up or down, with the head.
                 * @enum {string}
                 */
                movement: "turn_left" | "turn_right" | "look_up" | "look_down";
                /** @description Milliseconds from the start of the clip. */
                fromMs: number;
                /** @description Milliseconds from the start of the clip. */
                toMs: number;
            }[];
            /** @description How long the clip has to be at least. */
            durationMs: number;
            /**
             * Format: date-time
             * @description When it was drawn.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description A verification that arrives later is refused.
             */
            expiresAt: string;
            /** @description Whether a verification used it: it serves one. */
            isUsed: boolean;
        };
        AnalysisRecord: {
            analysisId: number;
            /** @description Original upload name. */
            fileName: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            mediaType: "image" | "document";
            /**
             * @description Told from the content.
             * @enum {string}
             */
            fileType: "jpeg" | "png" | "webp" | "pdf";
            /** @description When the upload had arrived: Unix seconds with fraction. */
            fileCreatedOn: number;
            /** @description Of the upload, which is not kept. */
            sha256: string;
            /**
             * @description As sent.
             * @enum {string}
             */
            model: "us-id-model" | "document-model" | "object-model";
            modelVersion: string;
            /** @description Version of the software that examined the file. */
            engineVersion: string;
            /** @description Higher means more probable manipulation. */
            likelihood: number;
            /** @description Plain sentences, strongest first. */
            reasoning: string[];
            /** @enum {string} */
            classification: "verified" | "unverified" | "rejected";
            /**
             * @description Low, medium and high severity, in this order.
             * @enum {string}
             */
            fraudSeverity: "No Fraud Detected" | "Possible Fraud" | "Confirmed Fraud";
            /** @description As sent. */
            companyId: string | null;
            /** @description As sent. */
            companyName: string | null;
            /** @description As sent. */
            customerId: string | null;
            /** @description As sent. */
            customerName: string | null;
            /** @description As sent. */
            documentId: string | null;
            /** @description Data URI of a PNG: the first heatmap, or one transparent pixel where nothing was marked. */
            heatmapBase64: string;
            modelResults: {
                technicalChecks: components["schemas"]["TechnicalCheck"][];
            };
            /** @description When the record was made: Unix seconds with fraction. */
            timestamp: number;
        };
        AnalysisListItem: {
            analysisId: number;
            /** @description Original upload name. */
            fileName: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            mediaType: "image" | "document";
            /**
             * @description Told from the content.
             * @enum {string}
             */
            fileType: "jpeg" | "png" | "webp" | "pdf";
            /** @description When the upload had arrived: Unix seconds with fraction. */
            fileCreatedOn: number;
            /** @description Of the upload, which is not kept. */
            sha256: string;
            /**
             * @description As sent.
             * @enum {string}
             */
            model: "us-id-model" | "document-model" | "object-model";
            modelVersion: string;
            /** @description Version of the software that examined the file. */
            engineVersion: string;
            /** @description Higher means more probable manipulation. */
            likelihood: number;
            /** @description Plain sentences, strongest first. */
            reasoning: string[];
            /** @enum {string} */
            classification: "verified" | "unverified" | "rejected";
            /**
             * @description Low, medium and high severity, in this order.
             * @enum {string}
             */
            fraudSeverity: "No Fraud Detected" | "Possible Fraud" | "Confirmed Fraud";
            /** @description As sent. */
            companyId: string | null;
            /** @description As sent. */
            companyName: string | null;
            /** @description As sent. */
            customerId: string | null;
            /** @description As sent. */
            customerName: string | null;
            /** @description As sent. */
            documentId: string | null;
            /** @description Data URI of a PNG: the first heatmap, or one transparent pixel where nothing was marked. */
            heatmapBase64: string;
            modelResults: {
                technicalChecks: components["schemas"]["TechnicalCheck"][];
            };
            /** @description When the record was made: UTC without zone. */
            timestamp: string;
            /** @description Seconds from the arrival of the upload to the record. */
            responseTime: number;
            /** @description The same number as `likelihood`. */
            fraudIQ: number;
        };
        Job: {
            /** Format: uuid */
            jobId: string;
            /**
             * @description What was submitted, and what its record is.
             * @enum {string}
             */
            kind: "detection" | "parse" | "verification" | "analysis";
            /**
             * @description `done` made a record; `refused` is the 422 that a waiting sender would have got; `failed` is our fault.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "refused" | "failed" | "cancelled";
            /** @description Times that it was begun. */
            attempt: number;
            /** @description Of the record, once `done`. */
            recordId?: number;
            refusal?: components["schemas"]["ValidationError"];
            /**
             * @description `internal`: see the log; `unavailable`: send it again later; `worker_lost`: two processes ended while they examined it.
             * @enum {string}
             */
            failure?: "internal" | "unavailable" | "worker_lost";
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            endedAt?: string;
        };
        Event: {
            /** @description The same wherever the event is told. */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "detection.completed" | "detection.refused" | "detection.failed" | "detection.cancelled" | "parse.completed" | "parse.refused" | "parse.failed" | "parse.cancelled" | "verification.completed" | "verification.refused" | "verification.failed" | "verification.cancelled" | "analysis.completed" | "analysis.refused" | "analysis.failed" | "analysis.cancelled" | "review.decided" | "parse.corrected" | "detection.labelled" | "record.deleted" | "webhook.disabled";
            /**
             * Format: date-time
             * @description When.
             */
            timestamp: string;
            /** @description Ids, figures and words of this API; never a value that was sent or read. */
            data: {
                /** @description Of the detection. */
                detectionId?: number;
                /** @description Of the parsed document. */
                parseId?: number;
                /** @description Of the verification. */
                verificationId?: number;
                /** @description Of the analysis. */
                analysisId?: number;
                /**
                 * Format: uuid
                 * @description Of the submission.
                 */
                jobId?: string;
                /**
                 * @description `record.deleted`: what it was a record of.
                 * @enum {string}
                 */
                kind?: "detection" | "parse" | "verification" | "analysis";
                /** @description Of the record, of a `record.deleted`. */
                recordId?: number;
                /** @description Of the webhook. */
                webhookId?: number;
                /**
                 * @description `webhook.disabled`: 410, or nothing was taken for three days.
                 * @enum {string}
                 */
                reason?: "gone" | "failing";
                /**
                 * @description Of a `failed` one, as its job says it.
                 * @enum {string}
                 */
                failure?: "internal" | "unavailable" | "worker_lost";
                likelihood?: number;
                fraudSeverity?: string;
                classification?: string;
                documentType?: string;
                confidence?: number;
                verified?: boolean;
                model?: string;
                modelVersion?: string;
                /**
                 * @description `review.decided`: what a person decided.
                 * @enum {string}
                 */
                decision?: "accept" | "reject" | "more_information";
                /** @description `review.decided`: it is not what the checks had found. */
                isAgainst?: boolean;
                /**
                 * @description `parse.corrected`: what a person said.
                 * @enum {string}
                 */
                change?: "is" | "absent" | "checked" | "withdrawn";
                /** @description `parse.corrected`: of the field, where it is about one. */
                path?: string;
                /**
                 * @description `detection.labeled`: what the document turned out to be.
                 * @enum {string}
                 */
                truth?: "manipulated" | "not" | "unknown";
                /**
                 * @description `detection.labeled`: how that is known.
                 * @enum {string}
                 */
                basis?: "issuer_confirmed" | "customer_admitted" | "court" | "own_judgement";
                /** @description Of the record, or of the job that made none. */
                url?: string;
            };
            /** @description To go on behind this event: `after`. */
            cursor: string;
        };
        Webhook: {
            webhookId: number;
            url: string;
            description: string;
            /** @description What it is told of. */
            types: ("detection.completed" | "detection.refused" | "detection.failed" | "detection.cancelled" | "parse.completed" | "parse.refused" | "parse.failed" | "parse.cancelled" | "verification.completed" | "verification.refused" | "verification.failed" | "verification.cancelled" | "analysis.completed" | "analysis.refused" | "analysis.failed" | "analysis.cancelled" | "review.decided" | "parse.corrected" | "detection.labelled" | "record.deleted" | "webhook.disabled")[];
            /**
             * @description `paused`: events wait. `off`: the receiver said that it is gone, or took nothing for three days; events are not kept for it.
             * @enum {string}
             */
            state: "on" | "paused" | "off";
            /**
             * Format: date-time
             * @description Of the first try that failed since one succeeded.
             */
            failingSince?: string;
            /**
             * Format: date-time
             * @description Until when the secret before signs as well.
             */
            earlierSecretUntil?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
        };
        Delivery: {
            event: {
                id: string;
                /**
                 * @description What happened.
                 * @enum {string}
                 */
                type: "detection.completed" | "detection.refused" | "detection.failed" | "detection.cancelled" | "parse.completed" | "parse.refused" | "parse.failed" | "parse.cancelled" | "verification.completed" | "verification.refused" | "verification.failed" | "verification.cancelled" | "analysis.completed" | "analysis.refused" | "analysis.failed" | "analysis.cancelled" | "review.decided" | "parse.corrected" | "detection.labelled" | "record.deleted" | "webhook.disabled";
                /**
                 * Format: date-time
                 * @description When.
                 */
                timestamp: string;
                /** @description Ids, figures and words of this API; never a value that was sent or read. */
                data: {
                    /** @description Of the detection. */
                    detectionId?: number;
                    /** @description Of the parsed document. */
                    parseId?: number;
                    /** @description Of the verification. */
                    verificationId?: number;
                    /** @description Of the analysis. */
                    analysisId?: number;
                    /**
                     * Format: uuid
                     * @description Of the submission.
                     */
                    jobId?: string;
                    /**
                     * @description `record.deleted`: what it was a record of.
                     * @enum {string}
                     */
                    kind?: "detection" | "parse" | "verification" | "analysis";
                    /** @description Of the record, of a `record.deleted`. */
                    recordId?: number;
                    /** @description Of the webhook. */
                    webhookId?: number;
                    /**
                     * @description `webhook.disabled`: 410, or nothing was taken for three days.
                     * @enum {string}
                     */
                    reason?: "gone" | "failing";
                    /**
                     * @description Of a `failed` one, as its job says it.
                     * @enum {string}
                     */
                    failure?: "internal" | "unavailable" | "worker_lost";
                    likelihood?: number;
                    fraudSeverity?: string;
                    classification?: string;
                    documentType?: string;
                    confidence?: number;
                    verified?: boolean;
                    model?: string;
                    modelVersion?: string;
                    /**
                     * @description `review.decided`: what a person decided.
                     * @enum {string}
                     */
                    decision?: "accept" | "reject" | "more_information";
                    /** @description `review.decided`: it is not what the checks had found. */
                    isAgainst?: boolean;
                    /**
                     * @description `parse.corrected`: what a person said.
                     * @enum {string}
                     */
                    change?: "is" | "absent" | "checked" | "withdrawn";
                    /** @description `parse.corrected`: of the field, where it is about one. */
                    path?: string;
                    /**
                     * @description `detection.labeled`: what the document turned out to be.
                     * @enum {string}
                     */
                    truth?: "manipulated" | "not" | "unknown";
                    /**
                     * @description `detection.labeled`: how that is known.
                     * @enum {string}
                     */
                    basis?: "issuer_confirmed" | "customer_admitted" | "court" | "own_judgement";
                    /** @description Of the record, or of the job that made none. */
                    url?: string;
                };
            };
            /**
             * @description `failed`: not tried again by itself.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            /**
             * Format: date-time
             * @description When the next try is due.
             */
            dueAt?: string;
            /** @description The latest 20, oldest first. */
            tries: {
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                at: string;
                durationMs: number;
                /** @description Of the answer. */
                status?: number;
                /** @description Why none came; docs/events.md lists the words. */
                error?: string;
            }[];
        };
        Usage: {
            /** @description UTC. */
            day: string;
            /**
             * @description What was made.
             * @enum {string}
             */
            kind: "detection" | "parse" | "verification" | "analysis";
            /** @description Records. */
            documents: number;
            /** @description 1 for an image, and for a pair that was compared. */
            pages: number;
            /** @description Of the uploads. */
            bytes: number;
            /** @description Of the workers that examined them. */
            processorSeconds: number;
        };
        /** @description On a `record`, or on every record with a `tag`, later ones too. */
        Hold: {
            holdId: number;
            record?: {
                /** @enum {string} */
                kind: "detection" | "parse" | "verification" | "analysis";
                recordId: number;
            };
            tag?: components["schemas"]["Tag"];
            /** @description For people: a case number. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was placed.
             */
            createdAt: string;
        };
        Retention: {
            /** @enum {string} */
            kind: "detection" | "parse" | "verification" | "analysis";
            /** @description Days after which its records are deleted; 0 keeps them. */
            days: number;
            /** @description False where the server’s setting applies. */
            isOwn: boolean;
        };
        Review: {
            detectionId: number;
            /**
             * @description `open` waits for a person, `proposed` for a second one to decide as the first did, `disputed` for a third, since two decided differently; `none` waits for nobody, and nobody decided.
             * @enum {string}
             */
            state: "none" | "open" | "proposed" | "disputed" | "decided";
            /** @description The checks cleared it, and it was drawn at random to be looked at by a person. */
            isDrawn: boolean;
            /**
             * @description The last one; null, as all that follows, until there is one.
             * @enum {string|null}
             */
            decision: "accept" | "reject" | "more_information" | null;
            /**
             * @description Of the list of reasons; `other` is said in words.
             * @enum {string|null}
             */
            reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority" | null;
            /** @description What the person wrote; may be empty. */
            words: string | null;
            /** @description It is not what the checks had found. */
            isAgainst: boolean | null;
            /** @description Number of the person, as in the audit log: `person:3`. */
            decidedBy: number | null;
            /**
             * Format: date-time
             * @description When.
             */
            decidedAt: string | null;
        };
        Label: {
            detectionId: number;
            /**
             * @description What the document turned out to be: `manipulated` or `not`. `unknown` takes back what was said before.
             * @enum {string}
             */
            truth: "manipulated" | "not" | "unknown";
            /**
             * @description How that is known.
             * @enum {string|null}
             */
            basis: "issuer_confirmed" | "customer_admitted" | "court" | "own_judgement" | null;
            /** @description May be empty. */
            note: string;
            /** @description As in the audit log: `person:3`, or the key of a program. */
            labelledBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            labelledAt: string;
        };
    };
    responses: {
        /** @description Stopping, or the database does not answer. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "not ready";
                };
            };
        };
        /** @description Bad Request */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Forbidden */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Payload Too Large */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unsupported Media Type */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unprocessable Entity */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Too Many Requests */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal Server Error */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        ServiceUnavailable2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Implemented */
        NotImplemented: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Range Not Satisfiable */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request in the log: what was sent as such, or a new one. */
        "X-Request-Id": string;
        /** @description `true` in every answer to a key of test mode. */
        "Assay-Test-Mode": string;
        /** @description Seconds after which to try again. */
        "Retry-After": number;
        /** @description Where the job is: `/v1/jobs/{jobId}`. */
        Location: string;
        /** @description `respond-async`: the sender asked not to wait. */
        "Preference-Applied": string;
        /** @description `true` where this is what the same key was answered before. */
        "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                        /**
                         * @description What confines the processes that decode; absent where others examine (`ASSAY_ROLE=api`).
                         * @enum {string}
                         */
                        workerSandbox?: "bubblewrap" | "namespaces" | "none";
                    };
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDetections: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Earliest time in Unix seconds, inclusive. */
                minTimestamp?: number;
                /** @description Latest time in Unix seconds, inclusive. */
                maxTimestamp?: number;
                sortBy?: "detectionId" | "mediaType" | "fileType" | "fileName" | "fileSize" | "model" | "likelihood" | "fraudSeverity" | "country" | "classification" | "timestamp";
                /** @description `false` ignores a parameter whose name is spelled almost like one of these, which is 422 otherwise. */
                strict?: "true" | "false";
                direction?: "asc" | "desc";
                /** @description `<tag_name>=<tag_value>`, split at the first `=`; may be repeated, then all must match exactly. */
                tagFilter?: string[];
                /** @description Asks for all evidence of each check; lists show the strongest five. */
                include?: "evidence";
                /** @description Least likelihood, inclusive. */
                minLikelihood?: number;
                /** @description Greatest likelihood, inclusive. */
                maxLikelihood?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many records match in all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["DetectionRecord"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    submitDetection: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same form returns the first answer; with another form it is 409. */
                "idempotency-key"?: string;
                /** @description `respond-async`: answer with a job at once and examine the file later. */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description `document` for documents as PDF or image, `object` for general images.
                     * @enum {string}
                     */
                    model: "document" | "object";
                    /**
                     * Format: binary
                     * @description `document`: jpg, jpeg, png, webp, pdf; `object`: jpg, jpeg, png, webp.
                     */
                    file: string;
                    /**
                     * Format: binary
                     * @description The electronic invoice that the PDF prints, as XML of at most 8 MiB: CII (Factur-X, ZUGFeRD, XRechnung), UBL, CFDI, NF-e. It is held against the print as one inside the PDF is.
                     */
                    invoiceFile?: string;
                    /** @description JSON object of at most 50 names (1 to 128 characters) and values (up to 1,024 characters). */
                    tags?: string;
                    /**
                     * @description `us`, `mx` or `br`; anything else is `us`.
                     * @default us
                     */
                    country?: string;
                    /** @description `document` model only. For Mexico, omitted or true rejects detected photocopies; false disables that. `true/false`, `1/0`, `yes/no`, `on/off`. */
                    photocopy?: string;
                    /** @description Document type, `<type>` or `<group>/<type>`, instead of classification. */
                    document?: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DetectionRecord"];
                    };
                };
            };
            /** @description Accepted, with `Prefer: respond-async`; `Location` names the job. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    getDetection: {
        parameters: {
            query?: {
                /** @description For so many seconds the `url` of each file is good without credentials, so that a browser can show it. Needs `files:read`. */
                signed?: number;
            };
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DetectionRecord"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listDetectionModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All models. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDescriptor"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getDetectionEvidenceLinks: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetectionEvidenceLinksResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getDetectionReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF/A-3a, tagged and signed, with `record.json`, `arithmetic.json`, `manifest.json` and its signature attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    getDetectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last decision, if there is one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: components["schemas"]["Review"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getDetectionLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null until somebody has said so. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: components["schemas"]["Label"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    labelDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the document turned out to be: `manipulated` or `not`. `unknown` takes back what was said before.
                     * @enum {string}
                     */
                    truth: "manipulated" | "not" | "unknown";
                    /**
                     * @description How that is known; needed unless the truth is `unknown`.
                     * @example issuer_confirmed
                     * @enum {string}
                     */
                    basis?: "issuer_confirmed" | "customer_admitted" | "court" | "own_judgement";
                    /**
                     * @description For people, kept as it is.
                     * @example The bank sent the original; case 4711.
                     */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The label that counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: components["schemas"]["Label"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listParsedDocuments: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Earliest time in Unix seconds, inclusive. */
                minTimestamp?: number;
                /** @description Latest time in Unix seconds, inclusive. */
                maxTimestamp?: number;
                sortBy?: "parseId" | "mediaType" | "fileType" | "fileName" | "fileSize" | "confidence" | "documentType" | "timestamp";
                /** @description `false` ignores a parameter whose name is spelled almost like one of these, which is 422 otherwise. */
                strict?: "true" | "false";
                direction?: "asc" | "desc";
                /** @description `<tag_name>=<tag_value>`, split at the first `=`; may be repeated, then all must match exactly. */
                tagFilter?: string[];
                /** @description Asks for `fields` of each record, which lists leave out. */
                include?: "fields";
                /** @description Least file size in bytes, inclusive. */
                minFileSize?: number;
                /** @description Greatest file size in bytes, inclusive. */
                maxFileSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many records match in all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["ParseRecord"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    parseDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same form returns the first answer; with another form it is 409. */
                "idempotency-key"?: string;
                /** @description `respond-async`: answer with a job at once and examine the file later. */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description `light` for identity cards, `performance` for bank statements, pay stubs and common government IDs.
                     * @enum {string}
                     */
                    model: "light" | "performance";
                    /**
                     * Format: binary
                     * @description jpg, jpeg, png, webp, pdf.
                     */
                    file: string;
                    /** @description JSON object of at most 50 names (1 to 128 characters) and values (up to 1,024 characters). */
                    tags?: string;
                    /**
                     * @description `us`, `mx` or `br`; anything else is `us`.
                     * @default us
                     */
                    country?: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ParseRecord"];
                    };
                };
            };
            /** @description Accepted, with `Prefer: respond-async`; `Location` names the job. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    getParsedDocument: {
        parameters: {
            query?: {
                /** @description For so many seconds the `url` of each file is good without credentials, so that a browser can show it. Needs `files:read`. */
                signed?: number;
            };
            header?: never;
            path: {
                parseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ParseRecord"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteParsedDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listParsingModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All models. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDescriptor"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getParseCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None for a document that nobody corrected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        corrections: components["schemas"]["ParseCorrections"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listVerifications: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Earliest time in Unix seconds, inclusive. */
                minTimestamp?: number;
                /** @description Latest time in Unix seconds, inclusive. */
                maxTimestamp?: number;
                sortBy?: "verificationId" | "idFileName" | "idFileSize" | "idFileType" | "selfieFileName" | "selfieFileSize" | "selfieFileType" | "verified" | "timestamp";
                /** @description `false` ignores a parameter whose name is spelled almost like one of these, which is 422 otherwise. */
                strict?: "true" | "false";
                direction?: "asc" | "desc";
                /** @description `<tag_name>=<tag_value>`, split at the first `=`; may be repeated, then all must match exactly. */
                tagFilter?: string[];
                /** @description Least size of the ID’s file in bytes, inclusive. */
                minIdFileSize?: number;
                /** @description Greatest size of the ID’s file in bytes, inclusive. */
                maxIdFileSize?: number;
                /** @description Least size of the selfie in bytes, inclusive. */
                minSelfieFileSize?: number;
                /** @description Greatest size of the selfie in bytes, inclusive. */
                maxSelfieFileSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many records match in all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["VerificationRecord"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    verifyIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same form returns the first answer; with another form it is 409. */
                "idempotency-key"?: string;
                /** @description `respond-async`: answer with a job at once and examine the file later. */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The ID: jpg, jpeg, png, webp, pdf; of a PDF the first 3 pages, so that front and back may be two.
                     */
                    idFile: string;
                    /**
                     * Format: binary
                     * @description The other side of the ID, where it is a picture of its own: the same types. Both count as one ID.
                     */
                    idBackFile?: string;
                    /**
                     * Format: binary
                     * @description The selfie, a picture or a video: jpg, jpeg, png, webp, mp4, mov, webm.
                     */
                    selfieFile: string;
                    /**
                     * Format: uuid
                     * @description Of the capture session that the selfie was made for: it has to be a clip then, and liveness passes only where the head moves as the session asks.
                     */
                    captureSessionId?: string;
                    /** @description JSON object of at most 50 names (1 to 128 characters) and values (up to 1,024 characters). */
                    tags?: string;
                    /**
                     * @description `us`, `mx` or `br`; anything else is `us`.
                     * @default us
                     */
                    country?: string;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["VerificationRecord"];
                    };
                };
            };
            /** @description Accepted, with `Prefer: respond-async`; `Location` names the job. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    getVerification: {
        parameters: {
            query?: {
                /** @description For so many seconds the `url` of each file is good without credentials, so that a browser can show it. Needs `files:read`. */
                signed?: number;
            };
            header?: never;
            path: {
                verificationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["VerificationRecord"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                verificationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createCaptureSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        captureSession: components["schemas"]["CaptureSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCaptureSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                captureSessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        captureSession: components["schemas"]["CaptureSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Only those. */
                state?: "queued" | "running" | "done" | "refused" | "failed" | "cancelled";
                /** @description Only those. */
                kind?: "detection" | "parse" | "verification" | "analysis";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many records match in all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["Job"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In lower case, as it was given. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In lower case, as it was given. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before, or the `cursor` of an event; from the oldest on without it. */
                after?: string;
                limit?: number;
                /** @description Only those; may be repeated. */
                type?: ("detection.completed" | "detection.refused" | "detection.failed" | "detection.cancelled" | "parse.completed" | "parse.refused" | "parse.failed" | "parse.cancelled" | "verification.completed" | "verification.refused" | "verification.failed" | "verification.cancelled" | "analysis.completed" | "analysis.refused" | "analysis.failed" | "analysis.cancelled" | "review.decided" | "parse.corrected" | "detection.labelled" | "record.deleted" | "webhook.disabled")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: components["schemas"]["Event"][];
                        /** @description Where to go on. */
                        next: string;
                        /** @description Whether there is more already. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where events are sent; https. */
                    url: string;
                    /** @description For people. */
                    description?: string;
                    /** @description What it is told of; all without it. Of kinds that the caller may not read, nothing is told. */
                    types?: ("detection.completed" | "detection.refused" | "detection.failed" | "detection.cancelled" | "parse.completed" | "parse.refused" | "parse.failed" | "parse.cancelled" | "verification.completed" | "verification.refused" | "verification.failed" | "verification.cancelled" | "analysis.completed" | "analysis.refused" | "analysis.failed" | "analysis.cancelled" | "review.decided" | "parse.corrected" | "detection.labelled" | "record.deleted" | "webhook.disabled")[];
                };
            };
        };
        responses: {
            /** @description The webhook and its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                        /** @description What it signs with; shown this once. */
                        secret: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description One that was `off` takes new events from then on.
                     * @enum {string}
                     */
                    state: "on" | "paused";
                };
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook and its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                        /** @description What it signs with; shown this once. */
                        secret: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The receiver answered 200 to 299. */
                        isTaken: boolean;
                        /**
                         * Format: date-time
                         * @description When it began.
                         */
                        at: string;
                        durationMs: number;
                        /** @description Of the answer. */
                        status?: number;
                        /** @description Why none came; docs/events.md lists the words. */
                        error?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Only those. */
                state?: "waiting" | "delivered" | "failed";
            };
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["Delivery"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One event. */
                    eventId?: string;
                    /**
                     * @description ISO 8601: all events since, told of before or not.
                     * @example 2026-11-28T07:30:00Z
                     */
                    since?: string;
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Events that are sent. */
                        count: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description First day, UTC; the first of this month without it. */
                from?: string;
                /** @description Last day, UTC, inclusive; today without it. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days without a record are left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description First day. */
                        from: string;
                        /** @description Last day. */
                        to: string;
                        count: number;
                        data: components["schemas"]["Usage"][];
                        /** @description Where the operator set one. */
                        quota?: {
                            /** @description In a calendar month. */
                            documents?: number;
                            /** @description In a calendar month. */
                            pages?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: components["schemas"]["Hold"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    placeHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    record?: {
                        /** @enum {string} */
                        kind: "detection" | "parse" | "verification" | "analysis";
                        recordId: number;
                    };
                    tag?: {
                        name: string;
                        value: string;
                    };
                    /** @description For people: a case number. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The hold. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hold: components["schemas"]["Hold"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    liftHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                holdId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long records of each kind are kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Retention"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getDueRecords: {
        parameters: {
            query?: {
                /** @description Days to try; those that apply now without it. */
                days?: number;
            };
            header?: never;
            path: {
                kind: "detection" | "parse" | "verification" | "analysis";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "detection" | "parse" | "verification" | "analysis";
                        days: number;
                        /** @description That would be deleted. */
                        records: number;
                        /** @description Old enough, but kept by a legal hold. */
                        held: number;
                        /** @description There are more than the 10000 that were counted. */
                        isMore: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "detection" | "parse" | "verification" | "analysis";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Days after which records are deleted with their files; 0 keeps them. */
                    days: number;
                };
            };
        };
        responses: {
            /** @description How long records of each kind are kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Retention"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    takeBackRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "detection" | "parse" | "verification" | "analysis";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Of an address that a record was asked for with `?signed=`: no credentials are needed, and none count. 403 when it was altered or its time is over. */
                signed?: string;
            };
            header?: {
                /** @description One range of bytes, like `bytes=0-1023`. */
                range?: string;
                /** @description Entity tag for which `Range` counts. */
                "if-range"?: string;
                /** @description Entity tags that the caller has. */
                "if-none-match"?: string;
            };
            path: {
                /** @description Stored name, as in a file entry. */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The caller has this file already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                sortBy?: "analysisId" | "timestamp" | "likelihood";
                direction?: "asc" | "desc";
                /** @description Only records for which exactly this was sent. */
                companyId?: string;
                /** @description Only records for which exactly this was sent. */
                companyName?: string;
                /** @description Only records for which exactly this was sent. */
                customerId?: string;
                /** @description Only records for which exactly this was sent. */
                customerName?: string;
                /** @description Only records for which exactly this was sent. */
                documentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many records match in all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: components["schemas"]["AnalysisListItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    submitAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same form returns the first answer; with another form it is 409. */
                "idempotency-key"?: string;
                /** @description `respond-async`: answer with a job at once and examine the file later. */
                prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description `us-id-model` and `document-model` for documents as PDF or image, `object-model` for general images.
                     * @enum {string}
                     */
                    model: "us-id-model" | "document-model" | "object-model";
                    /**
                     * Format: binary
                     * @description `object-model`: jpg, jpeg, png, webp; the others: jpg, jpeg, png, webp, pdf.
                     */
                    file: string;
                    /** @description Returned and filtered by; empty and `null` are as nothing. */
                    companyId?: string | null;
                    /** @description Returned and filtered by; empty and `null` are as nothing. */
                    companyName?: string | null;
                    /** @description Returned and filtered by; empty and `null` are as nothing. */
                    customerId?: string | null;
                    /** @description Returned and filtered by; empty and `null` are as nothing. */
                    customerName?: string | null;
                    /** @description Returned and filtered by; empty and `null` are as nothing. */
                    documentId?: string | null;
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["AnalysisRecord"];
                    };
                };
            };
            /** @description Accepted, with `Prefer: respond-async`; `Location` names the job. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Assay-Test-Mode": components["headers"]["Assay-Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
}
