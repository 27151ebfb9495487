import { faultsInHtml } from '@trampolim/tests/checks/valid-html.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { serveExplorer } from './explorer.ts'

const { configuration, log } = await testHouse()

it('shows each document, with scripts that its policy allows, and leads back without them', async () => {
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  await serveExplorer(app, { sources: [{ title: 'Vagas', base: '/api/search-jobs' }] })
  const { headers, body } = await app.inject('/api/docs/explorer')
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
  expect(nonce).not.toBe('')
  expect(body).toContain(`<script nonce="${nonce}">`)
  expect(body).toContain('"/api/search-jobs/openapi.json"')
  for (const [, address = ''] of body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g))
    expect((await app.inject(address)).statusCode, address).toBe(200)
  expect(body).toContain('<html lang="pt-BR">')
  expect(/<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]).toContain('href="/api/docs"')
  expect(await faultsInHtml(body)).toEqual([])
  await app.close()
})
