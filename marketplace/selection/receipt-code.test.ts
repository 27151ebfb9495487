import { describe, expect, it } from 'vitest'
import { receiptCodeBytes, receiptCodeIn, receiptCodeOf, spacedReceiptCode } from './receipt-code.ts'

describe('the code of a receipt', () => {
  const code = receiptCodeOf(Uint8Array.from({ length: receiptCodeBytes }, (_, at) => at * 13))

  it('has 20 of 32 letters, and none that is mistaken for another', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    const all = new Set(Array.from({ length: 256 }, (_, byte) => receiptCodeOf(Uint8Array.of(byte))))
    expect(all.size).toBe(32)
    for (const letter of 'ILOU') expect(all).not.toContain(letter)
  })

  it('is read as people type it from the paper', () => {
    expect(spacedReceiptCode(code)).toMatch(/^(.{5}-){3}.{5}$/)
    expect(receiptCodeIn(spacedReceiptCode(code))).toBe(code)
    expect(receiptCodeIn(` ${spacedReceiptCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    expect(receiptCodeIn('oil0o-1i1l1-00000-00000')).toBe('01100111110000000000')
  })

  it.each(['', 'K7Q2M', 'U'.repeat(20), '0'.repeat(21), "0' or '1'='1", '０'.repeat(20)])('is not %j', (typed) => {
    expect(receiptCodeIn(typed)).toBeNull()
  })
})
