/** A recruiter's registration with organisation and first job. */
export const recruiterRegistration = {
  title: 'Cadastrar empresa e publicar a primeira vaga',
  metaTitle: 'Publique sua primeira vaga',
  stepsLabel: 'Passos do cadastro',
  steps: { personalData: 'Você', organization: 'Empresa', jobDetails: 'Vaga', emailValidation: 'Código' },
  progress_one: 'Passo {{step}} de {{steps}}, falta cerca de {{count}} minuto',
  progress_other: 'Passo {{step}} de {{steps}}, faltam cerca de {{count}} minutos',
  next: 'Continuar',
  back: 'Voltar',
  confirm: 'Confirmar e publicar',
  faultsTitle: 'Verifique o preenchimento de todos os campos antes de continuar',
  alreadyMember: 'Já tem conta?',
  signIn: 'Entrar',
  restored: 'Recuperamos o que você já tinha preenchido.',
  restoredPassword: 'Por segurança, a senha não fica guardada.',
  restart: 'Começar de novo',
  failed: 'Não foi possível realizar seu cadastro: {{message}}',
  codeNotSent: 'Não foi possível enviar o código: {{message}}',
  pages: {
    you: { title: 'Quem contrata', intro: 'É de graça. Em cerca de 11 minutos sua primeira vaga vai para análise.' },
    access: { title: 'Sua senha', intro: 'Com ela e o seu e-mail você entra no Trampolim.' },
    company: { title: 'Sua empresa', intro: 'O CNPJ mostra que a empresa existe. O resto aparece nas vagas.' },
    address: { title: 'Onde fica a empresa', intro: 'O CEP preenche o endereço.' },
    job: { title: 'Sua primeira vaga', intro: 'O que a pessoa vai fazer, nas suas palavras.' },
    pay: { title: 'Quanto a vaga paga', intro: 'Quem procura decide também pelo salário: diga quanto paga.' },
    time: { title: 'Onde e quando se trabalha', intro: 'O CEP mostra a vaga a quem mora perto.' },
    people: {
      title: 'Quem combina com a vaga',
      intro: 'Peça só o que o trabalho exige, e mais pessoas se candidatam.',
    },
    extras: { title: 'Últimos detalhes', intro: 'Tudo aqui é opcional. Confira as regras e siga para o código.' },
    code: {
      title: 'Confirme seu e-mail',
      intro: 'Enviamos um código para {{email}}. Com ele, sua vaga segue para análise.',
    },
    codeDone: { title: 'E-mail confirmado', intro: '{{email}} é seu mesmo. Falta só publicar.' },
  },
  you: {
    name: 'Seu nome completo',
    email: 'E-mail de trabalho',
    emailHint: 'Com um e-mail do domínio da empresa, confirmamos mais rápido que você fala por ela.',
    freeMail:
      'Um e-mail pessoal também serve. Se a empresa já estiver cadastrada, alguém de lá ou a nossa equipe confirma que você faz parte dela.',
  },
  company: {
    taken:
      'Se este CNPJ já estiver no Trampolim, você pede para entrar na empresa que existe: com um e-mail do site dela, basta abrir um link; senão, alguém de lá ou a nossa equipe confirma em até 2 dias úteis.',
  },
  password: 'Digite de novo a sua senha',
  passwordIntro: 'Por segurança, ela não ficou guardada.',
} as const
