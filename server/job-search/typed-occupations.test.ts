import { typedTexts } from '@trampolim/marketplace/occupations/typed-texts.ts'
import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import { describe, expect, it } from 'vitest'
import { suggestOccupationNames, understandOccupation } from './understand-occupation.ts'

describe('x', async () => {
  const database = await testDatabase()
  it('y', async () => {
    const badS: string[] = [],
      badU: string[] = []
    for (const [typed, fam] of typedTexts) {
      const names = await suggestOccupationNames(database, typed, 5)
      const rows = names.length
        ? await database.selectFrom('occupation_name').select(['cbo']).where('name', 'in', names).execute()
        : []
      if (!rows.some((r) => String(r.cbo).startsWith(fam))) badS.push(`${typed} ${fam} → ${names.join(' | ')}`)
      const u = await understandOccupation(database, typed)
      const cb = (u?.cbos ?? []).map((c) => String(c).padStart(6, '0'))
      if (!cb.some((c) => c.startsWith(fam))) badU.push(`${typed} ${fam} → ${u?.name} ${cb.slice(0, 5)}`)
    }
    console.log(`SUGGEST bad ${badS.length}\n${badS.join('\n')}\nUNDERSTAND bad ${badU.length}\n${badU.join('\n')}`)
    for (const t of ['au', 'aux', 'vend', 've', 'mot', 'op', 'pro', 'tec', 'aux adm', 'enf', 'rec', 'as', 'de'])
      console.log(t, '→', (await suggestOccupationNames(database, t, 8)).join(' | '))
  }, 100000)
})
