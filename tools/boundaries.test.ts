import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBreaches } from './boundaries.ts'
import { unnamedFolders } from './named-folders.ts'
import { unownedTables, writers } from './table-writers.ts'

/** The breaches of a checkout with only these files. */
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

/** A placeholder in SQL that is filled in at run time. */
const hole = ['$', '{table}'].join('')

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

it('reports a cycle of nouns once, with its path', () => {
  const breaches = breachesOf({
    'server/jobs/close-job.ts': importing('../selection/end-selection.ts'),
    'server/selection/end-selection.ts': importing('../messages/tell.ts'),
    'server/messages/tell.ts': importing('../jobs/queries.ts'),
  })
  expect(breaches).toHaveLength(1)
  expect(breaches[0]?.says).toMatch(/jobs → selection → messages → jobs/)
})

it('allows two nouns to import each other in their tests', () => {
  const breaches = breachesOf({
    'server/jobs/close-job.ts': importing('../selection/end-selection.ts'),
    'server/selection/end-selection.test.ts': importing('../jobs/close-job.ts'),
  })
  expect(breaches).toEqual([])
})

describe('a circle of files', () => {
  it('is reported once, by a shortest path, also if only types are imported', () => {
    const breaches = breachesOf({
      'web/parts/jobs/board.tsx': "import type { Card } from './card.tsx'\nimport { column } from './column.tsx'\n",
      'web/parts/jobs/card.tsx': "import type { Board } from './board.tsx'\n",
      'web/parts/jobs/column.tsx': importing('./card.tsx'),
    })
    expect(breaches).toHaveLength(1)
    expect(breaches[0]).toMatchObject({
      file: 'web/parts/jobs/board.tsx',
      says: expect.stringContaining('web/parts/jobs/board.tsx → web/parts/jobs/card.tsx → web/parts/jobs/board.tsx'),
    })
  })

  it('is found in every workspace, each separately', () => {
    const breaches = breachesOf({
      'marketplace/jobs/a.ts': importing('./b.ts'),
      'marketplace/jobs/b.ts': importing('./a.ts'),
      'server/platform/c.ts': importing('./d.ts'),
      'server/platform/d.ts': importing('./c.ts'),
    })
    expect(breaches.map(({ file }) => file).toSorted()).toEqual(['marketplace/jobs/a.ts', 'server/platform/c.ts'])
  })

  it('isn’t reported if two files share a third, nor through a test', () => {
    const breaches = breachesOf({
      'web/parts/jobs/board.tsx': importing('./card.tsx'),
      'web/parts/jobs/list.tsx': importing('./card.tsx'),
      'web/parts/jobs/card.test.tsx': importing('./board.tsx'),
      'web/parts/jobs/card.tsx': '',
    })
    expect(breaches).toEqual([])
  })
})

describe('a write to a table', () => {
  it.each([
    ['server/jobs/x.ts', "tx.insertInto('job').values({})"],
    ['server/jobs/x.ts', "tx.selectFrom('candidacy').selectAll().forUpdate()"],
    ['server/jobs/x.ts', 'sql`select id from candidacy where id = 1 for update`'],
    ['server/jobs/x.ts', 'sql`insert into job (id) values (1) on conflict (id) do update set name = excluded.name`'],
    ['server/jobs/x.ts', '/**\n * Moves what they update candidacy set, or delete from candidacy.\n */'],
    ['server/jobs/x.test.ts', "tx.updateTable('candidacy').set({})"],
    ['tests/world/x.ts', "tx.updateTable('candidacy').set({})"],
    ['server/platform/events/x.ts', "tx.updateTable('event').set({})"],
    ['server/selection/deep/er.ts', "tx.updateTable('candidacy').set({})"],
  ])('is allowed to its noun, and reading to all: %s: %s', (file, text) => {
    expect(breachesOf({ [file]: text })).toEqual([])
  })

  it.each([
    "tx.insertInto('candidacy').values({})",
    "tx.updateTable( 'candidacy' ).set({})",
    "tx.updateTable('candidacy as other').set({})",
    "tx\n  .deleteFrom('candidacy')",
    'sql`insert into candidacy (id) values (1)`',
    'sql`\n  with held as (select id from job for no key update)\n  update candidacy set step = null from held`',
    'sql`update only candidacy as p set step = null`',
    'sql`UPDATE "candidacy" SET step = null`',
    'sql`delete from candidacy where id = 1`',
    'sql`merge into candidacy using held on true`',
    'sql`truncate job, candidacy`',
  ])('is refused to another noun however it is written: %s', (text) => {
    const breaches = breachesOf({ 'server/jobs/x.ts': text })
    expect(breaches).toEqual([
      { file: 'server/jobs/x.ts', says: 'may not write candidacy: ask a verb of selection, or let it listen' },
    ])
  })

  it.each([
    'tx.updateTable(tables[subject]).set({})',
    `sql\`update ${hole} set status = null\``,
    `sql\`insert into ${hole} (id) values (1)\``,
    `sql\`delete from ${hole}\``,
  ])('must name the table: %s', (text) => {
    expect(breachesOf({ 'server/jobs/x.ts': text })[0]?.says).toMatch(/name it, so that its writer can be known/)
  })

  it('needs a writer for a new table', () => {
    expect(breachesOf({ 'server/jobs/x.ts': "tx.insertInto('hobby').values({})" })[0]?.says).toMatch(/no writer yet/)
  })

  it('has exactly one noun for each table there is', () => {
    const tables = Object.values(writers).flat()
    expect(new Set(tables).size).toBe(tables.length)
    expect(unownedTables(join(import.meta.dirname, '..'))).toEqual([])
    for (const noun of Object.keys(writers)) expect(existsSync(join(import.meta.dirname, '../server', noun))).toBe(true)
  })
})

it.each(['utils', 'helpers', 'lib', 'core', 'common', 'manager', 'misc', 'shared'])(
  'refuses a folder named %s',
  (name) => {
    expect(breachesOf({ [`server/jobs/${name}/x.ts`]: '' }).map(({ file }) => file)).toEqual([`server/jobs/${name}`])
  },
)

describe('the tree of ARCHITECTURE.md', () => {
  it('names every folder of rules, contract, server and tests', () => {
    const checkout = mkdtempSync(join(tmpdir(), 'trampolim-boundaries-'))
    try {
      for (const folder of [
        'marketplace/jobs',
        'marketplace/new-noun',
        'contract/gateway',
        'server/jobs',
        'tests/world',
      ]) {
        mkdirSync(join(checkout, folder), { recursive: true })
      }
      const tree = 'marketplace/\n  jobs/ x\ncontract/\n  gateway/\ntests/\n  world/\n'
      writeFileSync(join(checkout, 'ARCHITECTURE.md'), `# A\n\n## Folders\n${tree}\n## Other\n\nnew-noun/\n`)
      expect(unnamedFolders(checkout).map(({ file }) => file)).toEqual(['marketplace/new-noun'])
    } finally {
      rmSync(checkout, { recursive: true, force: true })
    }
  })
})
