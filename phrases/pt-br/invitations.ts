import type { InvitationEntry, InvitationRefusalReason } from '@trampolim/marketplace/selection/invitations.ts'

/* Read these two records directly: their keys are codes, not keys of texts. */

/** The label of an invitation, by its last history entry (specification, data §4.2). */
export const invitationEntry = {
  'candidate:invite:new': 'Convite enviado',
  'candidate:invite:pending:viewed': 'Convite visualizado',
  'candidate:invite:accept': 'Convite aceito',
  'candidate:invite:reject': 'Convite recusado',
  'recruiter:invite:cancel': 'Convite cancelado',
  'automation:invite:timeout': 'Convite cancelado pelo sistema',
} as const satisfies Record<InvitationEntry, string>

/** Why a candidate refused. */
export const invitationReason = {
  salary: 'o valor oferecido',
  distance: 'a distância',
  schedule: 'o horário',
  contract: 'o tipo de contrato',
  occupation: 'procura outro tipo de trabalho',
  settled: 'não procura trabalho agora',
} as const satisfies Record<InvitationRefusalReason, string>

/** Invitations to jobs, as their candidates read them. */
export const invitations = {
  title: 'Convites',
  text: 'Recrutadores que encontraram seu currículo e querem você no processo seletivo.',
  label: {
    'candidate:invite:new': 'Novo convite',
    'candidate:invite:pending:viewed': 'Espera sua resposta',
    'candidate:invite:accept': 'Você aceitou',
    'candidate:invite:reject': 'Você recusou',
    'recruiter:invite:cancel': 'Cancelado pelo recrutador',
    'automation:invite:timeout': 'Cancelado pelo sistema',
  },
  received: 'Recebido em {{date}}',
  until: 'Responda até {{date}}',
  ended: 'Encerrado em {{date}}',
  asks: 'Para aceitar, o recrutador pede que você responda:',
  standing: {
    paused: 'A empresa pausou a vaga. O convite continua valendo e pode ser aceito quando ela voltar.',
    in_review: 'O anúncio está em revisão. O convite pode ser aceito quando ela terminar.',
    edit_refused: 'A empresa precisa corrigir o anúncio. O convite pode ser aceito quando ele voltar.',
    closed: 'A vaga foi encerrada.',
    removed: 'Nossa equipe tirou esta vaga do ar. Se ela voltar, o convite continua valendo.',
  },
  jobGone: 'A empresa excluiu esta vaga.',
  endCause: {
    timeout: 'Passou o prazo de sete dias.',
    jobEnded: 'A vaga foi encerrada, e com ela o convite.',
    jobDeleted: 'A empresa excluiu esta vaga, e com ela terminou o convite.',
    unknown: 'Passou o prazo de sete dias ou a vaga foi encerrada.',
  },
  accept: 'Ver e aceitar',
  applyAnyway: 'Ver a vaga, que continua aberta',
  follow: 'Acompanhar',
  refuse: 'Recusar',
  refuseTitle: 'Recusar o convite para “{{job}}”?',
  refuseText: 'O recrutador fica sabendo. Ele não pode convidar você de novo para esta vaga.',
  reason: 'Quer dizer por quê? (opcional)',
  noReason: 'Prefiro não dizer',
  reasons: {
    salary: 'O valor oferecido',
    distance: 'É longe',
    schedule: 'O horário',
    contract: 'O tipo de contrato',
    occupation: 'Procuro outro tipo de trabalho',
    settled: 'Não procuro trabalho agora',
  },
  refuseConfirm: 'Recusar convite',
  keep: 'Voltar',
  close: 'Fechar',
  refused: 'Convite recusado. O recrutador foi avisado.',
  empty: 'Nenhum convite ainda',
  emptyText: 'Com o currículo visível e completo, recrutadores encontram você e convidam para vagas.',
  emptyAction: 'Ver meus currículos',
  pages: 'Páginas',
  panel: {
    title: 'Aceitar o convite',
    about: 'Você recebeu um convite para o processo seletivo desta vaga. Ao aceitar, entra direto na etapa de seleção.',
    confirm: 'Aceitar convite',
    sent: 'Convite aceito!',
    sentText:
      'Você já está na etapa de seleção. O recrutador foi avisado, e você acompanha cada passo em Processos seletivos.',
    failed: 'Não foi possível entrar no processo seletivo. {{reason}}',
    refuse: 'Recusar convite',
  },
} as const
