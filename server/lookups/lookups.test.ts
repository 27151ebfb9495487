import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { lookupRoutes } from './routes.ts'

const house = await testHouse()
const calls = house.as(lookupRoutes)

describe('autocomplete', () => {
  it.each([
    ['occupation', 'vended', 'Vendedor de comércio varejista'],
    ['occupation', 'aux adm', 'Assistente administrativo'],
    ['occupation', 'MOTOBOY', 'Motofretista'],
    ['occupation', 'recepsionista', 'Recepcionista, em geral'],
    ['cityState', 'sao pau', 'São Paulo, SP'],
    ['cityState', 'campinas sp', 'Campinas, SP'],
    ['technology', 'javascr', 'JavaScript'],
  ] as const)('of %s finds «%s»', async (name, text, expected) => {
    const found = await calls.autocomplete({ name, text })
    expect(found.slice(0, 5).map((each) => each.name)).toContain(expected)
  })

  it.each([
    ['Aparecida', ['Aparecida de Goiânia, GO', 'Aparecida, SP']],
    ['bom jesus', ['Bom Jesus, PI', 'Bom Jesus, RS']],
    ['São Gonçalo', ['São Gonçalo, RJ', 'São Gonçalo do Amarante, RN']],
    [
      'São Domingos',
      ['São Domingos, BA', 'São Domingos, GO', 'São Domingos, SC', 'São Domingos, SE', 'São Domingos, PB'],
    ],
  ])(
    'of cityState finds «%s» by the town that is meant most often, and all that are called so',
    async (text, towns) => {
      const found = (await calls.autocomplete({ name: 'cityState', text, limit: 8 })).map((each) => each.name)
      expect(found[0]).toBe(towns[0])
      expect(found).toEqual(expect.arrayContaining(towns))
      expect(new Set(found).size).toBe(found.length)
    },
  )

  it('of cityState finds only what a typed state leaves', async () => {
    const found = await calls.autocomplete({ name: 'cityState', text: 'Bom Jesus, RS' })
    expect(found.map((each) => each.name)).toEqual(['Bom Jesus, RS'])
  })

  it('returns no more than requested', async () => {
    expect(await calls.autocomplete({ name: 'cityState', text: 's', limit: 3 })).toHaveLength(3)
  })
})

describe('documents', () => {
  it.each(['occupation', 'cityState', 'course', 'institution', 'technology', 'companyArea'] as const)(
    'of kind %s are read by the id under which they are suggested',
    async (name) => {
      const [first] = await calls.autocomplete({ name, text: 'a', limit: 1 })
      expect(await calls.readDocument({ id: first?.id ?? '' })).toEqual(first)
    },
  )

  it('that don’t exist are not found', async () => {
    expect((await refusal(calls.readDocument({ id: 'f'.repeat(32) }))).code).toBe('document_not_found')
  })
})

describe('lists and forms', () => {
  it.each([
    'handicaps',
    'knowledgeArea',
    'benefits',
    'generalTechnologies',
    'languages',
    'professionalCourses',
    'apprenticeCourses',
    'apprenticeInstitutions',
    'internshipLevels',
  ])('serves the list %s', async (name) => {
    expect((await calls.readList({ name })).length).toBeGreaterThan(2)
  })

  it('refuses names it does not know', async () => {
    expect((await refusal(calls.readList({ name: 'constructor' }))).code).toBe('list_not_found')
    expect(await refusal(calls.readForm({ name: 'toString' }))).toMatchObject({
      code: 'form_not_found',
      message: 'Não foi possível carregar o formulário toString.',
    })
  })

  it('describes the fields of a form', async () => {
    const { schema } = await calls.readForm({ name: 'registration' })
    expect(schema).toMatchObject({ properties: { personalData: { properties: { cpf: {} } } } })
  })

  it.each([
    ['job', 'jobName'],
    ['organization', 'companyName'],
    ['recruiter', 'personalData'],
  ])('describes the fields of the form %s too', async (name, field) => {
    expect((await calls.readForm({ name })).schema.properties).toHaveProperty(field)
  })
})

it.each([
  ['marcenero', '771105'],
  ['serralhero', '724440'],
])('finds first what a misspelt occupation is: «%s»', async (text, code) => {
  const [first] = await calls.autocomplete({ name: 'occupation', text, limit: 3 })
  expect(first?.code).toBe(code)
})

it.each([
  ['motoboy', '519110'],
  ['ti', '212405'],
  ['programador', '317110'],
  ['aux adm', '411005'],
])('finds occupations by the names that the search knows: «%s»', async (text, code) => {
  const found = await calls.autocomplete({ name: 'occupation', text, limit: 3 })
  expect(found.map((each) => each.code)).toContain(code)
})
