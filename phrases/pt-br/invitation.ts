import { registration } from './registration.ts'

/** The page of an invitation into an organisation. */
export const invitation = {
  title: 'Entrar na empresa {{company}}',
  intro: 'Você recebeu um convite para contratar em nome da empresa {{company}} no Trampolim.',
  introBy: '{{by}} convidou você para contratar em nome da empresa {{company}} no Trampolim.',
  motto: 'Contratar bem é trabalho de equipe.',
  stranger: 'Não conhece a empresa? Feche esta página: sem a sua confirmação, nada acontece.',
  form: {
    email: 'Sua conta vai ter o e-mail {{email}}. Ele já está confirmado pelo link que você abriu.',
    name: 'Nome completo',
    phone: registration.contact.phone,
    whatsApp: registration.contact.whatsApp,
    password: registration.access.password,
    passwordHint: registration.access.passwordHint,
    confirm: registration.access.confirm,
    show: registration.access.show,
    hide: registration.access.hide,
    terms: registration.access.terms,
    termsLink: registration.access.termsLink,
    faults: 'Verifique o preenchimento de todos os campos antes de continuar',
    submit: 'Criar conta e entrar na empresa',
  },
  signIn: {
    text: 'O e-mail {{email}} já tem uma conta. Entre com ela para confirmar.',
    action: 'Entrar na minha conta',
  },
  signOut: {
    text: 'O convite é para {{email}}, e você está na conta {{own}}. Saia dela para continuar.',
    action: 'Sair desta conta',
  },
  accept: {
    action: 'Entrar na empresa {{company}}',
    job: 'Sua vaga “{{job}}” vai junto e segue para análise.',
  },
  otherAccount:
    'O e-mail {{email}} já é de uma conta de candidato, e cada e-mail serve para uma conta só. Peça a quem convidou um convite para outro e-mail.',
  hasOrganization:
    'Sua conta já faz parte de uma empresa. Para trocar, peça a um colega que tire você dela, e abra este convite de novo.',
  blocked: 'Sua conta está bloqueada, então não dá para entrar em uma empresa agora. Veja o motivo na sua conta.',
  toProfile: 'Ver minha conta',
  accepted: {
    title: 'Você faz parte da empresa',
    text: 'Quem trabalha lá já foi avisado. Com o seu perfil aprovado, você vê quem se candidata.',
    action: 'Ir para o meu painel',
  },
  expired: {
    title: 'Este convite venceu',
    text: 'Ele valia por 7 dias. Peça a quem convidou que envie de novo.',
  },
  unknown: {
    title: 'Este convite não vale mais',
    text: 'Ele já foi aceito, foi cancelado, ou um mais novo chegou depois. Se você já aceitou, é só entrar na sua conta. Se não, confira seus e-mails, ou peça outro a quem convidou.',
    action: 'Conhecer o Trampolim para empresas',
  },
} as const
