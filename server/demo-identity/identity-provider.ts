import { createPrivateKey } from 'node:crypto'
import { demoIdentities, demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import type { Network } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import Provider, { type Adapter, type AdapterPayload, type ClientMetadata, interactionPolicy } from 'oidc-provider'
import type { NetworkSettings } from '../platform/configuration.ts'
import type { House } from '../platform/house.ts'
import { everySealOf, type Keyring, sealCode } from '../platform/tokens.ts'
import { gonePage } from './consent-page.ts'
import { consumeEntry, deleteEntry, deleteGrant, findEntry, storeEntry } from './queries.ts'

type Stand = { network: Network; settings: NetworkSettings; otherClients?: readonly ClientMetadata[] }

/**
 * An OpenID Connect provider that stands in for a network in the demo world and in tests. Its entries are stored in the
 * database, since several processes share the port; for the same reason its key is derived from the secret.
 */
export function identityProvider(house: House, { network, settings, otherClients = [] }: Stand): Provider {
  const { secret, publicUrl } = house.configuration
  const { policy, choose } = choosing()
  policy.get('login')?.checks.add(choose)
  const provider = new Provider(settings.issuer, {
    adapter: (model) => adapterFor(house, `${network} ${model}`),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [`${publicUrl}/signin/from/${network}`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'EdDSA',
      },
      ...otherClients,
    ],
    jwks: { keys: [keyOf(secret, network)] },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    cookies: {
      keys: everySealOf(secret, ['demo identity cookies', network]).map((key) => key.toString('base64url')),
      names: { session: `demo_${network}`, interaction: `demo_${network}_asked`, resume: `demo_${network}_resume` },
    },
    features: {
      devInteractions: { enabled: false },
      // Any registered client may ask about a token, including to whom it was issued: the product then refuses other
      // clients' tokens.
      introspection: { enabled: true, allowedPolicy: async (_context, client) => client.clientSecret !== undefined },
    },
    renderError(context) {
      context.type = 'html'
      context.body = gonePage('')
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    interactions: { policy, url: (_context, { uid }) => `/demo/identity/${network}/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    findAccount: (_context, subject) => {
      const found = demoIdentities.find(({ key }) => demoSubject(network, key) === subject)
      if (!found) return undefined
      const { name, email, isEmailVerified } = found
      return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified: isEmailVerified }) }
    },
  })
  provider.proxy = true
  return provider
}

/** The person is chosen anew in each sign-in, so that every case can be tried in one browser. */
function choosing() {
  const { Check, base } = interactionPolicy
  const choose = new Check('choose', 'the demo asks each time who signs in', ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  return { policy: base(), choose }
}

const seedBytes = 32
/** The first bytes of an Ed25519 private key in PKCS 8, before its seed. */
const keyBeginning = Buffer.from('302e020100300506032b657004220420', 'hex')

function keyOf(secret: Keyring, network: Network) {
  const seed = sealCode(secret, ['demo identity key', network]).subarray(0, seedBytes)
  const key = createPrivateKey({ key: Buffer.concat([keyBeginning, seed]), format: 'der', type: 'pkcs8' })
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig', kid: `demo-${network}` }
}

function adapterFor({ database, now }: House, model: string): Adapter {
  const find = (by: { id: string } | { uid: string }) =>
    findEntry(database, { model, now: now(), ...by }) as Promise<AdapterPayload | undefined>
  return {
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null
      const { grantId = null, uid = null } = payload
      await storeEntry(database, { model, id, payload, grantId, uid, expiresAt }, now())
    },
    find: (id) => find({ id }),
    findByUid: (uid) => find({ uid }),
    findByUserCode: async () => undefined,
    consume: (id) => consumeEntry(database, { model, id, now: now() }),
    destroy: (id) => deleteEntry(database, { model, id }),
    revokeByGrantId: (grantId) => deleteGrant(database, { model, grantId }),
  }
}
