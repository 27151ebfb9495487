import type { NoticeKind } from '@trampolim/marketplace/notices/fields.ts'
import type { NoticeStatus } from '@trampolim/marketplace/notices/status.ts'

/** The kinds of notices. */
export const noticeKindText = {
  recruitmentDay: 'Dia de contratação',
  openHouse: 'Portas abertas',
  training: 'Treinamento ou curso',
  other: 'Outro aviso',
} as const satisfies Record<NoticeKind, string>

export const noticeStatusText = {
  pending: 'Em análise',
  approved: 'Publicado',
  rejected: 'Não aprovado',
  withdrawn: 'Retirado',
  ended: 'Encerrado',
} as const satisfies Record<NoticeStatus, string>

/** The pages that everybody reads. */
export const notices = {
  title: 'Classificados',
  description: 'Dias de contratação, portas abertas e treinamentos gratuitos de empresas aprovadas pelo Trampolim.',
  text: 'Dias de contratação, portas abertas e treinamentos de empresas aprovadas. Participar é sempre de graça.',
  filter: {
    label: 'Filtrar classificados',
    state: 'Estado',
    anyState: 'Todos os estados',
    city: 'Cidade',
    kind: 'Tipo',
    anyKind: 'Todos os tipos',
    apply: 'Filtrar',
  },
  none: {
    title: 'Nenhum aviso por aqui agora',
    text: 'Novos avisos aparecem assim que são aprovados. Enquanto isso, veja as vagas abertas.',
    filtered: 'Nenhum aviso futuro combina com este filtro. Tente outro lugar ou outro tipo.',
    search: 'Buscar vagas',
    all: 'Ver todos os classificados',
  },
  pages: 'Páginas de classificados',
  when: '{{start}} às {{end}}',
  place: '{{address}}, {{city}}, {{state}}',
  town: '{{city}}, {{state}}',
  facts: {
    kind: 'Tipo',
    day: 'Dia',
    time: 'Horário',
    place: 'Onde',
    company: 'Empresa',
    howTo: 'Como participar',
    link: 'Link da empresa',
  },
  map: 'Abrir no mapa',
  calendar: 'Salvar na agenda',
  pass: {
    title: 'Compartilhar',
    text: '{{title}}, {{company}}, {{city}}',
    whatsApp: 'Enviar por WhatsApp',
    mail: 'Enviar por e-mail',
    address: 'Endereço desta página',
  },
  report: 'Denunciar',
  free: 'Nenhuma empresa pode cobrar para você participar. Se pedirem dinheiro, denuncie.',
  back: 'Todos os classificados',
  crumbs: 'Onde você está',
  goneTitle: 'Este aviso já saiu do ar',
  gone: 'Ele já passou ou foi retirado pela empresa. Veja os próximos.',
  missingTitle: 'Não encontramos este aviso',
  missing: 'O endereço pode ter mudado. Veja os próximos avisos.',
} as const

/** The recruiters' pages. */
export const ownNotices = {
  title: 'Classificados da empresa',
  text: 'Avise sobre dias de contratação, portas abertas e treinamentos. Cada aviso passa por uma análise antes de ser publicado.',
  entry: 'Classificados da empresa',
  write: 'Escrever aviso',
  none: { title: 'Nenhum aviso ainda', text: 'Os avisos que a empresa escrever aparecem aqui.' },
  mayNot: 'Você pode escrever avisos quando seu perfil e a empresa estiverem aprovados.',
  list: 'Avisos da empresa',
  pages: 'Páginas de avisos',
  previous: 'Página anterior',
  next: 'Próxima página',
  pageOf: 'Página {{page}}',
  due: 'Resposta até {{when}}',
  reason: 'Motivo: {{reason}}',
  open: 'Ver página de {{title}}',
  withdraw: 'Retirar {{title}}',
  withdrawn: 'Aviso retirado.',
  written: 'Recebemos seu aviso. A análise leva até 2 dias úteis.',
  ask: {
    title: 'Retirar “{{title}}”?',
    text: 'Ninguém mais vai encontrar este aviso, e ele não volta. Para mudar algo, retire e escreva outro.',
    confirm: 'Retirar aviso',
    keep: 'Manter',
  },
  form: {
    title: 'Escrever aviso',
    text: 'Depois de publicado, um aviso não muda: para corrigir algo, retire e escreva outro.',
    rules: 'Não cobre nada de quem participa, e não exclua ninguém por idade, sexo, cor, religião ou deficiência.',
    check: 'Confira os campos abaixo',
    kind: 'Tipo',
    noticeTitle: 'Título',
    words: 'Descrição',
    wordsHint: 'O que vai acontecer, para quem é e quais vagas ou cursos há.',
    day: 'Dia',
    start: 'Começa às',
    end: 'Termina às',
    address: 'Endereço',
    addressHint: 'Rua, número e bairro.',
    city: 'Cidade',
    state: 'Estado',
    choose: 'Escolha',
    optional: 'opcional',
    link: 'Link com mais informações',
    linkHint: 'Começa com https://',
    howTo: 'Como participar',
    howToHint: 'Por exemplo: chegue às 8h com documento e currículo.',
    send: 'Enviar para análise',
    back: 'Voltar para os avisos',
  },
} as const

/** The reviewers' page. */
export const noticeReview = {
  tab: 'Classificados',
  text: 'Avisos de empresas: primeiro os que esperam, pelo prazo. Confira se não pedem dinheiro e se não discriminam ninguém.',
  waiting: '{{count}} esperando.',
  none: { title: 'Nenhum aviso', text: 'Os avisos das empresas aparecem aqui.' },
  due: 'Responder até {{when}}',
  late: 'Atrasado',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  takeDown: 'Tirar do ar',
  rule: 'Regra desrespeitada',
  noRule: 'Nenhuma destas',
  reason: 'Motivo',
  reasonHint: 'Quem escreveu o aviso lê este texto.',
  fold: 'Rejeitar com motivo',
  foldDown: 'Tirar do ar com motivo',
  given: 'Motivo dado: {{reason}}',
  done: 'Decisão registrada.',
} as const

export const noticeLetters = {
  approved: {
    subject: 'Seu aviso está publicado',
    text: 'Aprovamos o aviso {{title}}. Ele fica nos Classificados até o dia marcado.',
    button: 'Ver o aviso',
  },
  rejected: {
    subject: 'Seu aviso não foi aprovado',
    text: 'Lemos o aviso {{title}} e não podemos publicar como está.',
  },
  takenDown: {
    subject: 'Tiramos seu aviso do ar',
    text: 'O aviso {{title}} não aparece mais nos Classificados.',
  },
  reason: 'Motivo',
  again: 'Você pode corrigir o texto e escrever um novo aviso.',
  button: 'Ver os avisos da empresa',
} as const
