import type { AlertFrequency } from '@trampolim/marketplace/alerts/alert.ts'
import type { SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import { consentList } from './accept-terms.ts'
import { responseOccasionText } from './automatic-responses.ts'
import { contactKindText } from './contact.ts'
import { curriculumInSearches } from './curriculum-in-searches.ts'
import { deviceNames } from './devices.ts'
import { hireDocumentText } from './hiring.ts'
import { accessibilityNeedText, interviewStatusText } from './interviews.ts'
import { notificationPreferences } from './notification-preferences.ts'
import { reference } from './reference.ts'
import { search } from './search.ts'
import { searchTermLabels } from './search-terms.ts'
import { profileStatus, selectionStep } from './statuses.ts'

/** An invitation's status as its candidate reads it. */
const invitationStatus = {
  'invite:pending': 'Espera resposta',
  'invite:pending:viewed': 'Espera resposta',
  'invite:confirmed': 'Aceito',
  'invite:refused': 'Recusado',
  'invite:canceled': 'Cancelado',
} as const

/** The status of interview times that were offered. */
const slotOfferStatus = {
  open: 'Espera escolha',
  waiting: 'Na lista de espera',
  kept: 'Horário guardado',
  taken: 'Escolhido',
  timeout: 'Passou sem escolha',
} as const

/** The status of a company's request to see who somebody is. */
const consentStatus = {
  asked: 'Espera resposta',
  granted: 'Permitido',
  refused: 'Recusado',
  expired: 'Venceu sem resposta',
  canceled: 'Cancelado',
  revoked: 'Permissão retirada',
} as const

/** A hiring message's status. */
const hireStatus = { pending: 'Espera resposta', accepted: 'Aceito', rejected: 'Recusado' } as const

const cvTypes = { professional: 'Profissional', internship: 'Estágio', apprentice: 'Aprendiz' } as const

/** The kinds of entries in the security log. */
const securityKindText = {
  'sign-in': 'Entrada na conta',
  'sign-out': 'Saída da conta',
  account: 'Mudança na conta',
  rights: 'Mudança de permissões',
  look: 'Acesso a dados de outra pessoa',
  refusal: 'Pedido recusado',
} as const satisfies Record<SecurityKind, string>

/** The kinds of links in letters. */
const linkKindText = {
  'reset-password': 'Criar uma senha nova',
  'stop-alert': 'Parar um alerta',
  'stop-letter': 'Parar os alertas de um e-mail',
  'undo-email': 'Desfazer a troca do e-mail',
  'join-organization': 'Entrar em uma empresa',
} as const

/** The labels of codes, by the column or field that contains them. */
export const exportWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    ...{ ...profileStatus, ...invitationStatus, ...hireStatus, ...consentStatus, ...interviewStatusText },
    ...slotOfferStatus,
  },
  from_status: profileStatus,
  to_status: profileStatus,
  cv_type: cvTypes,
  cvType: cvTypes,
  occasion: responseOccasionText,
  step: selectionStep,
  from_step: selectionStep,
  to_step: selectionStep,
  origin: { applied: 'Você se candidatou', invited: 'A empresa convidou' },
  parts: {
    curriculum: 'currículo',
    contact: 'contatos',
    disability: 'dados da deficiência',
    'medical-report': 'laudo médico',
    profile: 'cadastro',
  },
  documents: hireDocumentText,
  needs: accessibilityNeedText,
  purpose: { curriculum: 'Currículo', 'medical-report': 'Laudo médico', avatar: 'Foto', logo: 'Logo' },
  outcome: { hired: 'Contratação', notHired: 'Sem contratação', undecided: 'Sem resposta' },
  type: {
    applied: 'Candidatura',
    applied_again: 'Nova candidatura',
    invited: 'Convite aceito',
    moved: 'Avanço de etapa',
    moved_back: 'Volta de etapa',
    discarded: 'Desclassificação',
    withdrawn: 'Desistência',
    job_ended: 'Processo encerrado',
    hired: 'Contratação',
    job_deleted: 'Vaga excluída',
    hire_offered: 'Mensagem de contratação recebida',
    hire_accepted: 'Contratação aceita',
    hire_rejected: 'Contratação recusada',
    hire_canceled: 'Contratação cancelada',
    text: 'Resposta escrita',
    boolean: 'Sim ou não',
    default: 'Horários de costume',
  },
  answer: { yes: 'Sim', no: 'Não' },
  end_cause: { timeout: 'Passou o prazo', jobEnded: 'A vaga foi encerrada', jobDeleted: 'A vaga foi excluída' },
  frequency: { 'at-once': 'Na hora', daily: 'Diária', weekly: 'Semanal' } satisfies Record<AlertFrequency, string>,
  mail: notificationPreferences.frequencies,
  kind: { ...notificationPreferences.kinds, ...contactKindText, ...securityKindText, ...linkKindText },
  document: consentList.documents,
  visibility: curriculumInSearches.visibility.choices,
  browser: deviceNames.browser,
  system: deviceNames.system,
  expected: { yes: 'Sim', no: 'Não' },
  jobType: searchTermLabels.jobKind,
  workType: reference.workType,
  contractType: reference.contractType,
  shifts: searchTermLabels.shift,
  seniorities: searchTermLabels.seniority,
  schoolings: { ...reference.schooling, none: search.noSchooling },
  salaries: search.salaries,
  decision: { approve: 'Aprovado', request_changes: 'Mudanças pedidas', block: 'Bloqueado' },
  role: {
    'user:professional': 'Candidato',
    'user:inactive': 'Candidato, perfil inativo',
    'user:recruiter': 'Recrutador',
  },
  state: { clear: 'Verificado', waiting: 'Em verificação', infected: 'Com vírus' },
}
