import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'

const secret = 'uma-senha-qualquer'
const signIn = { email: 'ninguem@exemplo.com', password: secret }

describe('a visitor’s form that is refused, without scripts,', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })
  const origin = house.configuration.publicUrl

  it.each<[string, Record<string, string>]>([
    ['/signin', signIn],
    ['/recruiter/signin', signIn],
    ['/review/signin', signIn],
    ['/forgot-password', { email: 'ninguem sem arroba' }],
    ['/contact', { name: 'Marta Reis', email: 'marta sem arroba', message: 'A página não abre desde ontem.' }],
    [
      '/recruiter/contact',
      { name: 'Marta Reis', email: 'marta sem arroba', message: 'A página não abre desde ontem.' },
    ],
    ['/api/keys', { project: 'Observatório', email: 'duda sem arroba', purpose: 'Contar vagas por bairro.' }],
    ['/api/keys', { intent: 'manage', managed: 'duda sem arroba' }],
  ])('keeps what was typed, but no password: %s', async (url, typed) => {
    const headers = { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(typed).toString() })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const form = answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    for (const [name, text] of Object.entries(typed))
      if (name !== 'intent' && name !== 'password') expect(form, name).toContain(text)
    expect(answer.body).not.toContain(secret)
  })
})
