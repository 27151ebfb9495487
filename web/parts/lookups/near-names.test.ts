import type { Calls } from '@trampolim/contract/client/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { withNearNames } from './near-names.ts'

function callsOf(names: readonly string[]) {
  const autocomplete = vi.fn(async () => names.map((name) => ({ code: name, name })))
  return { calls: { socialMedia: { lookups: { autocomplete } } } as unknown as Calls, autocomplete }
}

describe('the known names like a typed occupation', () => {
  it('stand in the fault of its field, and others stay', async () => {
    const { calls } = callsOf(['Padeiro', 'Confeiteiro'])
    const faults = await withNearNames(calls, { occupation: 'x', salary: 'y' }, { occupation: 'padero' })
    expect(faults.occupation).toContain('Padeiro; Confeiteiro')
    expect(faults.salary).toBe('y')
  })

  it('aren’t asked for what is empty or has no fault', async () => {
    const { calls, autocomplete } = callsOf([])
    expect(await withNearNames(calls, { a: 'x' }, { a: ' ', b: 'padero' })).toEqual({ a: 'x' })
    expect(autocomplete).not.toHaveBeenCalled()
  })

  it('are asked for a few fields only, however many are sent', async () => {
    const { calls, autocomplete } = callsOf(['Padeiro'])
    const fields = Array.from({ length: 1000 }, (_, at) => `occupations.${at}.cbo`)
    const all = (text: string) => Object.fromEntries(fields.map((field) => [field, text]))
    await withNearNames(calls, all('x'), all('padero'))
    expect(autocomplete).toHaveBeenCalledTimes(5)
  })
})
