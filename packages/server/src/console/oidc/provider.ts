import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { AssayError } from '../../errors.js';
import type { ConsoleOidcSettings } from '../../settings.js';
import { ROLES, type Role } from '../../store/account-types.js';

/** What the browser keeps while its person is at the provider. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the provider vouches for. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Those of the roles claim that are ours; none: may not come in. */
  readonly roles: readonly Role[];
}

const TIME_LIMIT_S = 10;

/** The identity provider by which people sign in: code flow with PKCE, state and nonce. */
export class Provider {
  readonly #settings: ConsoleOidcSettings;
  #configuration: Promise<Configuration> | undefined;

  constructor(settings: ConsoleOidcSettings) {
    this.#settings = settings;
  }

  /** Discovered when it is first needed, and again after it failed: the provider may start after this server. */
  #discovered(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    this.#configuration ??= discovery(url, clientId, undefined, authentication(clientSecret), {
      timeout: TIME_LIMIT_S,
      // Whoever names a provider without TLS means it: on this machine, or in a network of its own.
      ...(url.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      this.#configuration = undefined;
      throw new AssayError('IDENTITY_PROVIDER_UNAVAILABLE', {}, { cause: error });
    });
    return this.#configuration;
  }

  /** Where to send the browser, and what it has to bring back. @throws AssayError IDENTITY_PROVIDER_UNAVAILABLE */
  async begin(redirectUri: string): Promise<{ readonly url: URL; readonly pending: Pending }> {
    const configuration = await this.#discovered();
    const pending = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#settings.scope,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { url, pending };
  }

  /**
   * @param callback the address that the provider sent the browser to
   * @throws AssayError SIGN_IN_REFUSED where the answer does not fit what was begun
   */
  async conclude(callback: URL, { state, nonce, verifier }: Pending): Promise<Vouched> {
    const configuration = await this.#discovered();
    try {
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new TypeError('no ID token');
      const { iss: issuer, sub: subject, name, email } = claims;
      const roles = [claims[this.#settings.rolesClaim]].flat();
      return {
        issuer,
        subject,
        name: typeof name === 'string' && name.trim() ? name.slice(0, 100) : subject.slice(0, 100),
        email: (typeof email === 'string' && email ? email : `${subject}@${new URL(issuer).host}`)
          .slice(0, 254)
          .toLowerCase(),
        roles: ROLES.filter((role) => roles.includes(role)),
      };
    } catch (error) {
      throw new AssayError('SIGN_IN_REFUSED', {}, { cause: error });
    }
  }
}

/** As the provider says it takes secrets; without a word from it, as OpenID Connect Discovery 1.0 has it. */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
