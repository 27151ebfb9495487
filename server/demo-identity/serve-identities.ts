import type { ServerResponse } from 'node:http'
import { demoIdentities, demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { type Network, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientMetadata, default as Provider } from 'oidc-provider'
import { demoNetwork } from '../platform/configuration.ts'
import type { House } from '../platform/house.ts'
import { once } from '../platform/once.ts'
import { consentPage, gonePage } from './consent-page.ts'

type Interaction = FastifyRequest<{ Params: { uid: string; key: string } }>

type Served = { house: House; network: Network; otherClients: readonly ClientMetadata[] }

/**
 * Serves the stand-ins for networks without settings, in the demo only. `otherClients`: further products registered
 * there, which tests need.
 */
export async function serveIdentities(
  app: FastifyInstance,
  house: House,
  { otherClients = [] }: { otherClients?: readonly ClientMetadata[] } = {},
) {
  const { configuration } = house
  if (!configuration.demo) return
  for (const network of networks.codes) {
    const own = demoNetwork(network, configuration)
    if (configuration.networks[network]?.issuer === own.issuer)
      await serveIdentity(app, { house, network, otherClients })
  }
}

async function serveIdentity(app: FastifyInstance, { house, network, otherClients }: Served) {
  const settings = demoNetwork(network, house.configuration)
  const path = pathOf(network)
  const provider = once(async () => {
    const { identityProvider } = await import('./identity-provider.ts')
    return identityProvider(house, { network, settings, otherClients })
  })
  // The provider authenticates requests itself, by its own cookies and its clients' secrets.
  const route = { config: { carriesOwnProof: true } } as const
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The provider reads the bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    const page = `${path}/interaction/:uid`
    scope.get(page, route, async (request: Interaction, reply) => {
      const asked = await findAsked(await provider(), request, reply)
      const { nonce } = request
      const html = asked ? consentPage({ network, path: `${path}/interaction/${asked.uid}`, nonce }) : gonePage(nonce)
      return reply
        .status(asked ? 200 : 410)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html)
    })
    scope.post(`${page}/choose/:key`, route, async (request: Interaction, reply) => {
      const identity = demoIdentities.find(({ key }) => key === request.params.key)
      const asked = identity && (await findAsked(await provider(), request, reply))
      if (!identity || !asked) return reply.status(410).type('text/html; charset=utf-8').send(gonePage(request.nonce))
      const accountId = demoSubject(network, identity.key)
      const grantId = await grantOf(await provider(), { accountId, clientId: asked.clientId })
      return finish(await provider(), request, reply, { login: { accountId }, consent: { grantId } })
    })
    scope.post(`${page}/refuse`, route, async (request: Interaction, reply) => {
      if (!(await findAsked(await provider(), request, reply))) {
        return reply.status(410).type('text/html; charset=utf-8').send(gonePage(request.nonce))
      }
      return finish(await provider(), request, reply, { error: 'access_denied' })
    })
    scope.route({
      ...route,
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: `${path}/*`,
      handler: async (request, reply) => {
        const answer = (await provider()).callback()
        const { raw } = request
        // The provider knows its paths without the folder under which it stands.
        Object.assign(raw, { originalUrl: raw.url })
        raw.url = (raw.url ?? '').slice(path.length) || '/'
        await answer(raw, taken(reply))
      },
    })
  })
}

/** The path of a network's stand-in, as its issuer names it. */
const pathOf = (network: Network) => `/demo/identity/${network}`

/** The sign-in request of this browser and its network; null if there is none any more. */
async function findAsked(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    return { uid, clientId: String(params.client_id) }
  } catch {
    return null
  }
}

async function grantOf(provider: Provider, of: { accountId: string; clientId: string }): Promise<string> {
  const grant = new provider.Grant(of)
  grant.addOIDCScope('openid email profile')
  return grant.save()
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionFinished']>[2],
) {
  await provider.interactionFinished(request.raw, taken(reply), result, { mergeWithLastSubmission: false })
}

/** The raw response, for the provider to write to, with the headers that every response has. */
function taken(reply: FastifyReply): ServerResponse {
  const headers = reply.getHeaders()
  reply.hijack()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw
}
