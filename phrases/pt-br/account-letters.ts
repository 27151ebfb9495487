/** Letters about accounts, and how people get into them. */
export const accountLetters = {
  emailCode: {
    subject: '{{code}} é o seu código do Trampolim',
    title: 'Seu código',
    text: 'Use este código para confirmar o seu e-mail:',
    titleAgain: 'Seu código novo',
    textAgain: 'Você pediu outro código para confirmar o seu e-mail. Use este, o mais recente:',
    validity: 'Ele vale por 10 minutos e só pode ser usado uma vez.',
    hasAccount:
      'Este e-mail já tem uma conta no Trampolim. Se você queria se cadastrar, não precisa: é só entrar com ela.',
    signIn: 'Entrar na minha conta',
    forgot: 'Esqueci a senha e quero criar uma nova',
    ignore: 'Se não foi você que pediu, pode ignorar esta mensagem. Nunca pedimos o código por telefone ou mensagem.',
  },
  /** The code that goes to the new address of an account. */
  addressCode: {
    subject: '{{code}} é o seu código para trocar o e-mail',
    title: 'Confirme o e-mail novo',
    text: 'Você pediu para trocar o e-mail da sua conta no Trampolim por este. Digite o código na sua conta, junto com a senha:',
    titleAgain: 'Outro código para o e-mail novo',
    textAgain:
      'Você pediu outro código para trocar o e-mail da sua conta no Trampolim por este. Use este, o mais recente, na sua conta:',
    taken: 'Este e-mail já é de outra conta no Trampolim, e por isso não dá para trocar o seu por ele. Escolha outro.',
    ignore:
      'Se não foi você que pediu, pode ignorar esta mensagem: sem este código e a senha da conta, nada muda. Nunca pedimos o código por telefone ou mensagem.',
  },
  phoneCode: {
    subject: 'SMS para {{phone}}',
    title: 'Mensagem de texto',
    text: '{{code}} é o seu código do Trampolim. Ele vale por 10 minutos. Não o conte a ninguém.',
  },
  welcome: {
    subject: 'Boas-vindas ao Trampolim',
    created: 'Sua conta foi criada e o seu currículo já está guardado.',
    review: 'Seu perfil passa agora por uma análise, que leva até 2 dias úteis.',
    meanwhile: 'Enquanto isso, você já pode procurar vagas, salvar favoritas, criar alertas e se candidatar.',
    button: 'Ver meu painel',
  },
  recruiterWelcome: {
    subject: 'Boas-vindas ao Trampolim para empresas',
    created: 'Sua conta foi criada, e sua empresa e sua primeira vaga já estão guardadas.',
    review: 'Tudo passa agora por uma análise, que leva até 2 dias úteis. Avisamos você assim que a vaga entrar no ar.',
    invited:
      'Sua conta foi criada, e você já faz parte da empresa {{company}}. Seu perfil passa agora por uma análise, que leva até 2 dias úteis; depois dela, você vê quem se candidatou.',
    joining:
      'A empresa com este CNPJ já está no Trampolim, e as pessoas dela foram avisadas do seu pedido para entrar. Quando alguém de lá ou a nossa equipe confirmar, em até 2 dias úteis, sua vaga segue para análise.',
    meanwhile: 'Enquanto isso, acompanhe a análise no seu painel.',
    button: 'Ver meu painel',
  },
  dataReady: {
    subject: 'Seus dados estão prontos para baixar',
    text: 'O arquivo com os seus dados que você pediu está pronto. Entre na sua conta para baixar; ele fica disponível por {{hours}} horas e depois é apagado.',
    button: 'Baixar meus dados',
    notMe: 'Não foi você? Troque sua senha e encerre as sessões que não conhece.',
  },
  accountDeleted: {
    subject: 'Sua conta foi excluída',
    text: 'Você excluiu sua conta no Trampolim. Cadastro, currículos, arquivos, candidaturas e alertas foram apagados.',
    told: 'Se você tinha entrevista por vir ou contratação em aberto, a empresa foi avisada, sem o seu nome. Se a entrevista está no seu calendário, tire-a dele.',
    stays:
      'Nos processos seletivos fica só que uma pessoa saiu, em que etapa e em que dia, sem o seu nome. O registro de segurança, sem nomes, é apagado em seis meses.',
    last: 'Esta é a última mensagem que você recebe. Se quiser voltar, é só se cadastrar de novo.',
  },
  recruiterAccountDeleted: {
    text: 'Você excluiu sua conta no Trampolim. Seu cadastro, seus acessos e suas buscas guardadas foram apagados.',
    stays:
      'As vagas que você publicou continuam com a empresa. Nas anotações que você escreveu e nos laudos que abriu, seu nome saiu. O registro de segurança, sem nomes, é apagado em seis meses.',
  },
  /** To whoever closed their company, which deletes their account too. */
  ownOrganizationDeleted: {
    text: 'Você excluiu a empresa {{company}} do Trampolim, com as vagas e as contas de quem fazia parte dela. Sua conta foi excluída junto.',
    stays: 'Quem se candidatou está sendo avisado. O registro de segurança, sem nomes, é apagado em seis meses.',
  },
  lookReportAnswered: {
    subject: 'Sua denúncia foi respondida',
    text: 'Uma pessoa da equipe do Trampolim leu a sua denúncia sobre quem viu seus dados.',
    answer: 'Resposta: {{answer}}',
    button: 'Ver quem viu meus dados',
  },
  passwordReset: {
    subject: 'Crie uma nova senha',
    text: 'Recebemos um pedido para trocar a senha da sua conta no Trampolim.',
    button: 'Criar nova senha',
    validity: 'O link vale por 1 hora e só pode ser usado uma vez.',
    ignore: 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi trocado',
    text: 'O e-mail da sua conta no Trampolim acabou de ser trocado. A partir de agora, a entrada é só pelo novo, e este não recebe mais nada nosso.',
    me: 'Se foi você, não precisa fazer nada.',
    notMe:
      'Se não foi você, desfaça a troca: este e-mail volta a valer, você cria uma senha nova, e quem entrou na conta sai.',
    button: 'Desfazer a troca',
    validity: 'O link vale por {{count}} dias e só pode ser usado uma vez.',
  },
  newDevice: {
    subject: 'Entraram na sua conta em um aparelho novo',
    text: {
      password:
        'Alguém entrou na sua conta no Trampolim com a senha certa em um aparelho que ainda não conhecíamos: {{device}}, em {{moment}} (horário de Brasília).',
      passkey:
        'Alguém entrou na sua conta no Trampolim com uma chave de acesso em um aparelho que ainda não conhecíamos: {{device}}, em {{moment}} (horário de Brasília).',
      network:
        'Alguém entrou na sua conta no Trampolim pelo {{network}} em um aparelho que ainda não conhecíamos: {{device}}, em {{moment}} (horário de Brasília).',
    },
    me: 'Se foi você, não precisa fazer nada.',
    notMe: {
      password: 'Se não foi você, crie uma senha nova agora. Isso encerra todas as sessões abertas.',
      passkey:
        'Se não foi você, abra a página de acesso: remova as chaves de acesso que não conhece e encerre as outras sessões.',
      network:
        'Se não foi você, troque a sua senha do {{network}}. Depois abra a página de acesso: encerre as outras sessões e confira as contas ligadas.',
    },
    button: 'Criar nova senha',
    access: 'Ver acesso à conta',
  },
  passwordChanged: {
    subject: 'Sua senha foi trocada',
    text: 'A senha da sua conta no Trampolim acabou de ser trocada, e as sessões abertas em outros aparelhos foram encerradas.',
    calendar:
      'O endereço que mostrava suas entrevistas no calendário também deixou de valer. Se você o usa, crie outro na página de entrevistas.',
    button: 'Entrar',
    notMe: 'Se não foi você, peça uma nova senha agora mesmo pela página de entrada, em “Esqueci minha senha”.',
  },
  fileInfected: {
    subject: {
      curriculum: 'Envie de novo o arquivo do seu currículo',
      'medical-report': 'Envie de novo o seu laudo',
      avatar: 'Envie de novo a sua foto',
      logo: 'Envie de novo o logotipo da empresa',
    },
    text: {
      curriculum: 'Encontramos um vírus no arquivo do seu currículo e o apagamos. Ninguém chegou a abri-lo por aqui.',
      'medical-report':
        'Encontramos um vírus no laudo que você enviou e o apagamos. Ninguém chegou a abri-lo por aqui.',
      avatar: 'Encontramos um vírus na foto que você enviou e a apagamos. Ninguém chegou a abri-la por aqui.',
      logo: 'Encontramos um vírus no logotipo que você enviou e o apagamos. Ninguém chegou a abri-lo por aqui.',
    },
    calm: 'Isso costuma acontecer sem ninguém perceber. Nada mais mudou na sua conta.',
    next: {
      curriculum:
        'Passe um antivírus no seu aparelho, salve o currículo de novo, de preferência em PDF, e envie outra vez. O currículo preenchido no site continua valendo.',
      'medical-report':
        'Sua candidatura continua, mas sem o laudo. Passe um antivírus no seu aparelho e digitalize o laudo de novo; para enviá-lo, desista da candidatura e candidate-se outra vez à mesma vaga.',
      avatar: 'Passe um antivírus no seu aparelho e envie outra foto.',
      logo: 'Passe um antivírus no seu aparelho, salve a imagem de novo e envie outra vez. O logotipo de antes continua.',
    },
    button: {
      curriculum: 'Ver meu currículo',
      'medical-report': 'Ver minhas candidaturas',
      avatar: 'Abrir o Trampolim',
      logo: 'Ver minha empresa',
    },
  },
  wayInChanged: {
    added: {
      subject: 'Nova forma de entrar na sua conta',
      text: 'A partir de agora, também dá para entrar na sua conta do Trampolim assim: {{way}}.',
    },
    removed: {
      subject: 'Uma forma de entrar foi retirada',
      text: 'Não dá mais para entrar na sua conta do Trampolim assim: {{way}}.',
    },
    notMe: 'Não foi você? Crie uma nova senha agora mesmo e confira as formas de entrar, na sua conta.',
    button: 'Criar nova senha',
  },
  secondStepChanged: {
    'switched-on': {
      subject: 'Sua conta agora pede um código ao entrar',
      text: 'A partir de agora, depois da senha, pedimos um código do seu aplicativo. As sessões abertas em outros aparelhos terminaram. Guarde os códigos de recuperação em um lugar seguro: sem o aplicativo, são eles que abrem a sua conta.',
    },
    'switched-off': {
      subject: 'Sua conta não pede mais código ao entrar',
      text: 'Os códigos de aplicativo foram desligados na sua conta do Trampolim. Para entrar, basta a senha, ou outra forma de entrar que você tenha.',
    },
    'recovery-code-used': {
      subject: 'Um código de recuperação foi usado',
      text: 'Alguém entrou na sua conta do Trampolim com a senha e um código de recuperação. Esse código não vale mais. Se restam poucos, crie novos.',
    },
    'recovery-codes-new': {
      subject: 'Novos códigos de recuperação',
      text: 'Foram criados novos códigos de recuperação para a sua conta do Trampolim. Os de antes não valem mais.',
    },
    reset: {
      subject: 'A proteção da sua conta foi retirada',
      text: 'Quem opera o Trampolim retirou as chaves de acesso, os códigos de aplicativo e os códigos de recuperação da sua conta, a pedido. No próximo acesso, você cria uma proteção nova.',
    },
    notMe: 'Não foi você? Crie uma nova senha agora mesmo e confira como se entra na sua conta.',
    button: 'Ver acesso à conta',
  },
  passwordTried: {
    subject: 'Tentaram entrar na sua conta',
    text: {
      'sign-in':
        'Alguém errou a senha da sua conta no Trampolim várias vezes, num aparelho que não reconhecemos. Essas tentativas não deram certo, e agora as próximas têm que esperar.',
      session:
        'Num aparelho em que a sua conta no Trampolim está aberta, alguém errou a senha várias vezes ao mudar algo nela. Nada mudou, e agora as próximas tentativas têm que esperar.',
      'second-step':
        'Alguém passou da primeira etapa para entrar na sua conta no Trampolim e errou o código da segunda várias vezes. Essas tentativas não deram certo, e agora as próximas têm que esperar.',
    },
    me: 'Foi você? Então está tudo bem. Se não lembra a senha, crie uma nova pelo botão abaixo: leva um minuto.',
    notMe: {
      'sign-in':
        'Não foi você? Sua conta continua protegida, e nos aparelhos em que você já entrou nada muda. Se usa a mesma senha em outro site, troque-a por uma que só exista aqui.',
      session:
        'Não foi você? Crie uma senha nova pelo botão abaixo: isso fecha a sua conta em todos os aparelhos em que ela está aberta.',
      'second-step':
        'Não foi você? Alguém pode saber a sua senha. Crie uma nova pelo botão abaixo, e uma que só exista aqui.',
    },
    button: 'Criar nova senha',
    never: 'Nunca pedimos sua senha por e-mail, telefone ou mensagem. Avisamos no máximo uma vez por dia.',
  },
} as const
