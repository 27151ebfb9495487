import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepDrafts } from './draft-storage.ts'
import { type DraftKey, forgetDraft, keepDraft, keptDraft, withoutUnkept, withUnkept } from './kept-draft.ts'

const key: DraftKey = { name: 'letter:ana' }
const personal: DraftKey = { name: 'letter:ana', lifetime: 1000 }

/** A simplified browser storage, as drafts use it: its entries are its own properties. */
function storage() {
  const items: Record<string, unknown> = {}
  const call = (act: (name: string, text: string) => unknown) => ({ value: act, enumerable: false })
  return Object.defineProperties(items, {
    getItem: call((name) => items[name] ?? null),
    setItem: call((name, text) => {
      items[name] = text
    }),
    removeItem: call((name) => delete items[name]),
  })
}

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    vi.stubGlobal('sessionStorage', storage())
    vi.stubGlobal('localStorage', storage())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is stored only in its tab, until it is deleted', () => {
    keepDraft(key, { text: 'Olá' })
    expect(keptDraft(key)).toEqual({ text: 'Olá' })
    expect(Object.keys(localStorage)).toEqual([])
    expect(keptDraft({ name: 'letter:davi' })).toBeNull()
    forgetDraft(key)
    expect(keptDraft(key)).toBeNull()
  })

  it('is valid for its key’s lifetime', () => {
    keepDraft(personal, { text: 'Olá' })
    vi.setSystemTime(1000)
    expect(keptDraft(personal)).toEqual({ text: 'Olá' })
    vi.setSystemTime(1001)
    expect(keptDraft(personal)).toBeNull()
  })

  it.each(['no JSON', '{"draft":{"text":"no time"}}', '{"draft":{},"until":"later"}', '[]', 'null'])(
    'is not read out of %j',
    (text) => {
      sessionStorage.setItem('draft:letter:ana', text)
      expect(keptDraft(key)).toBeNull()
    },
  )

  it('is deleted once expired, and from storage shared by all tabs', () => {
    keepDraft(personal, { text: 'Olá' })
    keepDraft({ name: 'job' }, { text: 'Vaga' })
    sessionStorage.setItem('positions', '{}')
    localStorage.setItem('draft:registration', '{"draft":{"cpf":"529.982.247-25"},"keptAt":0}')
    localStorage.setItem('other', '1')
    sweepDrafts()
    expect(Object.keys(sessionStorage)).toEqual(['draft:letter:ana', 'draft:job', 'positions'])
    expect(Object.keys(localStorage)).toEqual(['other'])
    vi.setSystemTime(1001)
    sweepDrafts()
    expect(Object.keys(sessionStorage)).toEqual(['draft:job', 'positions'])
  })

  it('is stored without unkept fields, which get their initial values', () => {
    const draft = { text: 'Olá', health: { cid: 'F84' } }
    const kept = withoutUnkept(draft, ['health'])
    expect(JSON.stringify(kept)).not.toContain('F84')
    const initial = { text: '', health: { cid: '' } }
    expect(withUnkept({ ...initial, ...kept }, { initial, unkept: ['health'] })).toEqual({ ...initial, text: 'Olá' })
    expect(draft.health.cid).toBe('F84')
  })

  it('causes no error if the browser refuses storage', () => {
    const refusing = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing })
    keepDraft(key, { text: 'Olá' })
    expect(keptDraft(key)).toBeNull()
    forgetDraft(key)
    sweepDrafts()
  })
})
