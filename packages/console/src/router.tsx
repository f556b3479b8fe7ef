import { AccessError, NotFoundError } from '@assay/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import {
  checksQuery,
  detectionQuery,
  pagesQuery,
  parseQuery,
  sentencesQuery,
  sessionQuery,
  verificationQuery,
} from './api/queries.js';
import { Frame } from './frame/frame.js';
import { readIn } from './frame/language.js';
import { SubmissionsScreen } from './screens/submissions/submissions-screen.js';
import {
  readAuditSearch,
  readCompareSearch,
  readDeliveriesSearch,
  readInsightsSearch,
  readLinksSearch,
  readListSearch,
  readPeopleSearch,
  readPlaceSearch,
  readSignInSearch,
} from './searches.js';
import { FailurePage, NotHerePage, otherVersion } from './ui/failure.js';
import { Loading } from './ui/loading.js';

const root = createRootRouteWithContext<{ readonly queries: QueryClient }>()({ component: Outlet });

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('./screens/setup/setup-screen.js'), 'SetupScreen'),
});

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyRouteComponent(() => import('./screens/join/join-screen.js'), 'JoinScreen'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  // Who will sign in is not known yet.
  beforeLoad: () => readIn(undefined),
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in-screen.js'), 'SignInScreen'),
});

/** Everything that needs a session. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Frame,
  beforeLoad: async ({ context, location }) => {
    try {
      const { person } = await context.queries.ensureQueryData(sessionQuery);
      await readIn(person.language ?? undefined);
    } catch (error) {
      if (error instanceof AccessError && error.status === 401)
        throw redirect({ to: '/sign-in', search: { back: location.href } });
      // These pages are newer than the server, or older: they speak of an interface that it does not have.
      if (error instanceof NotFoundError) throw otherVersion(error);
      throw error;
    }
  },
});

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/submissions' });
  },
});

const submissions = createRoute({
  getParentRoute: () => inside,
  path: '/submissions',
  validateSearch: readListSearch,
  component: SubmissionsScreen,
});

const recordId = (text: string): number => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : 0;
};
const recordParams = {
  parse: ({ id }: { id: string }) => ({ id: recordId(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

const detection = createRoute({
  getParentRoute: () => inside,
  path: '/detections/$id',
  params: recordParams,
  validateSearch: readCompareSearch,
  loader: ({ context: { queries }, params: { id } }) =>
    Promise.all([
      queries.ensureQueryData(detectionQuery(id)),
      queries.ensureQueryData(pagesQuery('detection', id)),
      queries.ensureQueryData(checksQuery()),
      // Without them the record's own words are shown.
      queries.prefetchQuery(sentencesQuery(id)),
    ]),
  component: lazyRouteComponent(() => import('./screens/detection/detection-screen.js'), 'DetectionScreen'),
});

const links = createRoute({
  getParentRoute: () => inside,
  path: '/detections/$id/links',
  params: recordParams,
  validateSearch: readLinksSearch,
  component: lazyRouteComponent(() => import('./screens/links/links-screen.js'), 'LinksScreen'),
});

const parse = createRoute({
  getParentRoute: () => inside,
  path: '/parses/$id',
  params: recordParams,
  validateSearch: readPlaceSearch,
  loader: ({ context: { queries }, params: { id } }) =>
    Promise.all([queries.ensureQueryData(parseQuery(id)), queries.ensureQueryData(pagesQuery('parse', id))]),
  component: lazyRouteComponent(() => import('./screens/parse/parse-screen.js'), 'ParseScreen'),
});

const verification = createRoute({
  getParentRoute: () => inside,
  path: '/verifications/$id',
  params: recordParams,
  loader: ({ context: { queries }, params: { id } }) => queries.ensureQueryData(verificationQuery(id)),
  component: lazyRouteComponent(
    () => import('./screens/verification/verification-screen.js'),
    'VerificationScreen',
  ),
});

const insights = createRoute({
  getParentRoute: () => inside,
  path: '/insights',
  validateSearch: readInsightsSearch,
  component: lazyRouteComponent(() => import('./screens/insights/insights-screen.js'), 'InsightsScreen'),
});

const tryIt = createRoute({
  getParentRoute: () => inside,
  path: '/try',
  component: lazyRouteComponent(() => import('./screens/try-it/try-it-screen.js'), 'TryItScreen'),
});

const keys = createRoute({
  getParentRoute: () => inside,
  path: '/admin/keys',
  component: lazyRouteComponent(() => import('./screens/keys/keys-screen.js'), 'KeysScreen'),
});

const webhooks = createRoute({
  getParentRoute: () => inside,
  path: '/admin/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/webhooks-screen.js'), 'WebhooksScreen'),
});

const webhook = createRoute({
  getParentRoute: () => inside,
  path: '/admin/webhooks/$id',
  params: recordParams,
  validateSearch: readDeliveriesSearch,
  component: lazyRouteComponent(() => import('./screens/webhooks/webhook-screen.js'), 'WebhookScreen'),
});

const people = createRoute({
  getParentRoute: () => inside,
  path: '/admin/people',
  validateSearch: readPeopleSearch,
  component: lazyRouteComponent(() => import('./screens/people/people-screen.js'), 'PeopleScreen'),
});

const rules = createRoute({
  getParentRoute: () => inside,
  path: '/admin/rules',
  component: lazyRouteComponent(() => import('./screens/rules/rules-screen.js'), 'RulesScreen'),
});

const retention = createRoute({
  getParentRoute: () => inside,
  path: '/admin/retention',
  component: lazyRouteComponent(() => import('./screens/retention/retention-screen.js'), 'RetentionScreen'),
});

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/admin/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./screens/audit/audit-screen.js'), 'AuditScreen'),
});

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./screens/account/account-screen.js'), 'AccountScreen'),
});

const routeTree = root.addChildren([
  setup,
  join,
  signIn,
  inside.addChildren([
    start,
    submissions,
    detection,
    links,
    parse,
    verification,
    insights,
    tryIt,
    keys,
    webhooks,
    webhook,
    people,
    rules,
    retention,
    audit,
    account,
  ]),
]);

/** Long enough that a pointer that only passes asks for nothing. */
const INTENT_MS = 150;

export const makeRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadDelay: INTENT_MS,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingComponent: Loading,
    defaultErrorComponent: ({ error, reset }) => <FailurePage error={error} onRetry={reset} />,
    defaultNotFoundComponent: () => <NotHerePage />,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
