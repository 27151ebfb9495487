import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { checkDatabase } from './check-database.ts'
import { checkPooler } from './check-pooler.ts'
import { checkReplica } from './check-replica.ts'
import type { Finding } from './finding.ts'

const house = await testHouse({}, { spoilt: true })
const needed = 30
const check = (options = {}) => checkDatabase(house.databaseUrl, { needed, ...options })
const troubles = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, what }) => `${level} ${what}`)

describe('the database', () => {
  it('is fine as the product creates it, checked with the application’s rights', async () => {
    const findings = await check()
    expect(troubles(findings)).toEqual([])
    expect(findings[0]?.what).toContain('PostgreSQL 18')
    expect(findings).toHaveLength(5)
  })

  it('is at fault if nobody answers, and the password isn’t printed', async () => {
    const findings = await checkDatabase('postgresql://app:hidden@127.0.0.1:1/trampolim', { needed })
    expect(findings).toMatchObject([{ level: 'fault', what: expect.stringContaining('ECONNREFUSED') }])
    expect(JSON.stringify(findings)).not.toContain('hidden')
  })

  it('has too few connections for the processes', async () => {
    expect(troubles(await check({ needed: 1000 }))).toEqual([expect.stringMatching(/^fault Conexões: .* até 1000/)])
  })

  it.each([
    ['warn', 5],
    ['fault', 90],
  ])('is a %s where the clocks differ by %d s', async (level, seconds) => {
    const now = () => new Date(Date.now() + seconds * 1000)
    expect(troubles(await check({ now }))).toEqual([
      expect.stringMatching(new RegExp(`^${level} Relógio: difere ${seconds} s`)),
    ])
  })

  it('warns of a superuser', async () => {
    expect(troubles(await checkDatabase(inject('databaseServer').superuser, { needed }))).toContain(
      'warn Banco de dados: o aplicativo entra como superusuário.',
    )
  })
})

describe('migrations', () => {
  const first = '0001-platform.sql'
  let kept = ''
  afterEach(async () => {
    await sql`delete from migration where name = '9999-of-tomorrow.sql'`.execute(house.owner)
    if (kept) {
      await sql`insert into migration (name, checksum) values (${first}, ${kept})
        on conflict (name) do update set checksum = excluded.checksum`.execute(house.owner)
    }
  })

  it('are reported if they are pending, of a newer version, or changed', async () => {
    const { rows } = await sql<{ checksum: string }>`select checksum from migration where name = ${first}`.execute(
      house.owner,
    )
    kept = rows[0]?.checksum ?? ''
    await sql`insert into migration (name, checksum) values ('9999-of-tomorrow.sql', 'x')`.execute(house.owner)
    expect(troubles(await check())).toEqual([expect.stringMatching(/^warn .*9999-of-tomorrow/)])
    await sql`update migration set needs = '9998-between.sql' where name = '9999-of-tomorrow.sql'`.execute(house.owner)
    expect(troubles(await check())).toEqual([expect.stringMatching(/^fault .*9999-of-tomorrow/)])
    await sql`delete from migration where name in ('9999-of-tomorrow.sql', ${first})`.execute(house.owner)
    expect(troubles(await check())).toEqual([expect.stringMatching(/^warn Migrações: 1 por aplicar, a partir de 0001/)])
    await sql`insert into migration (name, checksum) values (${first}, 'another')`.execute(house.owner)
    expect(troubles(await check())).toEqual([expect.stringMatching(/^fault Migrações: 0001-platform.sql não é/)])
  })
})

describe('the replica for searches', () => {
  it('is reported if it is no replica, or unavailable', async () => {
    const by = { primaryUrl: house.databaseUrl, most: 1 }
    expect((await checkReplica(house.databaseUrl, by)).what).toContain('não é uma réplica')
    const away = await checkReplica('postgresql://app:hidden@127.0.0.1:1/trampolim', by)
    expect(away).toMatchObject({ level: 'warn', what: expect.stringContaining('ECONNREFUSED') })
  })
})

describe('the connections to the database', () => {
  it('are fine if they are direct, and one that resolves to nothing is named', async () => {
    const ways = {
      databaseUrl: house.databaseUrl,
      databaseDirectUrl: null,
      databaseOwnerUrl: house.databaseUrl,
      preparedStatements: false,
    }
    expect(await checkPooler(ways)).toEqual([])
    const nowhere = 'postgresql://app:hidden@127.0.0.1:1/trampolim'
    expect(troubles(await checkPooler({ ...ways, databaseOwnerUrl: nowhere }))).toEqual([
      expect.stringMatching(/^fault Banco de dados: não responde em DATABASE_OWNER_URL/),
    ])
    expect(await checkPooler({ ...ways, databaseUrl: nowhere, databaseOwnerUrl: nowhere })).toEqual([])
    const pooled = { ...ways, databaseDirectUrl: nowhere, databaseOwnerUrl: null }
    expect(troubles(await checkPooler(pooled))).toEqual([
      expect.stringMatching(/^fault Pooler: DATABASE_DIRECT_URL não responde \(ECONNREFUSED\)/),
    ])
  })

  it('warn if nothing limits statements that go through a pooler', async () => {
    const ways = {
      databaseUrl: house.databaseUrl,
      databaseDirectUrl: house.databaseUrl,
      databaseOwnerUrl: null,
      preparedStatements: false,
    }
    expect(troubles(await checkPooler(ways))).toEqual([expect.stringContaining('não têm limite de tempo')])
  })
})

it('says which extension is missing', async () => {
  const template = new URL(inject('databaseServer').superuser)
  template.pathname = '/postgres'
  const findings = await checkDatabase(template.href, { needed })
  expect(troubles(findings)).toContain('fault Extensões: falta pg_trgm.')
})
