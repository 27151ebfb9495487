import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addSecurityHeaders } from './headers/security-headers.ts'

const settings = { clientId: 'us', clientSecret: 'secret' }

it.each([
  [{ google: null, linkedin: null }, "form-action 'self'"],
  [
    {
      google: { ...settings, issuer: 'https://accounts.google.com' },
      linkedin: { ...settings, issuer: 'https://trampolim.example/demo/identity/linkedin' },
    },
    "form-action 'self' https://accounts.google.com",
  ],
])('lets forms lead only to ourselves and to the networks with settings: %j', async (networks, expected) => {
  const app = fastify()
  app.decorateRequest('nonce', '')
  addSecurityHeaders(app, { publicUrl: 'https://trampolim.example', networks, broker: null, vlibrasUrl: null })
  app.get('/', async () => 'here')
  const { headers } = await app.inject('/')
  const directives = String(headers['content-security-policy']).split(';')
  expect(directives).toContain(expected)
  expect(directives).toContain("connect-src 'self'")
})
