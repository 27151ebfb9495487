import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'
import { articleRoutes, toolRoutes } from './routes.ts'
import { stemOf } from './search.ts'

const content = readContent()

describe('the articles and courses', async () => {
  const house = await testHouse()
  const articles = house.as(articleRoutes)

  it('are listed, searched and filtered', async () => {
    const all = await articles.listArticles({ size: 100 })
    expect(all.total).toBeGreaterThanOrEqual(12)
    expect((await articles.listArticles({ text: 'pix taxa' })).items[0]?.topic).toBe('golpes')
    const forCompanies = await articles.listArticles({ audience: 'recruiter', size: 100 })
    expect(forCompanies.items.length).toBeGreaterThan(0)
    expect(forCompanies.total).toBeLessThan(all.total)
    const read = await articles.readArticle({ slug: all.items[0]?.slug as string })
    expect(read.html).toContain('<h2>')
    expect(read.sources.length).toBeGreaterThan(0)
    expect((await refusal(articles.readArticle({ slug: 'nao-existe' }))).code).toBe('article_not_found')
  })

  it.each([
    ['fui demitido', 'demissao-o-que-voce-recebe'],
    ['me mandaram embora', 'demissao-o-que-voce-recebe'],
    ['pediram dinheiro para a vaga', 'golpes-em-vagas-como-reconhecer'],
    ['estou grávida', 'perguntas-que-a-empresa-nao-pode-fazer'],
    ['nunca trabalhei', 'primeiro-emprego-sem-experiencia'],
    ['estou desempregado', 'seguro-desemprego-quem-tem-direito'],
    ['não sei o que falar na entrevista', 'como-se-preparar-para-a-entrevista'],
    ['tenho laudo', 'vagas-pcd-cotas-e-adaptacoes'],
    ['resisao', 'demissao-o-que-voce-recebe'],
    ['fgts errado', 'demissao-o-que-voce-recebe'],
    ['seguro desenprego', 'seguro-desemprego-quem-tem-direito'],
    ['estajio', 'estagio-direitos-e-deveres'],
    ['entrevita de enprego', 'como-se-preparar-para-a-entrevista'],
    ['trabalho sem carteira', 'contrato-de-experiencia-direitos'],
    ['autismo', 'vagas-pcd-cotas-e-adaptacoes'],
    ['ficha criminal', 'perguntas-que-a-empresa-nao-pode-fazer'],
    ['vaga pelo whatsapp', 'golpes-em-vagas-como-reconhecer'],
    ['decimo terceiro na demissao', 'demissao-o-que-voce-recebe'],
  ])('finds what a person means by ‘%s’ as the first article', async (text, slug) => {
    expect((await articles.listArticles({ text })).items[0]?.slug).toBe(slug)
  })

  it.each([
    ['cozinha', 'senac-programa-de-gratuidade'],
    ['confeitaria', 'senac-programa-de-gratuidade'],
    ['cabeleireira', 'senac-programa-de-gratuidade'],
    ['manicure', 'senac-programa-de-gratuidade'],
    ['garçom', 'senac-programa-de-gratuidade'],
    ['enfermagem', 'senac-programa-de-gratuidade'],
    ['eletricista', 'senai-vagas-gratuitas'],
    ['soldador', 'senai-vagas-gratuitas'],
    ['pedreiro', 'senai-vagas-gratuitas'],
    ['padeiro', 'senai-vagas-gratuitas'],
    ['computador', 'escola-do-trabalhador'],
    ['mexer no computador', 'escola-do-trabalhador'],
    ['portugues', 'aprenda-mais-mec'],
    ['supletivo', 'eja-educacao-de-jovens-e-adultos'],
    ['terminar os estudos', 'eja-educacao-de-jovens-e-adultos'],
    ['caminhoneiro', 'sest-senat-ead'],
    ['contabilidade', 'fundacao-bradesco-escola-virtual'],
    ['recursos humanos', 'fgv-cursos-gratuitos'],
    ['libras', 'escola-virtual-de-governo'],
  ])('finds a course for ‘%s’ among the first three', async (text, slug) => {
    expect((await articles.listCourses({ text })).items.slice(0, 3).map((each) => each.slug)).toContain(slug)
  })

  it('count the courses of an area with only the other filters', async () => {
    const all = await articles.listCourses({ size: 100 })
    const technology = await articles.listCourses({ area: 'tecnologia', size: 100 })
    expect(technology.areas).toEqual(all.areas)
    expect(technology.total).toBe(all.areas.find(({ area }) => area === 'tecnologia')?.count)
    expect(all.areas.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const certified = await articles.listCourses({ certificate: true, size: 100 })
    expect(certified.items.every(({ certificate }) => certificate === true)).toBe(true)
    expect((await articles.listCourses({ text: 'inglez' })).items[0]?.area).toBe('idiomas')
    const [first] = technology.items
    const read = await articles.readCourse({ slug: first?.slug as string })
    expect(read).toMatchObject({ ...first, others: [{ area: 'tecnologia' }, {}, {}] })
    expect(read.others.map(({ slug }) => slug)).not.toContain(read.slug)
    expect((await refusal(articles.readCourse({ slug: 'nao-existe' }))).code).toBe('course_not_found')
  })
})

describe('the tools', async () => {
  const house = await testHouse()
  const tools = house.as(toolRoutes)

  const typed = {
    'pedir as contas': 'resignation',
    'quero sair do emprego': 'resignation',
    'carta de demisao': 'resignation',
    'mandar embora': 'employer-notice',
    'demitir funcionario': 'employer-notice',
    'passagem de onibus': 'transport-voucher',
    'vale transporte': 'transport-voucher',
    'contrato de experiencia': 'trial-contract',
    'registrar funcionario': 'trial-contract',
    'carta de recomendação': 'experience-statement',
    'agradecer a entrevista': 'thank-you-email',
    'carta para mandar com o curriculo': 'cover-letter',
    'oferta de emprego': 'job-offer',
    'prorrogar experiencia': 'trial-extension',
    'comunicado de ferias': 'vacation-notice',
    'vender ferias': 'vacation-sale',
    'vender 10 dias': 'vacation-sale',
    'adiantar o decimo terceiro': 'thirteenth-advance',
  }

  it.each(Object.entries(typed))('finds what is meant by ‘%s’ as the first model', async (text, slug) => {
    expect((await tools.listModels({ text })).items[0]?.slug).toBe(slug)
  })

  it.each([
    ['decimo terceiro', 'thirteenth-salary'],
    ['acerto', 'termination'],
    ['contracheque', 'net-salary'],
    ['olerite', 'net-salary'],
    ['feria', 'vacation'],
    ['resisao', 'termination'],
    ['desimo terceiro', 'thirteenth-salary'],
    ['fundo de garantia', 'fgts'],
    ['encargos', 'employee-cost'],
    ['irrf', 'net-salary'],
    ['13', 'thirteenth-salary'],
    ['13 salario', 'thirteenth-salary'],
    ['13o', 'thirteenth-salary'],
  ])('finds what is meant by ‘%s’ as the first calculator', async (text, slug) => {
    expect((await tools.listCalculators({ text })).items[0]?.slug).toBe(slug)
  })

  it('are listed by audience in their own order, and read', async () => {
    const all = await tools.listModels({ size: 100 })
    expect(all.total).toBe(content.models.length)
    const forCandidates = await tools.listModels({ audience: 'candidate' })
    expect(forCandidates.items.map(({ slug }) => slug)).toEqual([
      ...['cover-letter', 'thank-you-email', 'resignation', 'transport-voucher', 'vacation-sale', 'thirteenth-advance'],
    ])
    expect(all.items.slice(0, forCandidates.total)).toEqual(forCandidates.items)
    expect((await tools.listModels({ text: 'xyzzy' })).total).toBe(0)
    const { fits, law, text, others } = await tools.readModel({ slug: 'cover-letter' })
    expect(fits).toContain('Não substitui o currículo')
    expect([law, text.startsWith('Olá, [')]).toEqual([null, true])
    expect(others).toEqual(forCandidates.items.slice(1))
    expect((await refusal(tools.readModel({ slug: 'nao-existe' }))).code).toBe('model_not_found')
    expect((await tools.listCalculators({})).total).toBe(7)
  })
})

describe('what is written', () => {
  const written = [
    ...content.help.map(({ slug, audience, html }) => ({ of: `help/${audience}/${slug}`, html })),
    ...content.news.map(({ slug, html }) => ({ of: `news/${slug}`, html })),
    ...content.courses.map(({ slug, html }) => ({ of: `courses/${slug}`, html })),
  ]

  it.each(written)('$of says something, without HTML and images', ({ html }) => {
    expect(html.length).toBeGreaterThan(120)
    expect(html).not.toMatch(/<(?!\/?(?:p|ul|ol|li|a|strong|em|h2|h3|blockquote|br|hr|code)\b)/)
  })
})

it.each([
  ['entrevistas', 'entrevista'],
  ['Notificações', 'notificacao'],
  ['convidando', 'convidar'],
  ['SENHA', 'senhas'],
])('compares %s as %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)))
