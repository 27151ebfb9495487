import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { readCurriculumText } from '@trampolim/marketplace/curriculums/from-text/read-text.ts'
import { describe, expect, it } from 'vitest'
import { fileField } from '../../../parts/curriculum-files/import-names.ts'
import { emptyRegistration, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { fillFromFile } from './fill-from-file.ts'

const today = '2026-03-02'
const written = `Joana Prado
Nascimento: 05/07/1995
joana@example.com
(11) 98765-4321
CEP 01310-100
Experiência
Doceria Jabuticaba – Confeiteira
03/2022 a 05/2024`

/** Fills a registration's draft from a file, which the stubbed server either reads or refuses. */
function fill(draft: RegistrationDraft, text: string | null = written, refused?: Error) {
  const calls = {
    socialMedia: { lookups: { autocomplete: async () => [] } },
    gateway: {
      curriculumFiles: {
        readCurriculumFile: async ({ file }: { file: File }) => {
          if (refused) throw refused
          return { found: readCurriculumText(await file.text(), { today }), kept: null, notKept: null }
        },
      },
    },
  } as unknown as Calls
  const form = new FormData()
  if (text !== null) form.set(fileField, new File([text], 'cv.txt'))
  return fillFromFile(calls, form, { draft, today })
}

describe('a registration that begins with a file', () => {
  it('has what was understood of it', async () => {
    const { draft, read } = await fill(emptyRegistration)
    expect(draft).toMatchObject({
      name: 'Joana Prado',
      email: 'joana@example.com',
      birthDate: '05/07/1995',
      zipCode: '01310-100',
      phones: [{ phone: '(11) 98765-4321' }],
      curriculum: { experiences: [{ companyName: 'Doceria Jabuticaba', startDate: '03/2022' }] },
    })
    expect(read).toMatchObject({ person: true, toCheck: ['experience'], fault: null })
  })

  it('keeps what was typed', async () => {
    const typed = { name: 'Joana M. Prado', email: 'j@example.com', phones: [{ phone: '(21) 9', isWhatsApp: false }] }
    const { draft } = await fill({ ...emptyRegistration, ...typed })
    expect(draft).toMatchObject({ ...typed, birthDate: '05/07/1995' })
  })

  it.each([
    ['no file', null, undefined, 'Escolha um arquivo'],
    ['a file of something else', 'bom dia', undefined, expect.stringContaining('Não achamos nada')],
    ['a refused file', 'x', new ORPCError('file_locked', { message: 'Com senha.' }), 'Com senha.'],
  ])('stays as it is with %s', async (_, text, refused, fault) => {
    const step = await fill(emptyRegistration, text, refused)
    expect(step.draft).toBeUndefined()
    expect(step.read?.fault).toEqual(fault)
  })
})
