import { asking, cvSearchesIn, type Filters } from '@trampolim/tests/fixtures/cv-searches.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { saoPaulo } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'

describe('a search of curriculums', async () => {
  const house = await testHouse()
  const { far, found, hiring, names, person, speaks, wishes } = cvSearchesIn(house)

  it('reads what a recruiter types', async () => {
    const { bruno } = await hiring()
    await person('Ana', { ...wishes('521110', 4), driver_licence: ['B'], ...speaks('ingles', 3) }, far)
    await person('Bia', { ...wishes('521110', 1), driver_licence: ['B'], allow_remote: true })
    await person(
      'Caio',
      { ...wishes('848310', 0), salary_cents: 200_000 },
      { is_handicap: true, found_by_disability: true },
    )
    await person('Davi', { ...wishes('848310', 5), salary_cents: 500_000, objective: 'Uso Power BI.' })
    await person('Eva', {
      ...wishes('411010', 0),
      cv_type: 'internship',
      internship_courses: JSON.stringify([
        { course: 'Direito', schoolLevel: 'BACHELOR_NORMAL', coursePeriod: 4, courseShift: 1 },
      ]),
    })
    await person('Fábio', { ...wishes('411010', 0), cv_type: 'internship' })
    const by = async (words: string, place = '', rest: Filters = {}) => {
      const { items, understood } = await found(bruno, { words, place, ...rest })
      return { names: items.map(({ name }) => name).toSorted(), understood }
    }
    const having = async (...of: Parameters<typeof by>) => (await by(...of)).names
    expect(await having('vendedora')).toEqual(['Ana', 'Bia'])
    expect(await having('vendedor em campinas')).toEqual(['Ana'])
    expect(await having('vendedor', 'zona leste, são paulo')).toEqual(['Bia'])
    expect(await having('vendedor', 'interior de sp')).toEqual(['Ana'])
    expect(await having('', 'SP')).toEqual(['Ana', 'Bia', 'Caio', 'Davi'])
    expect(await having('vendedor com CNH B')).toEqual(['Ana', 'Bia'])
    expect(await having('CNH D')).toEqual([])
    expect(await having('inglês fluente')).toEqual(['Ana'])
    expect(await having('remoto')).toEqual(['Bia'])
    expect(await having('pcd')).toEqual(['Caio'])
    expect(await having('primeiro emprego')).toEqual(['Caio'])
    expect(await having('vendedor júnior')).toEqual(['Bia'])
    expect(await having('vendedor com 3 anos de experiência')).toEqual(['Ana'])
    expect(await having('até 2 mil')).toEqual(['Caio'])
    expect(await having('power bi')).toEqual(['Davi'])
    expect(await having('estagiário de direito')).toEqual(['Eva'])
    const [eva, ...others] = (await found(bruno, { words: 'estagiário de direito', place: '' })).items
    expect(others).toEqual([])
    expect(eva?.studies).toEqual({ course: 'Direito', coursePeriod: 4, courseShift: 1 })
    expect(await having('vendedor', 'Campinas', { location: [saoPaulo] })).toEqual(['Ana', 'Bia'])
    expect(await having('vendedor', '', { licences: ['B'], languages: [{ language: 'ingles' }] })).toEqual(['Ana'])
    expect((await by('vendedor em campinas com CNH B')).understood?.chips).toEqual([
      { kind: 'occupation', label: expect.stringMatching(/^vendedor/i), words: 'em campinas com CNH B', place: '' },
      { kind: 'place', label: 'Campinas, SP', words: 'vendedor com CNH B', place: '' },
      { kind: 'licence', label: 'CNH B', words: 'vendedor em campinas', place: '' },
    ])
    expect((await by('', '')).understood).toBeNull()
  })

  it('reports the typed words that filter nothing, and never selects anybody by a legally protected attribute', async () => {
    const { bruno } = await hiring()
    await person('Ana', { ...wishes('521110'), objective: 'Sou mulher, solteira e organizada.' }, { gender: 1 })
    await person('Bia', { ...wishes('521110'), objective: 'Gosto de vender.' }, { birth_date: '1970-01-01' })
    const by = (words: string, rest: Filters = {}) => found(bruno, { words, ...rest })
    const having = async (...of: Parameters<typeof by>) => (await by(...of)).items.map(({ name }) => name).toSorted()
    for (const words of [
      'vendedora mulher',
      'vendedora até 30 anos',
      'vendedora solteira sem filhos',
      'vendedora jovem',
    ]) {
      const { understood } = await by(words)
      expect(await having(words), words).toEqual(['Ana', 'Bia'])
      expect(understood?.protected.length, words).toBeGreaterThan(0)
    }
    expect(await having('', { keywords: 'mulher' })).toEqual(['Ana', 'Bia'])
    expect((await by('', { keywords: 'mulher' })).understood).toMatchObject({ protected: ['mulher'] })
    expect(await having('vendedora proativissima', { keywords: 'mulher' })).toEqual(['Ana', 'Bia'])
    expect(await having('vendedora proativissima', { keywords: 'mulher organizada' })).toEqual(['Ana'])
    expect(await having('vendedora clt')).toEqual(['Ana', 'Bia'])
    expect((await by('vendedora clt')).understood).toMatchObject({ unsaid: ['CLT'] })
    expect(await having('vendedora organizada')).toEqual(['Ana'])
    expect((await by('vendedora organizada')).understood).toMatchObject({ notUnderstood: ['organizada'] })
    expect(await having('vendedora proativissima')).toEqual(['Ana', 'Bia'])
    expect((await by('vendedora proativissima')).understood).toMatchObject({
      notUnderstood: [],
      leftOut: ['proativissima'],
    })
    expect((await by('vendedora', { place: 'xyzópolis' })).understood?.unknownPlace).toMatchObject({
      text: 'xyzópolis',
    })
  })

  it('reads filters as JSON values and kilometres with their unit', async () => {
    const { bruno } = await hiring()
    await person('Ana', speaks('ingles', 2))
    await person('Caio', {}, far)
    const asked = {
      occupation: '"521110"',
      languages: '[{"language":"ingles","level":2}]',
      location: `[${saoPaulo}]`,
      distance: '20km',
      salary: '300000',
      pcdOnly: 'false',
    }
    expect(await names(bruno, asked as unknown as Filters)).toEqual(['Ana'])
    const wrong = asking(house, bruno)({ languages: '[{"language":"klingon"}]' } as unknown as Filters)
    expect(await refusal(wrong)).toMatchObject({ code: 'invalid_form' })
  })
})
