import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'
import { codeTables } from '@trampolim/marketplace/reference/code-tables.ts'
import { itemLists } from '@trampolim/marketplace/reference/item-lists.ts'
import { reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { sheetFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { describe, expect, it } from 'vitest'
import { valueText } from './value-text.ts'

const { job, organization, candidate } = sheetFields
const all: Fields = { ...organization, ...candidate, ...job }

describe('the value of a field before a reviewer', () => {
  it.each([
    ['jobName', 'Padeiro', 'Padeiro'],
    ['jobName', '', null],
    ['keywords', [], null],
    ['flexSchedule', false, 'Não'],
    ['contractType', 1, 'CLT efetivo'],
    ['salary', 210_000, 'R$ 2.100'],
    ['salaryRange', { from: 210_000, to: 260_050 }, 'R$ 2.100 · R$ 2.600,50'],
    ['benefits', ['vale-transporte', 'cesta-basica'], 'Vale-transporte\nCesta básica'],
    ['idcard', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['phones', [{ phone: '11987654321', isWhatsApp: false }], '(11) 98765-4321'],
    ['phones', [{ phone: '11987654321', isWhatsApp: true }], '(11) 98765-4321 · WhatsApp'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['birthDate', '1982-01-02', '02/01/1982'],
    [
      'questionnaire',
      [{ id: 'a', question: 'Trabalha aos sábados?', type: 'boolean' }],
      'Trabalha aos sábados? · Sim ou não',
    ],
    ['cityState', { cityState: 3550308, city: 'São Paulo', state: 'SP' }, 'São Paulo, SP'],
    ['occupation', { cbo: '848305', title: 'Padeiro' }, 'Padeiro'],
    [
      'workPlaces',
      [{ zipCode: '04101000', qty: 2, district: null, cityState: 3550308, city: 'São Paulo', state: 'SP' }],
      '04101-000 · 2 pessoas · São Paulo, SP',
    ],
    ['languages', [{ language: 'ingles', level: 2 }], 'Inglês · Intermediário'],
    ['tempJobDuration', 90, '90 dias'],
    ['ageOrderMin', 18, '18 anos'],
    [
      'coursesPanel',
      [
        {
          internshipCourse: 'Nutrição',
          internshipSchoolLevel: 'BACHELOR_NORMAL',
          minCoursePeriod: 4,
          shiftCourse: 2,
        },
      ],
      'Nutrição · Graduação · 4º período · Manhã',
    ],
    ['nameOfInstitution', 'rede-cidada', 'Rede Cidadã'],
    [
      'legalException',
      { ground: 'age_by_law', explanation: 'Turno da noite.' },
      /^A lei define a idade.* · Turno da noite.$/,
    ],
    ['driverLicence', { categories: ['A', 'B'], paidActivity: true }, 'A, B · com EAR (exerce atividade remunerada)'],
  ])('%s %o is %o', (field, value, text) => {
    const said = valueText(all[field], value)?.replaceAll('\u00a0', ' ') ?? null
    if (text instanceof RegExp) expect(said).toMatch(text)
    else expect(said).toBe(text)
  })
})

/** Every code that a field may contain, as part of a value of that field. */
function codesIn(field: Field): { code: string | number; value: unknown }[] {
  switch (field.is) {
    case 'code':
      return codeTables[field.table].codes.map((code) => ({ code, value: code }))
    case 'codes':
      return codeTables[field.table].codes.map((code) => ({ code, value: [code] }))
    case 'item':
      return itemLists[field.list].codes.map((code) => ({ code, value: code }))
    case 'items':
      return itemLists[field.list].codes.map((code) => ({ code, value: [code] }))
    case 'record':
    case 'list':
      return Object.entries(field.of).flatMap(([name, part]) =>
        codesIn(part).map(({ code, value }) => ({
          code,
          value: field.is === 'list' ? [{ [name]: value }] : { [name]: value },
        })),
      )
    default:
      return []
  }
}

/** Codes that equal their labels. */
const speaking = new Set<unknown>(['A', 'B', 'C', 'D', 'E', 'dbt'])

describe.each(reviewSubjects)('the sheet of a %s', (subject) => {
  it.each(Object.entries<Field>(sheetFields[subject]))('has no raw code in %s', (_, field) => {
    for (const { code, value } of codesIn(field)) {
      const text = valueText(field, value)
      expect(text).not.toBeNull()
      if (!speaking.has(code)) expect(text).not.toBe(String(code))
    }
  })

  it.each(Object.entries<Field>(sheetFields[subject]))('has a word for each yes within %s', (_, field) => {
    if (field.is !== 'record' && field.is !== 'list') return
    for (const [name, part] of Object.entries<Field>(field.of)) {
      if (part.is !== 'yes' || part.reviewed === false) continue
      const value = field.is === 'list' ? [{ [name]: true }] : { [name]: true }
      expect(valueText(field, value)).toMatch(/ |WhatsApp/)
    }
  })
})
