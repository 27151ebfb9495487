import { createHash, randomBytes } from 'node:crypto'
import { serveIdentities } from '@trampolim/server/demo-identity/serve-identities.ts'
import { demoNetwork } from '@trampolim/server/platform/configuration.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { freePort } from './free-port.ts'
import { testHouse } from './house.ts'

type Network = 'google' | 'linkedin'

/** Another product that is registered with the same network. */
const elsewhere = { client_id: 'elsewhere', client_secret: 'the secret of elsewhere' }

/** A house with the demo's identity provider listening on a real port. `stop` stops the provider. */
export async function identityHouse() {
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const secret = { current: 'a secret for tests that nobody else knows', former: [] }
  const networks = {
    google: demoNetwork('google', { publicUrl, secret }),
    linkedin: demoNetwork('linkedin', { publicUrl, secret }),
  }
  const house = await testHouse({ publicUrl, secret, networks })
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  const other = { ...elsewhere, redirect_uris: [`${publicUrl}/elsewhere`] }
  await serveIdentities(app, house, {
    otherClients: [
      { ...other, token_endpoint_auth_method: 'client_secret_post', id_token_signed_response_alg: 'EdDSA' },
    ],
  })
  await app.listen({ port, host: 'localhost' })
  return { house, stop: () => app.close() }
}

/**
 * Does on a network's pages what a person does in a browser, and returns the query of the address to which they are
 * redirected.
 */
export async function visit(address: string, chosen: string): Promise<string> {
  const cookies = new Map<string, string>()
  const go = async (to: string, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(to, { method, redirect: 'manual', headers: { cookie } })
    for (const each of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (name) cookies.set(name, value ?? '')
    }
    return answer
  }
  const { origin } = new URL(address)
  let at = address
  for (let steps = 0; steps < 10; steps += 1) {
    const isAsked = at.includes('/interaction/')
    if (isAsked) await (await go(at)).text()
    const act = chosen === 'refuse' ? 'refuse' : `choose/${chosen}`
    const answer = isAsked ? await go(`${at}/${act}`, 'POST') : await go(at)
    const next = answer.headers.get('location')
    if (!next) throw new Error(`${at} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    at = new URL(next, origin).href
    if (/^\/(?:signin\/from|elsewhere)/.test(new URL(at).pathname)) return new URL(at).search
  }
  throw new Error('the network never came back')
}

/** An access token that a network issued to this product, or to another one. */
export async function tokenFor(house: House, network: Network, { who, to }: { who: string; to: 'us' | 'elsewhere' }) {
  const { networks, publicUrl } = house.configuration
  const own = networks[network] as NonNullable<(typeof networks)[Network]>
  const client = to === 'us' ? own : { clientId: elsewhere.client_id, clientSecret: elsewhere.client_secret }
  const returnTo = to === 'us' ? `${publicUrl}/signin/from/${network}` : `${publicUrl}/elsewhere`
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: client.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: returnTo,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const code = new URLSearchParams(await visit(`${own.issuer}/auth?${asked}`, who)).get('code') ?? ''
  const answer = await fetch(`${own.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: returnTo,
      code_verifier: verifier,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
