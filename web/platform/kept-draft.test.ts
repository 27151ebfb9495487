import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DraftPlace, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const inTab: DraftPlace = { name: 'letter:ana', storage: 'tab' }
const inBrowser: DraftPlace = { name: 'letter:ana', storage: 'browser', lifetime: 1000 }

/** A browser's storage, as far as drafts use it. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
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

  it('waits in the one storage that was chosen, until it is forgotten', () => {
    keepDraft(inTab, { text: 'Olá' })
    expect(keptDraft(inTab)).toEqual({ text: 'Olá' })
    expect(keptDraft(inBrowser)).toBeNull()
    expect(keptDraft({ ...inTab, name: 'letter:davi' })).toBeNull()
    forgetDraft(inTab)
    expect(keptDraft(inTab)).toBeNull()
  })

  it('counts for as long as its place says', () => {
    keepDraft(inBrowser, { text: 'Olá' })
    vi.setSystemTime(1000)
    expect(keptDraft(inBrowser)).toEqual({ text: 'Olá' })
    vi.setSystemTime(1001)
    expect(keptDraft(inBrowser)).toBeNull()
  })

  it.each(['no JSON', '{"draft":{"text":"no time"}}', '[]', 'null'])('is not read out of %j', (text) => {
    localStorage.setItem('draft:letter:ana', text)
    expect(keptDraft(inBrowser)).toBeNull()
  })

  it('breaks nothing where the browser refuses storage', () => {
    const refusing = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing })
    keepDraft(inTab, { text: 'Olá' })
    expect(keptDraft(inTab)).toBeNull()
    forgetDraft(inTab)
  })
})
