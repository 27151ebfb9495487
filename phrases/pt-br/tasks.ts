/** The corrections that a review requests. */
export const tasks = {
  title: {
    'review-profile': 'Corrigir seu perfil',
    'review-organization': 'Corrigir a empresa',
    'review-job': 'Corrigir a vaga',
  },
  short: {
    'review-profile': 'Perfil: {{name}}',
    'review-organization': 'Empresa: {{name}}',
    'review-job': 'Vaga: {{name}}',
  },
  decided: {
    reject: 'A equipe de análise não aprovou.',
    block: 'A equipe de análise decidiu pelo bloqueio.',
    request_changes: 'A equipe de análise pediu mudanças.',
  },
  reason: 'O motivo, como a equipe escreveu',
  noReason: 'A equipe não deixou um motivo por escrito.',
  changes: 'O que precisa mudar',
  only: 'Aqui só muda o que a equipe pediu; o resto fica como está.',
  next: 'Depois de enviar, a análise recomeça e leva até 2 dias úteis.',
  /** After a block. */
  mistake: 'Se foi engano e não há o que corrigir, envie sem mudar nada: a equipe analisa de novo.',
  submit: 'Enviar correção',
  later: 'Corrigir depois',
  faults: 'Verifique o preenchimento de todos os campos antes de continuar',
  failed: 'Não foi possível enviar a correção',
  none: 'Nenhuma tarefa disponível',
  noneText: 'Não há nada para corrigir agora.',
  sent: 'Correção enviada. A análise leva até 2 dias úteis.',
  open: 'Corrigir agora',
  /** The link that the owner follows from the letter, after the correction was made. */
  done: {
    title: 'Não há mais nada para corrigir aqui',
    text: 'A correção já foi enviada ou deixou de ser necessária. Quando houver uma decisão, avisamos você por e-mail.',
    job: 'Ver a vaga',
    organization: 'Ver a empresa',
    profile: 'Ver minha conta',
    panel: 'Ir para o meu painel',
  },
  /** A correction that was sent after another one, where nothing is left of its form. */
  late: {
    title: 'Nada mudou agora',
    typed: 'O que você digitou aqui não foi enviado. Para ver de novo, use o botão “Voltar” do navegador.',
  },
  crumbs: 'Você está em',
  panel: 'Meu painel',
  candidate: {
    title: 'Corrigir seus dados',
    intro: 'Altere o que a equipe pediu e envie. Seu perfil volta para a análise na hora.',
    profile: 'Situação do perfil',
  },
} as const
