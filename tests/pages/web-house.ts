import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { siteOf } from '@trampolim/server/services/pages/pages.ts'
import { registerWeb } from '@trampolim/server/services/pages/web.ts'

const checkout = join(import.meta.dirname, '../..')

/** Serves the built pages with the real HTTP server, without services; enough for pages that make no calls. */
export async function openWebHouse({
  person = null,
  publicUrl = 'http://localhost:3999',
  demo = false,
  settings = {},
  calls = {} as Calls,
}: {
  person?: SessionUser | null
  publicUrl?: string
  demo?: boolean
  settings?: NodeJS.ProcessEnv
  calls?: Calls
} = {}) {
  const configuration = readConfiguration(
    {
      DEMO: String(demo),
      SECRET: 'x'.repeat(32),
      PUBLIC_URL: publicUrl,
      DATA_DIR: join(tmpdir(), 'trampolim-pages'),
      ...settings,
    },
    { checkout },
  )
  const problems: unknown[] = []
  const app = await createApp({ configuration, log: openLog('silent'), metrics: openMetrics() })
  await registerWeb(app, {
    source: { build: join(checkout, 'web/build') },
    site: { ...siteOf(configuration), leavingHosts: ['help.example'] },
    sharedCacheSeconds: 0,
    keptFor: () => 'nobody',
    visitorCalls: () => calls,
    loadContext: async () => ({ calls, person }),
    report: (problem) => problems.push(problem),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, problems, close: () => app.close() }
}
