import { dataExportsIn } from '@trampolim/tests/fixtures/data-exports.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { leavingRoutes } from '../leaving/routes.ts'
import { dropEndedExports, makeExport } from './make-export.ts'
import { findExport } from './queries.ts'

describe('the file with a candidate’s data', async () => {
  const house = await testHouse()
  const { database, storage } = house
  const { exports, fileOf, work, zulmira } = dataExportsIn(house)

  it('is announced by a letter that links to the page, and can be opened only by its owner, as an attachment', async () => {
    const { who, davi } = await zulmira()
    await exports(who).askDataExport({})
    expect((await refusal(exports(who).openDataExport({}))).code).toBe('file_not_found')
    await work()
    expect(house.letters).toMatchObject([{ to: who.email, subject: 'Seus dados estão prontos para baixar' }])
    expect(house.letters[0]?.text).toContain('/profile/privacy#data-export')
    expect(house.letters[0]?.text).not.toContain('signature')
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'ready', ends: '2026-03-12T15:00:00.000Z' })
    const [file] = await fileOf(who)
    expect(file).toMatchObject({ name: 'meus-dados-trampolim.zip', type: 'application/zip' })
    expect((await exports(who).openDataExport({})).url).toContain(`/files/${file?.id}?expires=`)
    expect((await refusal(exports(davi).openDataExport({}))).code).toBe('file_not_found')
    expect(await exports(davi).readDataExport({})).toMatchObject({ state: 'none' })
  })

  it('is made once for twenty simultaneous requests within the quota, and the link works twice', async () => {
    const { who } = await zulmira()
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => exports(who).askDataExport({})))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await refusal(exports(who).askDataExport({}))).status).toBe(429)
    const { id } = await database.selectFrom('data_export').select('id').executeTakeFirstOrThrow()
    await Promise.all([makeExport(house, { id }), makeExport(house, { id })])
    await work()
    expect(house.letters).toHaveLength(1)
    expect(await fileOf(who)).toHaveLength(1)
  })

  it('is replaced by a new one, and deleted when it ends', async () => {
    const { who } = await zulmira()
    await exports(who).askDataExport({})
    await work()
    const [first] = await fileOf(who)
    await exports(who).askDataExport({})
    await work()
    const [second, ...more] = await fileOf(who)
    expect(more).toEqual([])
    expect(second?.id).not.toBe(first?.id)
    expect(await storage.read(first?.key ?? '')).toBeNull()
    house.clock.pass(48 * 3600)
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'none' })
    expect((await refusal(exports(who).openDataExport({}))).code).toBe('file_not_found')
    await dropEndedExports(house)
    await work()
    expect(await fileOf(who)).toEqual([])
    expect(await storage.read(second?.key ?? '')).toBeNull()
  })

  it('is deleted with the account, also while it is being made', async () => {
    const { who, davi } = await zulmira()
    for (const each of [who, davi]) await exports(each).askDataExport({})
    await house.as(leavingRoutes, davi).deleteProfessional({})
    await work()
    const [file] = await fileOf(who)
    expect(await fileOf(davi)).toEqual([])
    await house.as(leavingRoutes, who).deleteProfessional({})
    await work()
    expect(await fileOf(who)).toEqual([])
    expect(await storage.read(file?.key ?? '')).toBeNull()
  })

  it('reports that it failed, or took too long, and can be requested again', async () => {
    const { who } = await zulmira()
    await exports(who).askDataExport({})
    const { id } = await database.selectFrom('data_export').select('id').executeTakeFirstOrThrow()
    const full = { ...storage, write: () => Promise.reject(new Error('the disk is full')) }
    await makeExport({ ...house, storage: full }, { id })
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'failed', ends: null })
    await exports(who).askDataExport({})
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'making' })
    house.clock.pass(3601)
    expect(await findExport(database, { accountId: who.accountId, now: house.now() })).toMatchObject({
      state: 'failed',
    })
    await exports(who).askDataExport({})
    await work()
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'ready' })
  })

  it('is for candidates only, inactive ones too', async () => {
    const { who, bruno, rita } = await zulmira()
    const inactive = { ...who, role: 'user:inactive' } as const
    await exports(inactive).askDataExport({})
    await work()
    expect(await exports(inactive).readDataExport({})).toMatchObject({ state: 'ready' })
    for (const call of ['readDataExport', 'askDataExport', 'openDataExport'] as const) {
      expect((await refusal(exports(null)[call]({}))).status).toBe(401)
      for (const other of [bruno, rita]) expect((await refusal(exports(other)[call]({}))).status).toBe(403)
    }
  })
})
