import { describe, expect, it } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { faultsOfPdf } from './faults-of-pdf.ts'
import { curriculumOfPdf } from './pdf-curriculum.ts'
import { emptyPdf, type PdfDraft, registrationOfPdf, shapedPdf } from './pdf-draft.ts'

const now = new Date('2026-03-02T12:00:00Z')
const today = '2026-03-02'
const written: PdfDraft = {
  ...emptyPdf,
  name: 'Ana Souza',
  occupations: [{ cbo: '513505', title: 'Atendente de lanchonete', yearsOfExperience: '2', area: '', hierarchy: '' }],
}

describe('a curriculum for a PDF without an account', () => {
  it('needs a name and an occupation, nothing else', () => {
    expect(Object.keys(faultsOfPdf(emptyPdf, { today }))).toEqual(['name', 'occupations.0.cbo'])
    expect(faultsOfPdf(written, { today })).toEqual({})
  })

  it.each([
    [{ name: 'a'.repeat(500) }, 'name', 'too_long'],
    [{ email: 'ana@' }, 'email', 'invalid_email'],
    [{ phone: '123' }, 'phone', 'invalid_phone'],
    [{ place: 'a'.repeat(121) }, 'place', 'too_long'],
  ] as const)('with %j has a fault at %s', (change, field, code) => {
    expect(faultsOfPdf({ ...written, ...change }, { today })).toEqual({ [field]: faultText(code) })
  })

  it('is read with the titles that were chosen', () => {
    const { curriculum } = curriculumOfPdf(written, now) as { curriculum: { occupations: unknown } }
    expect(curriculum.occupations).toMatchObject([{ cbo: '513505', title: 'Atendente de lanchonete' }])
  })

  it('says which text is too long for a curriculum', () => {
    expect(curriculumOfPdf({ ...written, objective: 'a'.repeat(1001) }, now)).toEqual({
      faults: { objective: faultText('too_long') },
    })
  })

  it('starts a registration with what was written, without asking for it again', () => {
    const draft = registrationOfPdf({ ...written, email: 'ana@example.com', phone: '(11) 98765-4321' })
    expect(draft).toMatchObject({ name: 'Ana Souza', email: 'ana@example.com', phones: [{ phone: '(11) 98765-4321' }] })
    expect(draft.curriculum.occupations).toEqual(written.occupations)
  })

  it.each([null, 'x', { name: 3, experiences: 'x' }])('takes %j from outside as an empty one', (value) => {
    expect(shapedPdf(value)).toEqual(emptyPdf)
  })
})
