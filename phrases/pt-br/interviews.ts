import type { AccessibilityNeed, InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import type { InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'

/** The labels of the specification, data §4.3, and those of the statuses that only recruiters read. */
export const interviewStatusText = {
  'automation:notifications:sent': 'Aviso a enviar',
  'candidate:pending': 'Aguardando',
  'candidate:pending:viewed': 'Aguardando, já vista',
  'candidate:confirmed': 'Confirmada',
  'candidate:refused': 'Recusada pelo candidato',
  'candidate:reconfirm:pending': 'Aguardando reconfirmação',
  'candidate:accepted': 'Confirmada de novo',
  'candidate:canceled': 'Cancelada pelo candidato',
  'recruiter:canceled': 'Cancelada pela empresa',
  'recruiter:reschedule': 'Remarcada',
  'automation:canceled': 'Cancelada pelo sistema',
  'automation:finish': 'Finalizada',
  'candidate:show': 'Compareceu',
  'candidate:noshow': 'Não compareceu',
  'recruiter:disqualified': 'Dispensada depois da entrevista',
} as const satisfies Record<InterviewStatus, string>

/** Why a candidate refuses or cancels, for both sides. */
export const interviewReasonText = {
  schedule: 'não pode neste horário',
  place: 'o lugar é longe ou difícil',
  otherJob: 'está em outro processo',
  settled: 'já conseguiu trabalho',
  personal: 'motivo pessoal',
} as const satisfies Record<InterviewReason, string>

export const accessibilityNeedText = {
  interpreter: 'Intérprete de Libras',
  access: 'Acesso sem degraus',
  moreTime: 'Mais tempo',
  reader: 'Alguém para ler ou escrever',
  companion: 'Vir com acompanhante',
  other: 'Outro apoio',
} as const satisfies Record<AccessibilityNeed, string>
