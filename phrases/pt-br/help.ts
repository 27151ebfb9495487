import type { HelpAudience, HelpTopic, helpTopics } from '@trampolim/marketplace/help/topics.ts'

type TopicText = { title: string; text: string }
type TopicsOf<Audience extends HelpAudience> = Readonly<Record<(typeof helpTopics)[Audience][number], TopicText>>

const candidateTopics: TopicsOf<'candidate'> = {
  vagas: { title: 'Procurar vagas', text: 'busca, alertas, por que combina' },
  candidaturas: { title: 'Candidaturas', text: 'etapas, respostas, desistir' },
  entrevistas: { title: 'Entrevistas', text: 'confirmar, mudar, chegar' },
  curriculo: { title: 'Currículo', text: 'escrever, trazer de um arquivo' },
  conta: { title: 'Conta e acesso', text: 'senha, chave de acesso, avisos' },
  privacidade: { title: 'Privacidade', text: 'quem vê o quê, baixar, apagar' },
}

const recruiterTopics: TopicsOf<'recruiter'> = {
  publicar: { title: 'Publicar vagas', text: 'anúncio, análise, prorrogar' },
  candidatos: { title: 'Encontrar pessoas', text: 'buscar, convidar, nota' },
  selecao: { title: 'Seleção', text: 'mover, responder, contratar' },
  entrevistas: { title: 'Entrevistas', text: 'marcar, horários, presença' },
  empresa: { title: 'Empresa e equipe', text: 'cadastro, CNPJ, colegas' },
  conta: { title: 'Conta e privacidade', text: 'acesso, avisos, LGPD' },
}

/** A topic of the help centre as its audience reads it. */
export function helpTopicText(audience: HelpAudience, topic: string): TopicText | undefined {
  const topics: Readonly<Partial<Record<string, TopicText>>> =
    audience === 'candidate' ? candidateTopics : recruiterTopics
  return topics[topic as HelpTopic]
}

/** Examples of searches. */
export const helpExamples: Readonly<Record<HelpAudience, readonly string[]>> = {
  candidate: ['mudar entrevista', 'esconder meu celular', 'apagar conta'],
  recruiter: ['prazo de análise', 'convidar candidato', 'responder a todos'],
}

/** The help centre. */
export const help = {
  title: 'No que podemos ajudar?',
  metaTitle: { candidate: 'Ajuda para quem procura vaga', recruiter: 'Ajuda para quem contrata' },
  description: {
    candidate: 'Respostas sobre vagas, candidaturas, entrevistas, currículo, conta e privacidade no Trampolim.',
    recruiter: 'Respostas para empresas sobre publicar vagas, encontrar pessoas, selecionar e contratar no Trampolim.',
  },
  crumb: 'Ajuda',
  crumbs: 'Você está em',
  search: 'Procurar na ajuda',
  placeholder: 'Escreva do seu jeito',
  submit: 'Procurar',
  examples: 'Por exemplo:',
  topics: 'Por assunto',
  quick: 'Respostas rápidas',
  found_one: '{{count}} resposta para “{{text}}”',
  found_other: '{{count}} respostas para “{{text}}”',
  none: 'Nada encontrado para “{{text}}”',
  noneText: 'Tente com outras palavras, veja os assuntos abaixo ou escreva para a nossa equipe.',
  contents: 'Perguntas deste assunto',
  helped: 'Isto ajudou?',
  yes: 'Sim',
  no: 'Não',
  answerOf: '{{answer}}: “{{question}}” ajudou?',
  thanks: 'Obrigada pela resposta.',
  thanksNo: 'Obrigada. Se ainda precisa de ajuda, escreva para a nossa equipe.',
  people: 'Falar com gente',
  peopleText:
    'Uma pessoa da equipe lê e responde por e-mail: dúvidas em até dois dias úteis, denúncias em até 24 horas.',
  write: 'Escrever para a equipe',
  report: 'Denunciar vaga, pessoa ou empresa',
  updated: 'Conferido em {{day}}',
  otherSide: {
    candidate: 'Você contrata? Veja a ajuda para empresas',
    recruiter: 'Procura vaga? Veja a ajuda para candidatos',
  },
  interview: {
    title: 'Sua entrevista: {{when}}',
    where: 'Como chego lá?',
    bring: 'O que preciso levar?',
    change: 'Preciso mudar o horário',
  },
  ratings: {
    tab: 'Ajuda',
    text: 'O que as pessoas disseram das respostas da ajuda nos últimos 90 dias. As que menos ajudaram vêm primeiro.',
    none: { title: 'Nenhuma avaliação ainda', text: 'Quando alguém disser se uma resposta ajudou, aparece aqui.' },
    counts: '{{helped}} disseram que ajudou, {{unhelped}} que não',
    of: { candidate: 'para candidatos', recruiter: 'para empresas' },
  },
} as const
