import { helpAudiences, helpTopics } from '@trampolim/marketplace/help/topics.ts'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { forgetRatings } from './help.ts'
import { readContent } from './read-content.ts'
import { faqRoutes } from './routes.ts'

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
      'fazer cadastro': 'cadastrar-me',
      'como me cadastro': 'cadastrar-me',
      'criar conta': 'cadastrar-me',
      'email ja cadastrado': 'cadastrar-me',
      'cpf ja cadastrado': 'cadastrar-me',
      'e-mails demais': 'escolher-avisos',
      racismo: 'denunciar-vaga',
      'empresa nao responde': 'quanto-tempo-espero',
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
      api: 'ligar-meu-sistema',
      'integrar sistema': 'ligar-meu-sistema',
      xml: 'ligar-meu-sistema',
      pj: 'publicar-vaga',
      'funcionario saiu': 'sair-da-empresa',
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
