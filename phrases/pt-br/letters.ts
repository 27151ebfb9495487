/** What the house writes by e-mail. Warm, short, the reason for the letter first. */
export const letters = {
  brand: 'Trampolim',
  motto: 'Seu próximo trabalho começa aqui',
  greeting: 'Olá, {{name}}!',
  hello: 'Olá!',
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  footer: 'Esta mensagem foi enviada por Trampolim, o mercado de vagas gratuito. Não é preciso responder.',
  hiddenCompany: 'Confidencial',

  emailCode: {
    subject: '{{code}} é o seu código do Trampolim',
    text: 'Use este código para confirmar o seu e-mail:',
    validity: 'Ele vale por 10 minutos e só pode ser usado uma vez.',
    ignore: 'Se não foi você que pediu, pode ignorar esta mensagem. Nunca pedimos o código por telefone ou mensagem.',
  },
  phoneCode: {
    subject: 'SMS para {{phone}}',
    text: '{{code}} é o seu código do Trampolim. Ele vale por 10 minutos. Não o conte a ninguém.',
  },
  welcome: {
    subject: 'Boas-vindas ao Trampolim',
    created: 'Sua conta foi criada e o seu currículo já está guardado.',
    review: 'Seu perfil passa agora por uma análise, que leva até 2 dias úteis.',
    meanwhile: 'Enquanto isso, você já pode procurar vagas, salvar favoritas, criar alertas e se candidatar.',
    button: 'Ver meu painel',
  },
  passwordReset: {
    subject: 'Crie uma nova senha',
    text: 'Recebemos um pedido para trocar a senha da sua conta no Trampolim.',
    button: 'Criar nova senha',
    validity: 'O link vale por 1 hora e só pode ser usado uma vez.',
    ignore: 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  },
  passwordChanged: {
    subject: 'Sua senha foi trocada',
    text: 'A senha da sua conta no Trampolim acabou de ser trocada, e todas as sessões foram encerradas.',
    button: 'Entrar',
    notMe: 'Se não foi você, peça uma nova senha agora mesmo pela página de entrada, em «Esqueci minha senha».',
  },
  applicationReceived: {
    subject: 'Candidatura enviada: {{jobName}}',
    text: 'Sua candidatura à vaga {{jobName}}, de {{company}}, foi enviada. Seu currículo já está com o recrutador.',
    next: 'Você acompanha cada passo na página dos seus processos seletivos.',
    button: 'Acompanhar',
  },
  jobDeleted: {
    subject: 'Vaga excluída: {{jobName}}',
    text: 'A vaga {{jobName}}, de {{company}}, foi excluída pela empresa, e o processo seletivo terminou. Não é um julgamento sobre o seu currículo.',
    next: 'A vaga continua no seu histórico, e há outras à sua espera.',
    button: 'Procurar vagas',
  },
  jobAlert: {
    subject_one: '{{count}} vaga nova para você',
    subject_other: '{{count}} vagas novas para você',
    text: 'Encontramos vagas novas para os seus alertas.',
    place: '{{company}}, {{place}}',
    stop: 'Parar de receber o alerta «{{alert}}»',
  },
} as const
