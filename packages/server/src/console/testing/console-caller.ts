import { hashPassword } from '../../accounts/passwords.js';
import { startSession } from '../../accounts/sessions.js';
import type { TestServer } from '../../http/testing/test-server.js';
import type { Role } from '../../store/account-types.js';
import { openStore } from '../../store/open.js';

export const ADMINISTRATOR = {
  organization: 'Example Lender',
  name: 'Ana Lyst',
  email: 'Ana@example.org',
  password: 'a password for tests only',
};

/** What the console's own code sends with every change. */
export const OWN_HEADERS = { 'x-assay-console': '1', 'sec-fetch-site': 'same-origin' };

export type ConsoleCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Calls below `/console/api` as the console does, with this cookie. */
export const callerWith =
  (server: Pick<TestServer, 'localUrl'>, cookie = ''): ConsoleCall =>
  (method, path, body, headers = {}) =>
    fetch(`${server.localUrl}/console/api${path}`, {
      method,
      headers: {
        ...OWN_HEADERS,
        ...(cookie && { cookie }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });

export const cookieOf = (response: Response): string =>
  response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** The cookie of a session over loopback, as a browser sends it. */
export const sessionCookie = ({ localUrl }: Pick<TestServer, 'localUrl'>, token: string): string =>
  `assay-${new URL(localUrl).port}=${token}`;

/** Makes the first administrator by the printed link. */
export async function setUp(server: TestServer): Promise<ConsoleCall> {
  const token = new URL(server.setupLink ?? '').hash.slice(1);
  return callerWith(
    server,
    cookieOf(await callerWith(server)('POST', '/setup', { token, ...ADMINISTRATOR })),
  );
}

/**
 * A person of an organization, signed in without the work of a password.
 * @returns the token of the session
 */
export async function signInAs(
  server: TestServer,
  organization: string,
  roles: readonly Role[],
): Promise<string> {
  const store = await openStore(server);
  try {
    const organizationId = await store.organizationByName(organization);
    const email = `${roles.join('-')}@${organization}.example`;
    const passwordHash = await hashPassword(ADMINISTRATOR.password);
    const personId = await store.insertPerson({
      name: 'Some One',
      email,
      passwordHash,
      organizationId,
      roles,
    });
    return await startSession(store, personId as number, organizationId, Date.now());
  } finally {
    await store.close();
  }
}

export const signedIn = async (
  server: TestServer,
  organization: string,
  roles: readonly Role[],
): Promise<ConsoleCall> =>
  callerWith(server, sessionCookie(server, await signInAs(server, organization, roles)));
