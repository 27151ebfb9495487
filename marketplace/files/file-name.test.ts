import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

const pdf = 'application/pdf'

describe('the name of a file', () => {
  it.each([
    ['Currículo da Ana.pdf', 'Currículo da Ana.pdf'],
    ['curriculo.bat', 'curriculo.pdf'],
    ['cv.pdf.exe', 'cv.pdf'],
    ['cv.exe.pdf', 'cv exe.pdf'],
    ['cv.pdf.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['Dr. J. Silva', 'Dr J Silva.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['a\u202E\u0301', 'á.pdf'],
    ['c\u200Bv\u0000\r\nSet-Cookie: a.pdf', 'cv Set-Cookie a.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Windows\\con', 'arquivo con.pdf'],
    ['COM¹.pdf', 'arquivo COM¹.pdf'],
    ['nul .pdf', 'arquivo nul.pdf'],
    ['.bashrc', 'bashrc.pdf'],
    ['..pdf', 'arquivo.pdf'],
    ['--help.pdf', 'help.pdf'],
    ['=1+1.pdf', '1+1.pdf'],
    ['cv.exe. . .', 'cv.pdf'],
    ['cv.exe::$DATA', 'cv exe DATA.pdf'],
    ['a"b;c=%2e.pdf', 'a b c= 2e.pdf'],
    ['', 'arquivo.pdf'],
    ['\u202E', 'arquivo.pdf'],
  ])('%j found to be a PDF is %j', (given, safe) => {
    expect(safeFileName(given, pdf)).toBe(safe)
  })

  it.each([
    ['image/jpeg', 'foto.jpg'],
    ['image/png', 'foto.png'],
    ['application/msword', 'foto.doc'],
    ['text/html', 'foto.bin'],
    ['', 'foto.bin'],
  ])('ends with the extension of its type %j', (type, safe) => {
    expect(safeFileName('foto.html', type)).toBe(safe)
  })

  it('becomes safe, whatever it was, and is then unchanged', () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({
        unit: fc.constantFrom('.', ' ', '/', '\\', 'a', 'con', '\u202E', '\uD800', '\u0301', '𝕏', 'pdf', '-'),
      }),
    )
    fc.assert(
      fc.property(anyName, (given) => {
        const safe = safeFileName(given, pdf)
        expect(safe).toMatch(/^[^./\\:*?"<>|\p{C}]+\.pdf$/u)
        expect(safe).not.toMatch(/^[-\s]|\s\.pdf$/)
        expect(safe).not.toMatch(/^(con|prn|aux|nul)\.pdf$/i)
        expect(new TextEncoder().encode(safe).length).toBeLessThan(230)
        expect(safeFileName(safe, pdf)).toBe(safe)
      }),
    )
  })
})
