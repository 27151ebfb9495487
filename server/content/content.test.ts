import { helpAudiences, helpTopics } from '@trampolim/marketplace/help/topics.ts'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { forgetRatings } from './help.ts'
import { readContent } from './read-content.ts'
import { articleRoutes, faqRoutes, toolRoutes } from './routes.ts'
import { stemOf } from './search.ts'

const content = readContent()

describe('the help centre', async () => {
  const house = await testHouse()
  const faq = house.as(faqRoutes)

  it.each(helpAudiences)('has at least forty answers for a %s, some of them quick, in every topic', (audience) => {
    const answers = content.help.filter((each) => each.audience === audience)
    expect(answers.length).toBeGreaterThanOrEqual(40)
    expect(answers.filter(({ quick }) => quick).length).toBeGreaterThanOrEqual(5)
    for (const topic of helpTopics[audience]) {
      expect(answers.filter((each) => each.topic === topic).length, topic).toBeGreaterThanOrEqual(5)
    }
  })

  const typed = {
    candidate: {
      'esqueci minha senha': 'trocar-senha',
      'nao consigo entrar': 'trocar-senha',
      'mudar entrevista': 'mudar-entrevista',
      'esconder meu celular': 'quem-ve-meus-contatos',
      'apagar conta': 'excluir-conta',
      golpi: 'golpe-em-vaga',
      gople: 'golpe-em-vaga',
      cenha: 'trocar-senha',
      'trocar sena': 'trocar-senha',
      denucia: 'denunciar-vaga',
      'vaga pediu dinheiro': 'golpe-em-vaga',
      'curiculo em pdf': 'curriculo-em-pdf',
      'quanto tempo demora': 'quanto-tempo-espero',
      DESISTIR: 'desistir-da-vaga',
      'quem viu meu perfil': 'quem-viu-meus-dados',
      'receber menos email': 'escolher-avisos',
      libras: 'pedir-apoio-na-entrevista',
      'codigo nao chega': 'codigo-nao-chegou',
      'é de graça?': 'quanto-custa',
      'nome errado': 'mudar-meus-dados',
      'mudei de cidade': 'mudar-meus-dados',
      'trocar telefone': 'mudar-meus-dados',
      'cpf errado': 'mudar-meus-dados',
      'apagar curriculo': 'apagar-um-curriculo',
      'baixar aplicativo': 'instalar-no-celular',
      'sem internet': 'instalar-no-celular',
      'letra grande': 'letras-e-cores',
      'leitor de tela': 'letras-e-cores',
      suporte: 'falar-com-a-equipe',
      'falar com atendente': 'falar-com-a-equipe',
      whatsapp: 'falar-com-a-equipe',
      'sair da conta': 'aparelhos-e-sessoes',
      deslogar: 'aparelhos-e-sessoes',
      'me arrependi': 'desistir-da-vaga',
      desisti: 'desistir-da-vaga',
      'vaga sumiu': 'quanto-tempo-espero',
      surdo: 'pedir-apoio-na-entrevista',
      'faltei na entrevista': 'mudar-entrevista',
      'compartilhar vaga': 'compartilhar-uma-vaga',
      'mandar vaga para amigo': 'compartilhar-uma-vaga',
      'conversar com a empresa': 'conversar-com-a-empresa',
      'nao consigo me candidatar': 'nao-consigo-me-candidatar',
      'vaga diz que sou menor': 'nao-consigo-me-candidatar',
      'cursos gratis': 'cursos-e-calculadoras',
      calculadora: 'cursos-e-calculadoras',
      'seguro desemprego': 'cursos-e-calculadoras',
    },
    recruiter: {
      'publicar vaga': 'publicar-vaga',
      anunciar: 'publicar-vaga',
      'quanto custa': 'quanto-custa',
      'convidar candidato': 'convidar-para-vaga',
      remarcar: 'remarcar-ou-cancelar',
      'trocar logo': 'logotipo',
      'resposta automatica': 'respostas-automaticas',
      'exportar planilha': 'planilha-e-impressao',
      'esqueci a senha': 'senha-e-aparelhos',
      'prazo aprovação': 'prazo-de-analise',
      contratar: 'mensagem-de-contratacao',
      'vaga pcd': 'vaga-para-pessoas-com-deficiencia',
      cota: 'vaga-para-pessoas-com-deficiencia',
      classificados: 'divulgar-um-dia-de-contratacao',
      mutirão: 'divulgar-um-dia-de-contratacao',
      'denunciar candidato': 'denunciar-uma-pessoa',
      suporte: 'falar-com-a-equipe',
      'mudar meu nome': 'mudar-meus-dados',
      'codigo nao chegou': 'cadastrar-empresa',
      mei: 'cadastrar-empresa',
      'vaga reprovada': 'prazo-de-analise',
      'apagar vaga': 'encerrar-processo',
      'excluir vaga': 'encerrar-processo',
      estagiario: 'publicar-vaga',
      'link da vaga': 'compartilhar-a-vaga',
      'divulgar no whatsapp': 'compartilhar-a-vaga',
      'varias lojas': 'publicar-vaga',
      filial: 'publicar-vaga',
      diarista: 'regras-do-anuncio',
    },
  } as const
  const searches = helpAudiences.flatMap((audience) =>
    Object.entries(typed[audience]).map(([text, id]) => ({ audience, text, id })),
  )

  it.each(searches)('finds what a $audience means by ‘$text’ among the first three', async ({ audience, text, id }) => {
    const { items } = await faq.listQuestions({ audience, text })
    expect(items.slice(0, 3).map((each) => each.id)).toContain(id)
  })

  it.each(['gato', 'bolo', 'zzzz', 'futebol'])(
    'finds nothing for ‘%s’, which only looks like a word of an answer',
    async (text) => {
      for (const audience of helpAudiences) expect((await faq.listQuestions({ audience, text })).items).toEqual([])
    },
  )

  it('finds nothing where nothing fits, and pages what there is', async () => {
    expect((await faq.listQuestions({ text: 'xyzzy' })).total).toBe(0)
    const all = await faq.listQuestions({ size: 100 })
    const second = await faq.listQuestions({ size: 10, page: 2 })
    expect(second.items).toEqual(all.items.slice(10, 20))
    const topic = await faq.listQuestions({ topic: 'conta' })
    expect(new Set(topic.items.map((each) => each.topic))).toEqual(new Set(['conta']))
  })

  it('counts helpful answers without recording who said so, and deletes the count after ninety days', async () => {
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const review = house.as(faqRoutes, rita)
    const rate = (id: string, helped: boolean) => faq.rateAnswer({ audience: 'candidate', id, helped })
    await Promise.all([rate('trocar-senha', true), rate('trocar-senha', true), rate('mudar-entrevista', false)])
    expect((await refusal(rate('nao-existe', true))).code).toBe('answer_not_found')
    expect((await review.listRatings({})).items).toMatchObject([
      { id: 'mudar-entrevista', helped: 0, unhelped: 1 },
      { id: 'trocar-senha', helped: 2, unhelped: 0 },
    ])
    house.clock.pass(91 * 24 * 60 * 60)
    expect((await review.listRatings({})).total).toBe(0)
    await forgetRatings(house)
    expect(await house.database.selectFrom('help_rating').select('day').execute()).toEqual([])
  })

  it('accepts a limited number of ratings of a network per day', async () => {
    const rate = () => faq.rateAnswer({ audience: 'candidate', id: 'trocar-senha', helped: true })
    await Promise.all(Array.from({ length: quotas['answers-rated'].most }, rate))
    expect((await refusal(rate())).code).toBe('quota_reached')
  })
})

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
