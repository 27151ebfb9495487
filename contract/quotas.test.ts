import { isContractProcedure } from '@orpc/contract'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { describe, expect, it } from 'vitest'
import type { CallMeta } from './call.ts'
import { services } from './services.ts'

type Entry = { name: string; method: string; quota: CallMeta['quota'] }

/** Every call of the contract under its dotted name. */
function entriesOf(tree: object, path: string): Entry[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const name = path ? `${path}.${key}` : key
    if (!isContractProcedure(node)) return entriesOf(node as object, name)
    const { meta, route } = node['~orpc']
    return [{ name, method: route.method ?? '', quota: (meta as CallMeta).quota }]
  })
}

const entries = entriesOf(services, '')
/** Calls that change something although their method suggests that they don't. */
const changingReads = ['gateway.recruiterSelection.readCandidate', 'socialMedia.files.signedUrl']

describe('the contract', () => {
  const changing = entries.filter(({ name, method }) => method !== 'GET' || changingReads.includes(name))

  it('has calls that change something', () => {
    expect(changing.length).toBeGreaterThan(50)
    for (const name of changingReads) expect(entries.map((each) => each.name)).toContain(name)
  })

  it.each(changing)('limits $name by a quota, or says why none is needed', ({ quota }) => {
    if (typeof quota === 'string') expect(Object.keys(quotas)).toContain(quota)
    else expect(quota?.none).toMatch(/^.{20,}\.$/)
  })

  it('uses every quota', () => {
    const used = new Set(entries.map(({ quota }) => quota))
    for (const name of Object.keys(quotas)) expect(used).toContain(name)
  })
})
