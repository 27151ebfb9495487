import type { ContactKind } from '@trampolim/marketplace/contact/messages.ts'

/** What a contact message is about, as its sender chooses it. */
export const contactKindText = {
  help: 'Uma dúvida ou um pedido de ajuda',
  reportJob: 'Denunciar uma vaga',
  reportPerson: 'Denunciar uma pessoa ou uma empresa',
  siteError: 'Algo não funciona no site',
  dataProtection: 'Meus dados pessoais (LGPD)',
  press: 'Imprensa e parcerias',
} as const satisfies Record<ContactKind, string>

/** The contact form, for both audiences. */
export const contact = {
  title: 'Fale com a gente',
  text: 'Quem lê é uma pessoa da nossa equipe, e a resposta chega por e-mail. Denúncias, em até 24 horas; o resto, em até dois dias úteis.',
  helpFirst: 'Muitas respostas já estão na',
  help: 'Central de ajuda',
  form: {
    kind: 'Sobre o que é',
    name: 'Seu nome',
    email: 'Seu e-mail',
    emailKnown: 'A resposta vai para {{email}}.',
    message: 'Mensagem',
    hint: {
      help: 'Conte o que você queria fazer e o que aconteceu.',
      reportJob: 'O que há de errado: pedem dinheiro, a empresa não existe, o anúncio discrimina…',
      reportPerson: 'Quem é e o que fez. Se foi numa mensagem, use “Denunciar conversa” na própria conversa.',
      siteError: 'O que você fez, o que esperava e o que apareceu.',
      dataProtection: 'Para ver, baixar, corrigir ou apagar seus dados você não precisa pedir: está tudo em “Conta”.',
      press: 'Conte quem você é e até quando precisa de resposta.',
    } satisfies Record<ContactKind, string>,
    whichJob:
      'Qual é a vaga: o nome e a empresa, ou o endereço da página. E o que há de errado: pedem dinheiro, o anúncio discrimina…',
    job: 'A vaga denunciada',
    jobDeleted: 'Esta vaga não está mais no Trampolim. Escreva aqui também o nome dela e da empresa, e envie de novo.',
    jobGone: 'Uma vaga que já não aparece no Trampolim',
    page: 'A página',
    errorId: 'Código do erro: {{id}}',
    website: 'Deixe este campo em branco',
    send: 'Enviar',
    again: 'Escrever outra mensagem',
  },
  sentTitle: 'Mensagem recebida',
  sent: 'Obrigada por escrever. Respondemos até {{due}}, no e-mail {{email}}.',
  sentReport:
    'Obrigada por avisar: isso protege outras pessoas. Alguém da equipe lê até {{due}} e responde no e-mail {{email}}.',
  urgent:
    'Perigo agora? Ligue 190. Para denunciar violações de direitos humanos, ligue 100. Golpe com dinheiro: registre um boletim de ocorrência e avise seu banco.',
  other: 'Outros caminhos',
  privacyEmail: 'Encarregado de dados pessoais',
} as const

/** Contact messages as reviewers read them. */
export const contactReview = {
  tab: 'Pelo contato',
  text: 'O que as pessoas escreveram em “Fale com a gente”. As abertas vêm primeiro, pelo prazo. Denúncias têm 24 horas.',
  waiting_one: '{{count}} mensagem espera resposta.',
  waiting_other: '{{count}} mensagens esperam resposta.',
  overdue_one: '{{count}} passou do prazo.',
  overdue_other: '{{count}} passaram do prazo.',
  none: { title: 'Nenhuma mensagem ainda', text: 'Quando alguém escrever, aparece aqui.' },
  from: '{{name}} <{{email}}>',
  known: 'entrou na conta',
  unknown: 'sem conta ou sem entrar',
  job: 'Vaga: {{job}}, da empresa {{company}}',
  jobGone: 'Vaga excluída: {{job}}, da empresa {{company}}',
  page: 'Página: {{page}}',
  errorId: 'Código do erro: {{id}}',
  sent: 'Enviada em {{when}}',
  due: 'Responder até {{when}}',
  late: 'Atrasada',
  answer: 'Resposta',
  answerHint: 'Chega por e-mail a quem escreveu. Para tirar uma vaga do ar ou bloquear alguém, use a busca.',
  send: 'Responder',
  done: 'Resposta enviada.',
  yourAnswer: 'Resposta: {{answer}}',
} as const

/** The letters about contact messages. */
export const contactLetters = {
  received: {
    subject: 'Recebemos sua mensagem',
    text: 'Recebemos sua mensagem e uma pessoa da equipe vai ler. A resposta chega neste e-mail até {{due}}.',
    report: 'Recebemos sua denúncia. Uma pessoa da equipe vai ler até {{due}}, e a resposta chega neste e-mail.',
    notYou: 'Não foi você? Então alguém digitou seu e-mail por engano. Não precisa fazer nada.',
  },
  arrived: {
    subject: 'Contato: {{kind}}',
    text: '{{name}} escreveu. Responder até {{due}}.',
    quote: 'Mensagem',
    button: 'Abrir no Trampolim',
  },
  answered: {
    subject: 'Resposta à sua mensagem',
    text: 'Uma pessoa da equipe leu o que você escreveu e responde:',
    answer: 'Resposta',
    yours: 'Sua mensagem',
    more: 'Ficou alguma dúvida? Escreva de novo por “Fale com a gente”: este endereço só envia.',
    button: 'Fale com a gente',
  },
} as const
