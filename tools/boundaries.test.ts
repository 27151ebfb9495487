import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBreaches } from './boundaries.ts'

/** The breaches of a checkout that has just these files. */
function breachesOf(files: Record<string, string>) {
  const checkout = mkdtempSync(join(tmpdir(), 'trampolim-boundaries-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true })
      writeFileSync(join(checkout, path), text)
    }
    return findBreaches(checkout)
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

const importing = (specifier: string) => `import { x } from '${specifier}'\n`

describe('an import that goes down', () => {
  it.each([
    ['marketplace/jobs/status.ts', '../transitions.ts'],
    ['contract/jobs.ts', '@trampolim/marketplace/jobs/status.ts'],
    ['phrases/pt-br/jobs.ts', '@trampolim/contract/jobs.ts'],
    ['server/platform/refusal.ts', '@trampolim/contract/refusals.ts'],
    ['server/jobs/pause-job.ts', '../platform/refusal.ts'],
    ['server/jobs/pause-job.ts', '../organizations/queries.ts'],
    ['server/services/gateway.ts', '../jobs/routes.ts'],
    ['web/screens/visitor/home.tsx', '../../parts/jobs/card.tsx'],
    ['web/parts/jobs/card.tsx', '../../design/card.tsx'],
    ['web/platform/href.ts', '../routes.ts'],
    ['server/jobs/pause-job.test.ts', '@trampolim/tests/database/test-database.ts'],
    ['tests/world/fill.ts', '@trampolim/server/jobs/queries.ts'],
    ['tools/start.ts', '@trampolim/tests/world/fill.ts'],
    ['tests/pages/pages.test.ts', '../../tools/browser.ts'],
    ['web/design/button.tsx', 'react'],
  ])('is allowed: %s → %s', (file, specifier) => {
    expect(breachesOf({ [file]: importing(specifier) })).toEqual([])
  })
})

describe('an import that goes up or sideways', () => {
  it.each([
    ['marketplace/jobs/status.ts', '@trampolim/contract/jobs.ts', 'rules stand on nothing of ours'],
    ['contract/jobs.ts', '@trampolim/phrases/speak.ts', 'the contract knows the rules alone'],
    ['phrases/pt-br/jobs.ts', '@trampolim/server/jobs/present.ts', 'texts know codes and types alone'],
    ['server/platform/http/app.ts', '../../jobs/queries.ts', 'the platform knows no domain word'],
    ['server/platform/http/app.ts', '@trampolim/contract/jobs.ts', 'the platform knows no domain word'],
    ['server/jobs/pause-job.ts', '@trampolim/web/routes.ts', 'pages call it through the contract client'],
    ['server/jobs/pause-job.ts', '@trampolim/tests/world/fill.ts', 'a verb leaves through'],
    ['server/jobs/pause-job.ts', '../organizations/routes.ts', 'ask organizations through'],
    ['server/jobs/pause-job.ts', '../organizations/present.ts', 'ask organizations through'],
    ['server/jobs/pause-job.ts', '../services/start.ts', 'no noun knows them'],
    ['web/design/button.tsx', '@trampolim/phrases/pt-br/frame.ts', 'belong to web/parts'],
    ['web/design/button.tsx', '../parts/jobs/card.tsx', 'belong to web/parts'],
    ['web/platform/session.ts', '../parts/jobs/card.tsx', 'pieces shared by screens belong to web/parts'],
    ['web/parts/jobs/card.tsx', '../../screens/visitor/home.tsx', 'parts are used by screens'],
    ['web/screens/visitor/home.tsx', '@trampolim/server/jobs/queries.ts', 'through the contract client'],
    ['contract/jobs.ts', '../marketplace/jobs/status.ts', 'write @trampolim/marketplace/jobs/status.ts'],
  ])('is refused: %s → %s', (file, specifier, advice) => {
    const breaches = breachesOf({ [file]: importing(specifier) })
    expect(breaches).toHaveLength(1)
    expect(breaches[0]?.file).toBe(file)
    expect(breaches[0]?.says).toContain(advice)
  })

  it.each([
    ["export * from '@trampolim/server/jobs/queries.ts'"],
    ["const x = await import('@trampolim/server/jobs/queries.ts')"],
    ["import '@trampolim/server/jobs/queries.ts'"],
    ["import {\n  type A,\n  b,\n} from '@trampolim/server/jobs/queries.ts'"],
  ])('is seen however it is written: %s', (text) => {
    expect(breachesOf({ 'web/root.tsx': text })).toHaveLength(1)
  })
})

it('names a circle of nouns once, with the way round', () => {
  const breaches = breachesOf({
    'server/jobs/close-job.ts': importing('../selection/end-selection.ts'),
    'server/selection/end-selection.ts': importing('../messages/tell.ts'),
    'server/messages/tell.ts': importing('../jobs/queries.ts'),
  })
  expect(breaches).toHaveLength(1)
  expect(breaches[0]?.says).toMatch(/jobs → selection → messages → jobs/)
})

it('lets two nouns know one another in their tests', () => {
  const breaches = breachesOf({
    'server/jobs/close-job.ts': importing('../selection/end-selection.ts'),
    'server/selection/end-selection.test.ts': importing('../jobs/close-job.ts'),
  })
  expect(breaches).toEqual([])
})

it.each(['utils', 'helpers', 'lib', 'core', 'common', 'manager', 'misc', 'shared'])(
  'refuses a folder named %s',
  (name) => {
    expect(breachesOf({ [`server/jobs/${name}/x.ts`]: '' }).map(({ file }) => file)).toEqual([`server/jobs/${name}`])
  },
)
