import type { HireDocument, HireReason } from '@trampolim/marketplace/selection/hiring.ts'

/** The documents that a hiring message asks for. */
export const hireDocumentText = {
  identity: 'RG ou outro documento com foto',
  cpf: 'CPF',
  workCard: 'Carteira de Trabalho (CTPS), digital ou em papel',
  address: 'Comprovante de endereço',
  schooling: 'Comprovante de escolaridade',
  enrolment: 'Declaração de matrícula da escola ou faculdade',
  voter: 'Título de eleitor, para quem tem que ter',
  military: 'Certificado de reservista, para quem tem que ter',
  bank: 'Dados da conta para o pagamento',
  photo: 'Foto 3x4',
  dependants: 'Certidão de nascimento dos filhos, para o salário-família',
} as const satisfies Record<HireDocument, string>

/** Why a candidate rejects or cancels. */
export const hireReasonText = {
  salary: 'o valor oferecido',
  start: 'a data de início',
  distance: 'a distância',
  schedule: 'o horário',
  otherJob: 'aceitou outro trabalho',
  personal: 'motivos pessoais',
} as const satisfies Record<HireReason, string>

/** The hiring message as recruiters read and send it. */
export const hiringSide = {
  hireOf: 'Contratar {{name}}',
  waits: 'Contratação proposta',
  title: 'Contratação',
  text: 'A pessoa recebe a mensagem depois de 10 minutos e tem 7 dias para responder, nunca mais que até o dia de início. Até lá, você pode desfazer.',
  /** What holds for the kind of job by law. */
  byLaw: {
    internship:
      'O estágio começa com o termo de compromisso, assinado pela empresa, por quem estagia e pela instituição de ensino (Lei 11.788/2008, arts. 3º e 16). Quem tem menos de 18 anos assina com o responsável.',
    apprentice:
      'O contrato de aprendizagem é por escrito, com registro na Carteira de Trabalho e matrícula no curso (CLT, art. 428). Quem tem menos de 18 anos assina com o responsável.',
  },
  salary: 'Salário por mês',
  grant: 'Bolsa-auxílio por mês',
  salaryHint: 'De R$ 500 a R$ 30.000.',
  grantHint: 'De R$ 500 a R$ 30.000. Deixe em branco se o estágio é sem bolsa.',
  start: 'Primeiro dia',
  documents: 'Documentos para levar',
  documentsHint:
    'Peça só o que a admissão exige. Exames de gravidez, antecedentes sem relação com o trabalho e nome limpo não podem ser exigidos.',
  otherDocuments: 'Outros documentos (opcional)',
  message: 'Mensagem',
  messageHint: 'Diga onde e a que horas se apresentar, e quem procurar.',
  send: 'Enviar mensagem de contratação',
  sent: 'Mensagem de contratação guardada. {{name}} recebe em 10 minutos.',
  cancel: 'Cancelar a contratação',
  cancelOf: 'Cancelar a contratação de {{name}}',
  cancelText: 'A pessoa é avisada.',
  canceled: 'Contratação cancelada. A pessoa foi avisada.',
  taken: 'Desfeito. A pessoa não ficou sabendo.',
  failed: 'Nada mudou: {{reason}}',
  status: {
    soon: 'Será enviada em {{moment}}',
    pending: 'Aguardando resposta até {{date}}',
    accepted: 'Aceito',
    rejected: 'Recusado pelo candidato',
    canceled: 'Cancelado',
    expired: 'Venceu sem resposta',
  },
  reason: 'Motivo: {{reason}}.',
  terms: {
    salary: 'Salário por mês',
    grant: 'Bolsa-auxílio por mês',
    unpaid: 'Estágio sem bolsa',
    start: 'Primeiro dia',
    documents: 'Leve',
  },
} as const

/** The same message as the candidate reads it. */
export const hiringCandidate = {
  title: 'A empresa quer contratar você',
  titleAccepted: 'Contratação aceita',
  internship: {
    title: 'A empresa quer você no estágio',
    titleAccepted: 'Estágio aceito',
    accept: 'Aceitar o estágio',
    next: 'O estágio começa com o termo de compromisso, assinado por você, pela empresa e por sua escola ou faculdade. Se você tem menos de 18 anos, seu responsável assina também.',
  },
  apprentice: {
    title: 'A empresa quer contratar você como aprendiz',
    titleAccepted: 'Contratação aceita',
    accept: 'Aceitar a contratação',
    next: 'O contrato de aprendizagem é por escrito, com carteira assinada e matrícula no curso. Se você tem menos de 18 anos, seu responsável assina também.',
  },
  titleEnded: 'Mensagem de contratação',
  status: {
    pending: 'Responda até {{date}}. Sem resposta, a mensagem vence.',
    pendingAway:
      'Enquanto a vaga está fora do ar, não dá para aceitar. Se ela voltar, você pode responder aqui. Se não quiser a vaga, já pode recusar.',
    accepted: 'Você aceitou. Combine os detalhes com a empresa pelas mensagens.',
    acceptedAway: 'Você aceitou. Enquanto a vaga está fora do ar, espere para combinar os detalhes com a empresa.',
    acceptedEnded:
      'Você aceitou. A vaga foi encerrada, e as mensagens também: se tiver dúvida sobre o primeiro dia, fale direto com a empresa.',
    acceptedDeleted:
      'Você aceitou. A empresa excluiu esta vaga, e isso não muda a sua contratação. As mensagens terminaram: se tiver dúvida sobre o primeiro dia, fale direto com a empresa.',
    rejected: 'Você recusou esta contratação.',
    rejectedOpen:
      'Você recusou esta contratação e continua finalista: a empresa pode enviar outra. Se não quer mais esta vaga, é só desistir.',
    canceledByYou: 'Você cancelou esta contratação.',
    canceled: 'A empresa cancelou esta contratação.',
    canceledByEnd: 'Esta mensagem de contratação não vale mais.',
    canceledDeleted:
      'A empresa excluiu esta vaga, e esta mensagem de contratação não vale mais. Se alguma coisa já estava combinada, fale com a empresa antes de mudar seus planos.',
    expired: 'A mensagem venceu sem resposta. A empresa pode enviar outra.',
    expiredAway: 'A mensagem venceu sem resposta.',
    expiredEnded:
      'A mensagem venceu sem resposta. A vaga foi encerrada, e as mensagens também: se ainda quiser ficar com ela, fale direto com a empresa.',
  },
  accept: 'Aceitar a contratação',
  reject: 'Recusar',
  cancel: 'Cancelar minha resposta',
  reason: 'Motivo, se quiser dizer',
  noReason: 'Prefiro não dizer',
  rejectSummary: 'Não quero esta vaga',
  cancelSummary: 'Não posso mais começar',
  told: {
    accepted: 'Pronto: a empresa já sabe que você aceitou.',
    rejected: 'Pronto: a empresa já sabe que você recusou.',
    canceled: 'Pronto: a empresa já sabe que você cancelou.',
  },
  see: 'Ver e responder',
} as const
