/** Made by `npm run openapi` from packages/server/console-openapi.json. */
export interface paths {
    "/console/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["getConsoleDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first administrator
         * @description By the link that was printed once. 404 once there is a person, and for any other link.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How people sign in here */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, where, and what they may do */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Sets the cookie. 401 says nothing about what was wrong; 429 says how long to wait.
         */
        post: operations["signIn"];
        /** End this session */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Go on in another of one’s organizations
         * @description In a new session, which takes the place of this one.
         */
        put: operations["changeOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language of the console
         * @description It follows the person to every browser.
         */
        put: operations["chooseLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one’s own password
         * @description One’s other sessions end. Wrong present passwords count as wrong tries to sign in.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one’s sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that nobody has used yet */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Make a link by which one person joins
         * @description It works once, for seven days. No mail is sent: it is for the administrator to pass on.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: operations["takeBackInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link invites to */
        post: operations["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join by a link
         * @description Makes an account, or adds the organization to the account that has the address, by its password. 404 for a link that is none, was used, or is too old.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go to the identity provider to sign in */
        get: operations["startProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity provider sends the browser back to
         * @description Sets the cookie and leads to the console; to the page for signing in where it was refused.
         */
        get: operations["endProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the organization, by name */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{personId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a person other roles
         * @description The person’s sessions in this organization end. The last administrator stays one.
         */
        put: operations["setRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{personId}": {
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
         * Take a person out of the organization
         * @description At once, with their sessions here. What they did stays in the audit log.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in this organization, the newest first
         * @description `assay audit verify` checks that nothing was changed or taken out.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of the organization */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key
         * @description The key itself is in this answer and nowhere else.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/keys/{keyId}": {
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
         * End a key
         * @description It stops working with its next request.
         */
        delete: operations["endKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/webhooks": {
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
    "/console/api/webhooks/{webhookId}": {
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
    "/console/api/webhooks/{webhookId}/secret": {
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
    "/console/api/webhooks/{webhookId}/test": {
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
    "/console/api/webhooks/{webhookId}/deliveries": {
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
    "/console/api/webhooks/{webhookId}/send-again": {
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
    "/console/api/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of all kinds, newest first */
        get: operations["listSubmissions"];
        put?: never;
        /**
         * Submit a file
         * @description The forms of `/v1`, with `kind` beside their fields; answered as there.
         */
        post: operations["submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a filter with text
         * @description Names and tags never stand in an address: the name that this answers with does.
         */
        post: operations["keepView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each check claims, and how it errs
         * @description From the page in the folder of each check, in the version that is installed and the language of `Accept-Language`.
         */
        get: operations["listChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A detection
         * @description Opening a record is kept in the audit log.
         */
        get: operations["openDetection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A parsed document
         * @description Opening a record is kept in the audit log.
         */
        get: operations["openParse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A verification
         * @description Opening a record is kept in the audit log.
         */
        get: operations["openVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/sentences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a detection found, in the language of `Accept-Language`
         * @description Of each check that holds evidence a sentence for each, in their order, made from code and values as reasons are. Null where there is none for it: then the summary in the record says it.
         */
        get: operations["listFindingSentences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on a detection
         * @description As `/v1` gives it. Making one is kept in the audit log.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a detection is linked with */
        get: operations["getLinkGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people decided and said of a record */
        get: operations["getDetectionReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a record
         * @description A later decision takes the place of the one before; both are kept. Where the organization asks for a second person it is a proposal, which nobody else sees before they have decided.
         */
        post: operations["decideDetection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something of a record */
        post: operations["commentOnDetection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people decided and said of a record */
        get: operations["getParseReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a record
         * @description A later decision takes the place of the one before; both are kept. Where the organization asks for a second person it is a proposal, which nobody else sees before they have decided.
         */
        post: operations["decideParse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something of a record */
        post: operations["commentOnParse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people decided and said of a record */
        get: operations["getVerificationReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a record
         * @description A later decision takes the place of the one before; both are kept. Where the organization asks for a second person it is a proposal, which nobody else sees before they have decided.
         */
        post: operations["decideVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something of a record */
        post: operations["commentOnVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many records wait for a decision */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/reviews/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next record that waits
         * @description For half an hour, and longer while they look at it, it is nobody else’s next. First what waits for a second or third person, for reviewers what was left to them; then the strongest, then the oldest.
         */
        post: operations["takeNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people say of the fields of a parsed document
         * @description The record itself never changes.
         */
        get: operations["getCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/checked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that every field was looked at
         * @description What is not corrected is right, then.
         */
        post: operations["checkFields"];
        /** Take back that every field was looked at */
        delete: operations["uncheckFields"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/corrections/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what a field is, or that it is not on the document
         * @description A later correction takes the place of the one before; both are kept.
         */
        put: operations["correctField"];
        post?: never;
        /** Take a correction back */
        delete: operations["withdrawCorrection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the document turned out to be, and how that is known */
        get: operations["listDetectionLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what the document turned out to be
         * @description A decision is no label. The last label counts; all are kept.
         */
        put: operations["labelDetection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/insights/volumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Submissions a day, and what the checks made of them */
        get: operations["getVolumes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/insights/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How people decided
         * @description Of the whole team; for an analyst of their own decisions.
         */
        get: operations["getPeopleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/insights/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each check found here, and what people then said */
        get: operations["getCheckFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/insights/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often fields are read right here
         * @description From documents of which somebody said that every field was looked at.
         */
        get: operations["getReadingFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/insights/calibration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether likelihoods are right here, what was missed, and what other bounds would change */
        get: operations["getCalibration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what new submissions are judged, what of them waits for a person, and for a second one */
        get: operations["getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/rules/bounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the bounds of the bands
         * @description For what is submitted from then on; records keep the band that they were given.
         */
        put: operations["setBounds"];
        post?: never;
        /** Take the bounds of the organization back */
        delete: operations["takeBackBounds"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/rules/drawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the share of cleared submissions that is drawn at random */
        put: operations["setDrawnShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/rules/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what waits for a person, and which decisions a second one takes, too
         * @description What waits counts for what is submitted from then on. A proposal stays one for a second person.
         */
        put: operations["setReviewRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/holds": {
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
    "/console/api/holds/{holdId}": {
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
    "/console/api/retention": {
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
    "/console/api/retention/{kind}/due": {
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
    "/console/api/retention/{kind}": {
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
    "/console/api/detections/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of a document, and the saves that a PDF went through */
        get: operations["getDetectionPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/pages/{page}.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page as a picture */
        get: operations["getDetectionPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/pages/{page}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words that a page’s text layer has */
        get: operations["getDetectionText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of a document, and the saves that a PDF went through */
        get: operations["getParsePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/pages/{page}.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page as a picture */
        get: operations["getParsePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/parses/{id}/pages/{page}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words that a page’s text layer has */
        get: operations["getParseText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/detections/{id}/pages/{page}/heatmap.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The heat map of a page */
        get: operations["getPageHeatmap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sizes of a verification’s pictures
         * @description The pixels in which the places of faces are given.
         */
        get: operations["getPairSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/id.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a verification’s id */
        get: operations["getIdPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/verifications/{id}/selfie.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a verification’s selfie */
        get: operations["getSelfiePicture"];
        put?: never;
        post?: never;
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
        Tag: {
            name: string;
            value: string;
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
    };
    responses: {
        /** @description Forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unprocessable Entity */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Internal Server Error */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too Many Requests */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unsupported Media Type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Payload Too Large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Implemented */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConsoleDescription: {
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
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind `#` in the link that the first start printed. */
                    token: string;
                    /** @description Name of the organization, as the console shows it. */
                    organization: string;
                    /** @description Name of the first administrator. */
                    name: string;
                    /** @description Where a person is reached; capital letters do not count. */
                    email: string;
                    /** @description None of the commonest; besides that length is all that counts. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            id: number;
                            name: string;
                            /**
                             * @description To read the console in; null: as the browser asks.
                             * @enum {string|null}
                             */
                            language: "en" | "es" | "pt" | null;
                        };
                        organizations: {
                            id: number;
                            name: string;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                        }[];
                        /** @description The organization that the session is in. */
                        current: number;
                        /** @description What the roles there allow. */
                        permissions: ("records:read" | "records:write" | "records:decide" | "records:settle" | "records:label" | "insights" | "insights:team" | "rules" | "retention" | "keys" | "webhooks" | "people" | "audit")[];
                        features: {
                            /** @description By the identity provider. */
                            oidc: boolean;
                            passwords: boolean;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By the identity provider. */
                        oidc: boolean;
                        passwords: boolean;
                    };
                };
            };
            500: components["responses"]["InternalServerError"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            id: number;
                            name: string;
                            /**
                             * @description To read the console in; null: as the browser asks.
                             * @enum {string|null}
                             */
                            language: "en" | "es" | "pt" | null;
                        };
                        organizations: {
                            id: number;
                            name: string;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                        }[];
                        /** @description The organization that the session is in. */
                        current: number;
                        /** @description What the roles there allow. */
                        permissions: ("records:read" | "records:write" | "records:decide" | "records:settle" | "records:label" | "insights" | "insights:team" | "rules" | "retention" | "keys" | "webhooks" | "people" | "audit")[];
                        features: {
                            /** @description By the identity provider. */
                            oidc: boolean;
                            passwords: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
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
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizationId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            id: number;
                            name: string;
                            /**
                             * @description To read the console in; null: as the browser asks.
                             * @enum {string|null}
                             */
                            language: "en" | "es" | "pt" | null;
                        };
                        organizations: {
                            id: number;
                            name: string;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                        }[];
                        /** @description The organization that the session is in. */
                        current: number;
                        /** @description What the roles there allow. */
                        permissions: ("records:read" | "records:write" | "records:decide" | "records:settle" | "records:label" | "insights" | "insights:team" | "rules" | "retention" | "keys" | "webhooks" | "people" | "audit")[];
                        features: {
                            /** @description By the identity provider. */
                            oidc: boolean;
                            passwords: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    chooseLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Left out: as the browser asks.
                     * @enum {string}
                     */
                    language?: "en" | "es" | "pt";
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: {
                            id: number;
                            startedAt: string;
                            /** @description To the minute. */
                            seenAt: string;
                            /** @description Whether it is the one that asks. */
                            current: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: {
                            id: number;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                            invitedBy: string;
                            endsAt: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In this answer and nowhere else. Its secret stands behind `#`. */
                        link: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    takeBackInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    lookAtInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind `#` in the link. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        organization: string;
                        roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind `#` in the link. */
                    token: string;
                    /** @description Name of the person; not taken from whoever has an account already. */
                    name: string;
                    /** @description Where a person is reached; capital letters do not count. */
                    email: string;
                    /** @description A new one, or that of the account which has the address. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            id: number;
                            name: string;
                            /**
                             * @description To read the console in; null: as the browser asks.
                             * @enum {string|null}
                             */
                            language: "en" | "es" | "pt" | null;
                        };
                        organizations: {
                            id: number;
                            name: string;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                        }[];
                        /** @description The organization that the session is in. */
                        current: number;
                        /** @description What the roles there allow. */
                        permissions: ("records:read" | "records:write" | "records:decide" | "records:settle" | "records:label" | "insights" | "insights:team" | "rules" | "retention" | "keys" | "webhooks" | "people" | "audit")[];
                        features: {
                            /** @description By the identity provider. */
                            oidc: boolean;
                            passwords: boolean;
                        };
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
    startProviderSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the other page. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endProviderSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the other page. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: {
                            id: number;
                            name: string;
                            email: string;
                            roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                            /** @enum {string} */
                            signsInBy: "password" | "provider";
                            /** @description To the minute; null while nowhere signed in. */
                            seenAt: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    setRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roles: ("analyst" | "reviewer" | "auditor" | "administrator")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Only what this person did. */
                person?: number;
                /** @description Only what was done to this, like `detection:2`. */
                object?: string;
                /** @description Like `key.made`. */
                action?: string;
                /** @description A day, in UTC. */
                from?: string;
                /** @description A day, in UTC. */
                to?: string;
                /** @description Only events before the one with this sequence number. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: {
                            /** @description Counts the events of all organizations. */
                            sequence: number;
                            at: string;
                            /** @description `person:3`, `key:7`, `token`, `operator` for the command line, `retention`, or `nobody`. */
                            actor: string;
                            /** @description Of a person who is in this organization. */
                            actorName: string | null;
                            action: string;
                            object: string;
                            detail: {
                                [key: string]: unknown;
                            };
                            /** @description Of this event and the digest before it. */
                            sha256: string;
                        }[];
                        /** @description `before` for the next page; null on the last. */
                        next: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: {
                            id: number;
                            name: string;
                            /** @description The first characters of the key, to tell keys apart. */
                            begins: string;
                            permissions: ("detection:read" | "detection:write" | "detection:delete" | "parse:read" | "parse:write" | "parse:delete" | "verification:read" | "verification:write" | "verification:delete" | "analysis:read" | "analysis:write" | "review:read" | "label:read" | "label:write" | "files:read" | "report:read" | "webhooks:manage" | "retention:manage")[];
                            /** @description Null for keys that the command line or the first start made. */
                            createdBy: string | null;
                            createdAt: string;
                            /** @description To the minute. */
                            lastUsedAt: string | null;
                            expiresAt: string | null;
                            allowedNetworks: string[];
                            /** @description What is sent with it stays apart. */
                            isTest: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for. */
                    name: string;
                    permissions: ("detection:read" | "detection:write" | "detection:delete" | "parse:read" | "parse:write" | "parse:delete" | "verification:read" | "verification:write" | "verification:delete" | "analysis:read" | "analysis:write" | "review:read" | "label:read" | "label:write" | "files:read" | "report:read" | "webhooks:manage" | "retention:manage")[];
                    /** @description ISO 8601; refused from then on. */
                    expiresAt?: string;
                    /** @description In CIDR notation; the key is refused from elsewhere. */
                    allowedNetworks?: string[];
                    /** @description A key of test mode: what is sent with it stays apart from all else. */
                    isTest?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        apiKey: {
                            id: number;
                            name: string;
                            /** @description The first characters of the key, to tell keys apart. */
                            begins: string;
                            permissions: ("detection:read" | "detection:write" | "detection:delete" | "parse:read" | "parse:write" | "parse:delete" | "verification:read" | "verification:write" | "verification:delete" | "analysis:read" | "analysis:write" | "review:read" | "label:read" | "label:write" | "files:read" | "report:read" | "webhooks:manage" | "retention:manage")[];
                            /** @description Null for keys that the command line or the first start made. */
                            createdBy: string | null;
                            createdAt: string;
                            /** @description To the minute. */
                            lastUsedAt: string | null;
                            expiresAt: string | null;
                            allowedNetworks: string[];
                            /** @description What is sent with it stays apart. */
                            isTest: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    endKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
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
    listSubmissions: {
        parameters: {
            query?: {
                kind?: "detection" | "parse" | "verification";
                band?: "low" | "medium" | "high";
                /** @description How far people are with it. */
                state?: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate";
                /** @description Id of a check that failed. */
                check?: string;
                /** @description A day, in UTC. */
                from?: string;
                /** @description A day, in UTC. */
                to?: string;
                /** @description A filter with text, kept by `POST /views`. */
                view?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Exact up to 10,000, by text up to 1,000. */
                        totalCount: number;
                        /** @description Counting ended at `totalCount`. */
                        atLeast?: boolean;
                        count: number;
                        data: {
                            /** @enum {string} */
                            kind: "detection" | "parse" | "verification";
                            id: number;
                            name: string;
                            fileType: string;
                            documentType: string | null;
                            pageCount: number;
                            /** @description 0 to 100; detections only. */
                            likelihood?: number;
                            /** @enum {string} */
                            band?: "low" | "medium" | "high";
                            /** @description 0 to 1; parsed documents only. */
                            confidence?: number;
                            verified?: boolean;
                            /** @description The failed check of the highest likelihood that shows something, else the strongest fact, too weak to fail. */
                            strongest?: {
                                checkId: string;
                                code: string;
                                page?: number;
                                before?: string;
                                after?: string;
                                /** @description What else that check shows. */
                                more: number;
                            };
                            /** @description How many checks ended how; detections only. */
                            looked?: {
                                found: number;
                                nothing: number;
                                notApplicable: number;
                                broken: number;
                                /** @description Pages that nobody looked at. */
                                pagesLeftOut?: number;
                            };
                            tags: {
                                name: string;
                                value: string;
                            }[];
                            country: string;
                            at: string;
                            review: {
                                /**
                                 * @description `none` waits for nobody, `open` for a decision, `proposed` for a second person, `disputed` for a third; else the last decision.
                                 * @enum {string}
                                 */
                                state: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate";
                                /** @description Why it waits, or waited: the checks cleared it, and it was drawn at random. */
                                isDrawn?: boolean;
                                /** @description Who has taken it up; till then it is nobody else’s next. */
                                claim?: {
                                    by: {
                                        id: number;
                                        name: string;
                                    };
                                    until: string;
                                };
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    keepView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters: {
                        /** @description A number, a name, a SHA-256 or `tag=value`, or part of one. */
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        viewId: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCount: number;
                        count: number;
                        data: {
                            checkId: string;
                            version: string;
                            /** @description Checks of one group see one cause: the strongest counts. */
                            group: string;
                            /** @enum {string} */
                            weight: "fact" | "context";
                            title: string;
                            claim: string;
                            innocentCauses: string[];
                            blindSpots: string[];
                            /** @description How often it alone was enough to doubt files that are known, with counts, and where it says how. */
                            measured: string[];
                            /** @description All that its page says of its rates, in English. */
                            rates?: string;
                            calibration: {
                                points: {
                                    measure: number;
                                    logLikelihoodRatio: number;
                                }[];
                                /** @description In English. */
                                source: string;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
    openDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as `/v1` gives it, a detection’s reasons in the language of `Accept-Language`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    openParse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as `/v1` gives it, a detection’s reasons in the language of `Accept-Language`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    openVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as `/v1` gives it, a detection’s reasons in the language of `Accept-Language`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listFindingSentences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: {
                            checkId: string;
                            sentences: (string | null)[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF/A-3a, tagged and signed, with `record.json`, `arithmetic.json`, `manifest.json` and its signature attached. */
            200: {
                headers: {
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
            500: components["responses"]["InternalServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLinkGraph: {
        parameters: {
            query?: {
                hops?: number;
                strength?: "low" | "medium" | "high" | "critical";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nodes: {
                            id: number;
                            likelihood: number;
                            /** @enum {string} */
                            band: "low" | "medium" | "high";
                            documentType: string | null;
                        }[];
                        links: {
                            source: number;
                            target: number;
                            linkType: string;
                            /** @enum {string} */
                            strength: "low" | "medium" | "high" | "critical";
                            metadata: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description Nodes beyond the most that are shown. */
                        leftOut: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getDetectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `none` waits for nobody, `open` for a decision, `proposed` for a second person, `disputed` for a third; else the last decision.
                         * @enum {string}
                         */
                        state: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate";
                        /** @description Why it waits, or waited: the checks cleared it, and it was drawn at random. */
                        isDrawn?: boolean;
                        /** @description Who has taken it up; till then it is nobody else’s next. */
                        claim?: {
                            by: {
                                id: number;
                                name: string;
                            };
                            until: string;
                        };
                        /** @description Decisions and comments, oldest first. A proposal that stands, and what its author said since, are shown to the author alone. */
                        entries: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description The person’s own; empty where there are none. */
                            words: string;
                            /**
                             * @description Null in a comment, as what follows.
                             * @enum {string|null}
                             */
                            decision: "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @enum {string|null} */
                            reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority" | null;
                            /** @description It is not what the machine had found. */
                            isAgainst: boolean | null;
                            /**
                             * @description How far it left the record: `proposed`, `disputed`, else the decision, which stood.
                             * @enum {string|null}
                             */
                            left: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @description Findings that were looked at before. */
                            lookedAt: string[] | null;
                            /** @description Of what examined the record and of what showed it. */
                            versions: {
                                [key: string]: string;
                            } | null;
                        }[];
                        /** @description The last decision, shown or not: the `after` of the next one. */
                        last?: number;
                        /** @description The person proposed what stands, or is one of two who decided differently. */
                        isParty?: boolean;
                        /** @description What the person may decide. */
                        choices: {
                            /** @enum {string} */
                            decision: "accept" | "reject" | "more_information" | "escalate";
                            /** @description Needs words: it is not what the machine found. */
                            isAgainst: boolean;
                            /** @description A second person decides, too, before it stands. */
                            isProposal: boolean;
                            /** @description `other` needs words. */
                            reasons: ("nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority")[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    decideDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "accept" | "reject" | "more_information" | "escalate";
                    /** @enum {string} */
                    reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority";
                    /**
                     * @description Needed, 20 characters or more, against the machine and for the reason `other`.
                     * @example The bank confirmed the change on the telephone.
                     */
                    words?: string;
                    /** @description Findings that were looked at. */
                    lookedAt: string[];
                    /** @description The last decision, as the review names it, where there was one. */
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    commentOnDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What somebody has to say. */
                    words: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getParseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `none` waits for nobody, `open` for a decision, `proposed` for a second person, `disputed` for a third; else the last decision.
                         * @enum {string}
                         */
                        state: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate";
                        /** @description Why it waits, or waited: the checks cleared it, and it was drawn at random. */
                        isDrawn?: boolean;
                        /** @description Who has taken it up; till then it is nobody else’s next. */
                        claim?: {
                            by: {
                                id: number;
                                name: string;
                            };
                            until: string;
                        };
                        /** @description Decisions and comments, oldest first. A proposal that stands, and what its author said since, are shown to the author alone. */
                        entries: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description The person’s own; empty where there are none. */
                            words: string;
                            /**
                             * @description Null in a comment, as what follows.
                             * @enum {string|null}
                             */
                            decision: "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @enum {string|null} */
                            reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority" | null;
                            /** @description It is not what the machine had found. */
                            isAgainst: boolean | null;
                            /**
                             * @description How far it left the record: `proposed`, `disputed`, else the decision, which stood.
                             * @enum {string|null}
                             */
                            left: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @description Findings that were looked at before. */
                            lookedAt: string[] | null;
                            /** @description Of what examined the record and of what showed it. */
                            versions: {
                                [key: string]: string;
                            } | null;
                        }[];
                        /** @description The last decision, shown or not: the `after` of the next one. */
                        last?: number;
                        /** @description The person proposed what stands, or is one of two who decided differently. */
                        isParty?: boolean;
                        /** @description What the person may decide. */
                        choices: {
                            /** @enum {string} */
                            decision: "accept" | "reject" | "more_information" | "escalate";
                            /** @description Needs words: it is not what the machine found. */
                            isAgainst: boolean;
                            /** @description A second person decides, too, before it stands. */
                            isProposal: boolean;
                            /** @description `other` needs words. */
                            reasons: ("nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority")[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    decideParse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "accept" | "reject" | "more_information" | "escalate";
                    /** @enum {string} */
                    reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority";
                    /**
                     * @description Needed, 20 characters or more, against the machine and for the reason `other`.
                     * @example The bank confirmed the change on the telephone.
                     */
                    words?: string;
                    /** @description Findings that were looked at. */
                    lookedAt: string[];
                    /** @description The last decision, as the review names it, where there was one. */
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    commentOnParse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What somebody has to say. */
                    words: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getVerificationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `none` waits for nobody, `open` for a decision, `proposed` for a second person, `disputed` for a third; else the last decision.
                         * @enum {string}
                         */
                        state: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate";
                        /** @description Why it waits, or waited: the checks cleared it, and it was drawn at random. */
                        isDrawn?: boolean;
                        /** @description Who has taken it up; till then it is nobody else’s next. */
                        claim?: {
                            by: {
                                id: number;
                                name: string;
                            };
                            until: string;
                        };
                        /** @description Decisions and comments, oldest first. A proposal that stands, and what its author said since, are shown to the author alone. */
                        entries: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description The person’s own; empty where there are none. */
                            words: string;
                            /**
                             * @description Null in a comment, as what follows.
                             * @enum {string|null}
                             */
                            decision: "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @enum {string|null} */
                            reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority" | null;
                            /** @description It is not what the machine had found. */
                            isAgainst: boolean | null;
                            /**
                             * @description How far it left the record: `proposed`, `disputed`, else the decision, which stood.
                             * @enum {string|null}
                             */
                            left: "none" | "open" | "proposed" | "disputed" | "accept" | "reject" | "more_information" | "escalate" | null;
                            /** @description Findings that were looked at before. */
                            lookedAt: string[] | null;
                            /** @description Of what examined the record and of what showed it. */
                            versions: {
                                [key: string]: string;
                            } | null;
                        }[];
                        /** @description The last decision, shown or not: the `after` of the next one. */
                        last?: number;
                        /** @description The person proposed what stands, or is one of two who decided differently. */
                        isParty?: boolean;
                        /** @description What the person may decide. */
                        choices: {
                            /** @enum {string} */
                            decision: "accept" | "reject" | "more_information" | "escalate";
                            /** @description Needs words: it is not what the machine found. */
                            isAgainst: boolean;
                            /** @description A second person decides, too, before it stands. */
                            isProposal: boolean;
                            /** @description `other` needs words. */
                            reasons: ("nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority")[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    decideVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "accept" | "reject" | "more_information" | "escalate";
                    /** @enum {string} */
                    reason: "nothing_found" | "innocent_cause" | "issuer_confirmed" | "other" | "evidence" | "contradiction" | "issuer_denied" | "unusable" | "original_file" | "better_copy" | "issuer_asked" | "unsure" | "beyond_authority";
                    /**
                     * @description Needed, 20 characters or more, against the machine and for the reason `other`.
                     * @example The bank confirmed the change on the telephone.
                     */
                    words?: string;
                    /** @description Findings that were looked at. */
                    lookedAt: string[];
                    /** @description The last decision, as the review names it, where there was one. */
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    commentOnVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What somebody has to say. */
                    words: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Exact up to 10,000. */
                        open: number;
                        escalated: number;
                        /** @description One’s own among them. */
                        proposed: number;
                        disputed: number;
                        /** @description Those of them that one had no part in, and may decide. */
                        forYou: {
                            proposed: number;
                            disputed: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    takeNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null where none waits. */
                        next: {
                            /** @enum {string} */
                            kind: "detection" | "parse" | "verification";
                            id: number;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All that was said, oldest first. */
                        entries: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description As in `fields` of the record; null for `checked`. */
                            path: string | null;
                            /**
                             * @description `absent`: not on the document; `checked`: every field was looked at; `withdrawn`: what was said before is taken back.
                             * @enum {string}
                             */
                            change: "is" | "absent" | "checked" | "withdrawn";
                            /** @description What the record has; null where it has none. */
                            read: string | number | null;
                            /** @description What it is, be it as read; null for every other change. */
                            is: string | number | null;
                            /** @description Where the person pointed at. */
                            place?: {
                                page: number;
                                /** @description Fractions of the page or image as displayed, origin top left. */
                                boundingBox: {
                                    x1: number;
                                    y1: number;
                                    x2: number;
                                    y2: number;
                                };
                            };
                        }[];
                        /** @description What holds: the last word on each path. */
                        corrections: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description As in `fields` of the record; null for `checked`. */
                            path: string | null;
                            /**
                             * @description `absent`: not on the document; `checked`: every field was looked at; `withdrawn`: what was said before is taken back.
                             * @enum {string}
                             */
                            change: "is" | "absent" | "checked" | "withdrawn";
                            /** @description What the record has; null where it has none. */
                            read: string | number | null;
                            /** @description What it is, be it as read; null for every other change. */
                            is: string | number | null;
                            /** @description Where the person pointed at. */
                            place?: {
                                page: number;
                                /** @description Fractions of the page or image as displayed, origin top left. */
                                boundingBox: {
                                    x1: number;
                                    y1: number;
                                    x2: number;
                                    y2: number;
                                };
                            };
                        }[];
                        checked?: {
                            entryId: number;
                            at: string;
                            by: {
                                id: number;
                                name: string;
                            };
                            /** @description As in `fields` of the record; null for `checked`. */
                            path: string | null;
                            /**
                             * @description `absent`: not on the document; `checked`: every field was looked at; `withdrawn`: what was said before is taken back.
                             * @enum {string}
                             */
                            change: "is" | "absent" | "checked" | "withdrawn";
                            /** @description What the record has; null where it has none. */
                            read: string | number | null;
                            /** @description What it is, be it as read; null for every other change. */
                            is: string | number | null;
                            /** @description Where the person pointed at. */
                            place?: {
                                page: number;
                                /** @description Fractions of the page or image as displayed, origin top left. */
                                boundingBox: {
                                    x1: number;
                                    y1: number;
                                    x2: number;
                                    y2: number;
                                };
                            };
                        };
                        /** @description Fields that documents of this type may have, with `[]` for each list. */
                        names: {
                            name: string;
                            /** @enum {string} */
                            kind: "text" | "date" | "number" | "country" | "currency";
                        }[];
                        mayCorrect: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    checkFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The last entry that was seen, where there was one. */
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    uncheckFields: {
        parameters: {
            query?: {
                /** @description The last entry that was seen, where there was one. */
                after?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing that was said before holds any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    correctField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description As in `fields` of the record: `accounts[0].transactions[3].date`. */
                path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description In the form of the field’s kind: a day as YYYY-MM-DD, a number as a number.
                     * @example Example Bank
                     */
                    is?: string | number;
                    /** @description True instead of `is`: not on the document. */
                    absent?: boolean;
                    /** @description Where the person pointed at. */
                    place?: {
                        page: number;
                        /** @description Fractions of the page or image as displayed, origin top left. */
                        boundingBox: {
                            x1: number;
                            y1: number;
                            x2: number;
                            y2: number;
                        };
                    };
                    /** @description The last entry about the field that was seen, where there was one. */
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entryId: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    withdrawCorrection: {
        parameters: {
            query?: {
                /** @description The last entry that was seen, where there was one. */
                after?: number;
            };
            header?: never;
            path: {
                id: number;
                /** @description As in `fields` of the record: `accounts[0].transactions[3].date`. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing that was said before holds any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listDetectionLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        /** @description Oldest first; the last one counts. */
                        data: {
                            labelId: number;
                            at: string;
                            /** @description Null for a program. */
                            by: {
                                id: number;
                                name: string;
                            } | null;
                            /** @description Of a program, as the audit log names it; null for a person. */
                            credential: string | null;
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
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    labelDetection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        labelId: number;
                        at: string;
                        /** @description Null for a program. */
                        by: {
                            id: number;
                            name: string;
                        } | null;
                        /** @description Of a program, as the audit log names it; null for a person. */
                        credential: string | null;
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
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getVolumes: {
        parameters: {
            query?: {
                /** @description Of what was submitted in so many days, today being the last. */
                days?: number;
                kind?: "detection" | "parse" | "verification";
                /** @description A document type. */
                type?: string;
                country?: "us" | "mx" | "br";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: string;
                        to: string;
                        days: {
                            day: string;
                            detection: number;
                            parse: number;
                            verification: number;
                        }[];
                        bands: {
                            low: number;
                            medium: number;
                            high: number;
                        };
                        /** @description That there are, the commonest first. */
                        types: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getPeopleFigures: {
        parameters: {
            query?: {
                /** @description Of what was submitted in so many days, today being the last. */
                days?: number;
                kind?: "detection" | "parse" | "verification";
                /** @description A document type. */
                type?: string;
                country?: "us" | "mx" | "br";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of one’s own decisions alone. */
                        isOwn: boolean;
                        /** @description From a submission to the first decision on it. */
                        timeToDecision: {
                            decided: number;
                            medianSeconds: number;
                            p95Seconds: number;
                        } | null;
                        /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                        up: {
                            count: number;
                            total: number;
                            low: number;
                            high: number;
                        };
                        /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                        down: {
                            count: number;
                            total: number;
                            low: number;
                            high: number;
                        };
                        /** @description Of detections that two people decided; null where there are none. */
                        agreement: {
                            /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                            same: {
                                count: number;
                                total: number;
                                low: number;
                                high: number;
                            };
                            kappa: number | null;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCheckFigures: {
        parameters: {
            query?: {
                /** @description Of what was submitted in so many days, today being the last. */
                days?: number;
                kind?: "detection" | "parse" | "verification";
                /** @description A document type. */
                type?: string;
                country?: "us" | "mx" | "br";
                /** @description `firm` leaves out what is known by the organization’s own judgment alone. */
                labels?: "firm" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: {
                            checkId: string;
                            found: number;
                            /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                            manipulated: {
                                count: number;
                                total: number;
                                low: number;
                                high: number;
                            };
                            /**
                             * @description Null of fewer than 30 labels.
                             * @enum {string|null}
                             */
                            verdict: "above" | "below" | "about" | null;
                            /** @description Labels that do not count. */
                            leftOut: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getReadingFigures: {
        parameters: {
            query?: {
                /** @description Of what was submitted in so many days, today being the last. */
                days?: number;
                kind?: "detection" | "parse" | "verification";
                /** @description A document type. */
                type?: string;
                country?: "us" | "mx" | "br";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        data: {
                            documentType: string;
                            /** @description Rows of a list as one: `accounts[].transactions[].date`. */
                            field: string;
                            lookedAt: number;
                            /** @description Read otherwise, not at all, or not on the document. */
                            corrected: number;
                            /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                            right: {
                                count: number;
                                total: number;
                                low: number;
                                high: number;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCalibration: {
        parameters: {
            query?: {
                /** @description Of what was submitted in so many days, today being the last. */
                days?: number;
                kind?: "detection" | "parse" | "verification";
                /** @description A document type. */
                type?: string;
                country?: "us" | "mx" | "br";
                /** @description `firm` leaves out what is known by the organization’s own judgment alone. */
                labels?: "firm" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        labelled: number;
                        /** @description Labels that do not count. */
                        leftOut: number;
                        bins: {
                            from: number;
                            to: number;
                            stated: number | null;
                            /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                            manipulated: {
                                count: number;
                                total: number;
                                low: number;
                                high: number;
                            };
                            /**
                             * @description Null of fewer than 30 labels.
                             * @enum {string|null}
                             */
                            verdict: "above" | "below" | "about" | null;
                        }[];
                        /** @description With its 95 % interval (bootstrap); null without labels. */
                        calibrationError: {
                            value: number;
                            interval: {
                                low: number;
                                high: number;
                            } | null;
                        } | null;
                        /** @description With its 95 % interval (bootstrap); null without labels. */
                        brier: {
                            value: number;
                            interval: {
                                low: number;
                                high: number;
                            } | null;
                        } | null;
                        misses: {
                            cleared: number;
                            /** @description Of the cleared ones, at random. */
                            drawn: number;
                            waiting: number;
                            /** @description `count` of `total`, with the 95 % interval (Wilson), 0 to 1. */
                            missed: {
                                count: number;
                                total: number;
                                low: number;
                                high: number;
                            };
                            /** @description Percent that is drawn of what comes now. */
                            share: number;
                        };
                        bounds: {
                            mediumFrom: number;
                            highFrom: number;
                            /** @description The organization’s, not those of the settings. */
                            isOwn: boolean;
                        };
                        likelihoods: {
                            likelihood: number;
                            /** @enum {string} */
                            band: "low" | "medium" | "high";
                            count: number;
                        }[];
                        cells: {
                            likelihood: number;
                            manipulated: number;
                            not: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                         * @enum {string}
                         */
                        secondPerson: "never" | "against" | "always";
                        /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                        waitingKinds: ("detection" | "parse" | "verification")[];
                        waitingBands: ("low" | "medium" | "high")[];
                        /** @example 25 */
                        mediumFrom: number;
                        /** @example 75 */
                        highFrom: number;
                        /** @description Bounds of the organization, not those of the settings. */
                        isOwn: boolean;
                        /** @description Of what the checks clear, drawn at random to be looked at. */
                        drawnPercent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    setBounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 25 */
                    mediumFrom: number;
                    /** @example 75 */
                    highFrom: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                         * @enum {string}
                         */
                        secondPerson: "never" | "against" | "always";
                        /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                        waitingKinds: ("detection" | "parse" | "verification")[];
                        waitingBands: ("low" | "medium" | "high")[];
                        /** @example 25 */
                        mediumFrom: number;
                        /** @example 75 */
                        highFrom: number;
                        /** @description Bounds of the organization, not those of the settings. */
                        isOwn: boolean;
                        /** @description Of what the checks clear, drawn at random to be looked at. */
                        drawnPercent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    takeBackBounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                         * @enum {string}
                         */
                        secondPerson: "never" | "against" | "always";
                        /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                        waitingKinds: ("detection" | "parse" | "verification")[];
                        waitingBands: ("low" | "medium" | "high")[];
                        /** @example 25 */
                        mediumFrom: number;
                        /** @example 75 */
                        highFrom: number;
                        /** @description Bounds of the organization, not those of the settings. */
                        isOwn: boolean;
                        /** @description Of what the checks clear, drawn at random to be looked at. */
                        drawnPercent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
        };
    };
    setDrawnShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of what the checks clear, with at most one decimal.
                     * @example 2
                     */
                    percent: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                         * @enum {string}
                         */
                        secondPerson: "never" | "against" | "always";
                        /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                        waitingKinds: ("detection" | "parse" | "verification")[];
                        waitingBands: ("low" | "medium" | "high")[];
                        /** @example 25 */
                        mediumFrom: number;
                        /** @example 75 */
                        highFrom: number;
                        /** @description Bounds of the organization, not those of the settings. */
                        isOwn: boolean;
                        /** @description Of what the checks clear, drawn at random to be looked at. */
                        drawnPercent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
        };
    };
    setReviewRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                     * @enum {string}
                     */
                    secondPerson: "never" | "against" | "always";
                    /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                    waitingKinds: ("detection" | "parse" | "verification")[];
                    waitingBands: ("low" | "medium" | "high")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Which decisions a second person takes, too, without seeing the first: none, those `against` what the checks found, or all that accept or reject.
                         * @enum {string}
                         */
                        secondPerson: "never" | "against" | "always";
                        /** @description Kinds that wait for a person when they come: detections of `waitingBands`, verifications that failed, whatever was parsed. */
                        waitingKinds: ("detection" | "parse" | "verification")[];
                        waitingBands: ("low" | "medium" | "high")[];
                        /** @example 25 */
                        mediumFrom: number;
                        /** @example 75 */
                        highFrom: number;
                        /** @description Bounds of the organization, not those of the settings. */
                        isOwn: boolean;
                        /** @description Of what the checks clear, drawn at random to be looked at. */
                        drawnPercent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
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
    getDetectionPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: {
                            page: number;
                            /** @description As displayed; points or pixels. */
                            width: number;
                            height: number;
                            hasText: boolean;
                        }[];
                        /** @description None for a PDF that was saved once. Changed: looks otherwise than in the save before. */
                        revisions: {
                            index: number;
                            pagesChanged: number[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDetectionPicture: {
        parameters: {
            query?: {
                /** @description Longer side in pixels. */
                side?: number;
                /** @description An earlier save, from 1. */
                revision?: number;
            };
            header?: never;
            path: {
                id: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebP or PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDetectionText: {
        parameters: {
            query?: {
                /** @description An earlier save, from 1. */
                revision?: number;
            };
            header?: never;
            path: {
                id: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        words: {
                            text: string;
                            /** @description Fractions of the page or image as displayed, origin top left. */
                            boundingBox: {
                                x1: number;
                                y1: number;
                                x2: number;
                                y2: number;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParsePages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: {
                            page: number;
                            /** @description As displayed; points or pixels. */
                            width: number;
                            height: number;
                            hasText: boolean;
                        }[];
                        /** @description None for a PDF that was saved once. Changed: looks otherwise than in the save before. */
                        revisions: {
                            index: number;
                            pagesChanged: number[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParsePicture: {
        parameters: {
            query?: {
                /** @description Longer side in pixels. */
                side?: number;
                /** @description An earlier save, from 1. */
                revision?: number;
            };
            header?: never;
            path: {
                id: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebP or PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParseText: {
        parameters: {
            query?: {
                /** @description An earlier save, from 1. */
                revision?: number;
            };
            header?: never;
            path: {
                id: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        words: {
                            text: string;
                            /** @description Fractions of the page or image as displayed, origin top left. */
                            boundingBox: {
                                x1: number;
                                y1: number;
                                x2: number;
                                y2: number;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPageHeatmap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebP or PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPairSizes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By page; those of a file of the back follow. */
                        id: {
                            width: number;
                            height: number;
                        }[];
                        selfie: {
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIdPicture: {
        parameters: {
            query?: {
                /** @description Longer side in pixels. */
                side?: number;
                page?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebP or PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSelfiePicture: {
        parameters: {
            query?: {
                /** @description Longer side in pixels. */
                side?: number;
                /** @description Of a video the frame that is shown at this moment, in milliseconds from its start. */
                ms?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebP or PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
