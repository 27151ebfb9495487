import { type Network, type NetworkPerson, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { Configuration } from 'openid-client'
import { type NetworkSettings, networkIssuers } from '../../platform/configuration.ts'
import type { House } from '../../platform/house.ts'
import { askOutside } from '../../platform/outside.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { personOf } from './person-of.ts'

/**
 * How long a network may take to answer, in seconds; the demo's stand-in on this machine needs longer, since it is
 * loaded at its first use.
 */
const patience = 5
const patienceHere = 60
/**
 * How long a network's discovery document is cached, in milliseconds; its keys are requested again if one is unknown.
 */
const discoveryLifetime = 60 * 60 * 1000

/** Google doesn't offer the standard introspection of access tokens, but this endpoint. */
const googleTokenInfo = 'https://oauth2.googleapis.com/tokeninfo'
/** LinkedIn offers introspection but doesn't list it in its discovery document. */
const linkedinIntrospection = 'https://www.linkedin.com/oauth/v2/introspectToken'

/** A network that is offered here. @throws network_not_available */
export function networkSettings({ configuration }: House, network: string): NetworkSettings {
  return (networks.has(network) ? configuration.networks[network] : null) ?? refuse('network_not_available')
}

/**
 * The address to which a network redirects back; each network has its own, so that one can't answer in place of
 * another.
 */
export function returnAddress({ configuration }: House, network: Network): string {
  return `${configuration.publicUrl}/signin/from/${network}`
}

/** The values kept between the start and the end of a sign-in; the network's answer must repeat or prove them. */
export type Challenge = { state: string; nonce: string; verifier: string }

/**
 * The address of a network's sign-in page, with a new challenge.
 * @throws network_away
 */
export async function challengeAt(house: House, network: Network): Promise<{ address: string; challenge: Challenge }> {
  const oidc = await import('openid-client')
  const provider = await discover(house, network)
  const challenge = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  const address = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(house, network),
    scope: 'openid email profile',
    state: challenge.state,
    nonce: challenge.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
    code_challenge_method: 'S256',
  })
  return { address: address.href, challenge }
}

/**
 * Exchanges a network's answer (the query of the address to which it redirected) for the person's data.
 * @throws network_refused, network_away
 */
export async function personOfAnswer(
  house: House,
  network: Network,
  { query, challenge }: { query: string; challenge: Challenge },
): Promise<NetworkPerson> {
  const oidc = await import('openid-client')
  const provider = await discover(house, network)
  return asked(house, network, async () => {
    const { issuer } = networkSettings(house, network)
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${returnAddress(house, network)}${query}`), {
      expectedState: challenge.state,
      pkceCodeVerifier: challenge.verifier,
      idTokenExpected: true,
      // The real LinkedIn doesn't repeat the nonce; for it only PKCE and the state bind the code.
      ...(issuer !== networkIssuers.linkedin && { expectedNonce: challenge.nonce }),
    })
    const subject = tokens.claims()?.sub ?? refuse('network_refused')
    return personOf(network, await oidc.fetchUserInfo(provider, tokens.access_token, subject))
  })
}

/**
 * The person to whom an access token belongs, if the network issued it to this product. A token issued to another
 * product is refused: otherwise its operator could sign in here as its users.
 * @throws network_refused, network_away
 */
export async function personOfToken(house: House, network: Network, token: string): Promise<NetworkPerson> {
  const oidc = await import('openid-client')
  const provider = await discover(house, network)
  return asked(house, network, async () => {
    const { clientId, issuer } = networkSettings(house, network)
    const owner =
      issuer === networkIssuers.google
        ? await audienceAtGoogle(token)
        : await oidc.tokenIntrospection(provider, token).then((said) => (said.active ? said.client_id : undefined))
    if (owner !== clientId) return refuse('network_refused')
    return personOf(network, await oidc.fetchUserInfo(provider, token, oidc.skipSubjectCheck))
  })
}

async function audienceAtGoogle(token: string): Promise<unknown> {
  const said = await askOutside(`${googleTokenInfo}?access_token=${encodeURIComponent(token)}`, {
    timeout: patience * 1000,
  })
  return said.ok ? ((await said.json()) as { aud?: unknown }).aud : undefined
}

const discovered = new Map<string, { provider: Promise<Configuration>; until: number }>()

/**
 * Reads a network's discovery document.
 * @throws network_away
 */
async function discover(house: House, network: Network): Promise<Configuration> {
  const settings = networkSettings(house, network)
  const key = JSON.stringify(settings)
  const known = discovered.get(key)
  if (known && known.until > Date.now()) return known.provider
  const provider = asked(house, network, () => discoverAt(settings))
  discovered.set(key, { provider, until: Date.now() + discoveryLifetime })
  // A failure isn't cached: the network may be available again a moment later.
  provider.catch(() => discovered.delete(key))
  return provider
}

async function discoverAt({ issuer, clientId, clientSecret }: NetworkSettings): Promise<Configuration> {
  const oidc = await import('openid-client')
  const isPlain = new URL(issuer).protocol === 'http:'
  const provider = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    timeout: isPlain ? patienceHere : patience,
    ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
  })
  if (issuer !== networkIssuers.linkedin || provider.serverMetadata().introspection_endpoint) return provider
  const { supportsPKCE: _, ...metadata } = provider.serverMetadata()
  const told = { ...metadata, introspection_endpoint: linkedinIntrospection }
  const completed = new oidc.Configuration(told, clientId, undefined, oidc.ClientSecretPost(clientSecret))
  completed.timeout = patience
  return completed
}

/** Sends a request to a network; distinguishes a network that is unavailable from one that refuses. */
async function asked<Answer>({ log }: House, network: Network, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (problem) {
    if (problem instanceof Refusal) throw problem
    const away = isAway(problem)
    log.warn({ network, problem: (problem as Error).message, code: codeOf(problem) }, 'a network did not sign in')
    return refuse(away ? 'network_away' : 'network_refused')
  }
}

function isAway(problem: unknown): boolean {
  const { cause, name } = problem as { cause?: unknown; name?: string }
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 404
  const timedOut = name === 'TimeoutError' || codeOf(problem) === 'OAUTH_TIMEOUT'
  return timedOut || (problem instanceof TypeError && (problem as Error).message === 'fetch failed')
}

const codeOf = (problem: unknown) => (problem as { code?: unknown }).code
