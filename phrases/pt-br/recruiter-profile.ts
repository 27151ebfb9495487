import { account } from './account.ts'

/** The recruiter's own account. */
export const recruiterProfile = {
  title: 'Sua conta',
  personalData: 'Dados pessoais',
  tabs: {
    label: 'Partes da sua conta',
    personalData: 'Dados pessoais',
    changePassword: 'Senha e acesso',
    companyData: 'Empresa',
    responseAutomation: 'Respostas',
    notifications: 'Avisos',
  },
  company: {
    none: 'Você ainda não faz parte de uma empresa.',
    open: 'Abrir a página da empresa',
    name: 'Nome',
    idcard: 'CNPJ',
    status: 'Situação',
    place: 'Cidade',
    recruiters: 'Quem contrata',
  },
  name: 'Nome completo',
  phone: 'Celular',
  ...account.phone,
  code: account.code,
  change: account.change,
  saved: account.form.saved,
  status: {
    reviewDue: 'Perfil em análise até {{day}}',
    review: 'Perfil em análise',
    reviewText: 'A análise leva até 2 dias úteis. Seus dados ficam travados enquanto isso.',
    changes: 'A análise pediu correções',
    changesText: 'Corrija o que foi pedido para o seu perfil ser aprovado.',
    rejected: 'Seu perfil não foi aprovado',
    blocked: 'Seu perfil está bloqueado',
    blockedText: 'As vagas que você criou não aparecem na busca até a situação ser resolvida.',
    reason: 'Motivo: {{reason}}',
    correct: 'Corrigir agora',
  },
  joining: {
    title: 'Falta confirmar que você faz parte da empresa',
    text: 'A empresa com o CNPJ {{idcard}} já está no Trampolim. Alguém de lá confirma você, ou a nossa equipe, junto com a análise do seu perfil.',
    job: 'Sua vaga “{{job}}” segue para análise assim que isso acontecer.',
  },
  form: {
    ...account.form,
    note: 'O que você mudar passa por uma nova análise, de até 2 dias úteis. Suas vagas continuam no ar.',
    ask: 'Seus dados ficam travados até a aprovação, que leva até 2 dias úteis. Suas vagas continuam no ar.',
  },
  notifications: {
    title: 'Outros e-mails',
    text: 'Escrevemos para {{email}} só quando há algo a fazer ou a saber. Não enviamos propaganda.',
    messages: 'Mensagens não lidas',
    messagesText: 'Quando uma mensagem fica uma hora sem ser lida: um aviso por conversa até você abri-la.',
  },
  privacy: {
    title: 'Privacidade e dados',
    text: 'Baixe tudo o que guardamos sobre você, veja o que aceitou ou exclua a sua conta.',
    open: 'Abrir privacidade e dados',
  },
} as const
