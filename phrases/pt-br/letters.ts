/** The letters sent by e-mail. Their style: warm, short, the reason for the letter first. */
export const letters = {
  brand: 'Trampolim',
  motto: 'Seu próximo trabalho começa aqui',
  greeting: 'Olá, {{name}}!',
  hello: 'Olá!',
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  stop: 'Parar de receber e-mails como este',
  footer: 'Esta mensagem foi enviada pelo Trampolim, o mercado de vagas gratuito. Não é preciso responder.',
  hiddenCompany: 'Confidencial',
  ofCompany: 'da empresa {{company}}',
  forClient: 'em seleção de {{company}} para outra empresa',
  ofHiddenCompany: 'de uma empresa confidencial',
  quoted: '“{{text}}”',
  ownWords: 'Recado da empresa',

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
    text: 'Você pediu para trocar o e-mail da sua conta no Trampolim por este. Digite o código no seu perfil, junto com a senha:',
    titleAgain: 'Outro código para o e-mail novo',
    textAgain:
      'Você pediu outro código para trocar o e-mail da sua conta no Trampolim por este. Use este, o mais recente, no seu perfil:',
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
  organizationDeleted: {
    subject: 'A empresa {{company}} saiu do Trampolim',
    text: '{{by}} excluiu a empresa {{company}} do Trampolim, com todas as vagas e contas. Sua conta foi excluída junto.',
    next: 'Se foi um engano, fale com {{by}}. Para voltar a publicar vagas, faça um novo cadastro.',
    button: 'Fazer novo cadastro',
  },
  joinLink: {
    subject: 'Confirme que você trabalha na empresa {{company}}',
    text: 'Você pediu para entrar na empresa {{company}} no Trampolim, e o seu e-mail é do site dela. Para entrar agora, abra a página abaixo e confirme.',
    button: 'Confirmar e entrar na empresa',
    validity_one: 'O link vale por {{count}} hora, uma vez só, e apenas na conta deste e-mail.',
    validity_other: 'O link vale por {{count}} horas, uma vez só, e apenas na conta deste e-mail.',
    ignore:
      'Se não foi você que pediu, não confirme: alguém se cadastrou com o seu endereço. Sem a sua confirmação, essa pessoa não vê nada da empresa.',
  },
  joinAsked: {
    subject: '{{newcomer}} quer entrar na empresa {{company}}',
    text: '{{newcomer}} ({{email}}) pediu para contratar em nome da empresa {{company}} no Trampolim.',
    next: 'Se você conhece esta pessoa, aceite. Se não, recuse: ela não vê nada da empresa até alguém confirmar, e é avisada com gentileza.',
    button: 'Responder ao pedido',
  },
  colleagueJoined: {
    subject: '{{newcomer}} agora faz parte da empresa {{company}}',
    text: '{{newcomer}} ({{email}}) entrou na empresa {{company}} no Trampolim.',
    how: {
      link: 'Foi pelo link que enviamos para este e-mail, que é do site da empresa.',
      colleague: 'Quem aceitou foi alguém da empresa.',
      reviewer: 'Quem confirmou foi a nossa equipe de análise.',
      invitation: 'Foi por um convite que alguém da empresa enviou a este e-mail.',
    },
    until:
      'Enquanto o perfil não é aprovado pela nossa equipe, esta pessoa não vê quem se candidatou nem muda o que é dos outros.',
    unknown: 'Não conhece esta pessoa? Quem já foi aprovado pode tirá-la agora mesmo, na página da empresa.',
    button: 'Ver quem faz parte',
  },
  colleagueInvited: {
    subject: '{{by}} convidou você para a empresa {{company}}',
    text: '{{by}} convidou você para contratar em nome da empresa {{company}} no Trampolim.',
    next: 'Abra a página abaixo: quem ainda não tem conta se cadastra em um minuto, e quem já tem só confirma.',
    button: 'Ver o convite',
    validity_one: 'O convite vale por {{count}} dia, uma vez só, e apenas para este e-mail.',
    validity_other: 'O convite vale por {{count}} dias, uma vez só, e apenas para este e-mail.',
    ignore: 'Não trabalha nesta empresa? Ignore esta mensagem, e nada acontece.',
  },
  putOut: {
    subject: 'Você não faz mais parte da empresa {{company}}',
    text: 'Alguém da empresa {{company}} tirou você da equipe dela no Trampolim. Você não vê mais as vagas e as candidaturas dela; as vagas publicadas continuam com a empresa.',
    next: 'Se foi um engano, fale com alguém da empresa {{company}}: um novo convite resolve. Sua conta continua sua, e você pode cadastrar outra empresa ou excluir a conta.',
    button: 'Escolher o que fazer',
  },
  colleaguePutOut: {
    subject: '{{gone}} não faz mais parte da empresa {{company}}',
    text: '{{by}} tirou {{gone}} da empresa {{company}} no Trampolim.',
    stays: 'As vagas e as candidaturas continuam com a empresa, e quem tem o perfil aprovado pode cuidar delas.',
    unknown: 'Não era para acontecer? Fale com {{by}}: um novo convite traz a pessoa de volta.',
    button: 'Ver quem faz parte',
  },
  colleagueLeft: {
    subject: '{{gone}} não faz mais parte da empresa {{company}}',
    text: '{{gone}} excluiu a própria conta no Trampolim e saiu da equipe da empresa {{company}}.',
    stays:
      'As vagas que a pessoa publicou e as candidaturas continuam com a empresa, e quem tem o perfil aprovado pode cuidar delas.',
    button: 'Ver quem faz parte',
  },
  joinAccepted: {
    subject: 'Você entrou na empresa {{company}}',
    text: 'Alguém da empresa {{company}} confirmou que você trabalha lá. Você já faz parte dela no Trampolim.',
    next: 'Se você escreveu uma vaga no cadastro, ela seguiu para análise. Com o perfil aprovado, você vê quem se candidata às vagas da empresa.',
    nextWithTerms:
      'Nossos termos de uso mudaram: a vaga que você escreveu no cadastro segue para análise assim que você aceitar a versão nova, no aviso do alto da página. Com o perfil aprovado, você vê quem se candidata às vagas da empresa.',
    button: 'Ver meu painel',
  },
  joinDeclined: {
    subject: 'Sua entrada na empresa {{company}} não foi confirmada',
    text: 'As pessoas da empresa {{company}} não confirmaram que você faz parte dela. Pode ter sido só um engano com o nome ou o e-mail.',
    next: 'Fale com alguém da empresa {{company}}, se for o caso. Sua conta e a vaga que você escreveu continuam guardadas, e você pode cadastrar outra empresa.',
    button: 'Cadastrar outra empresa',
  },
  joinedOrganizationGone: {
    subject: 'A empresa {{company}} saiu do Trampolim',
    text: 'Você esperava para entrar na empresa {{company}}, mas ela foi excluída do Trampolim.',
    next: 'Sua conta e a vaga que você escreveu continuam guardadas. Cadastre a sua empresa, e a vaga segue com ela.',
    button: 'Cadastrar minha empresa',
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
    stays:
      'Nos processos seletivos fica só que uma pessoa saiu, em que etapa e em que dia, sem o seu nome. O registro de segurança, sem nomes, é apagado em seis meses.',
    last: 'Esta é a última mensagem que você recebe. Se quiser voltar, é só se cadastrar de novo.',
  },
  recruiterAccountDeleted: {
    text: 'Você excluiu sua conta no Trampolim. Seu cadastro, seus acessos e suas buscas guardadas foram apagados.',
    stays:
      'As vagas que você publicou continuam com a empresa. Nas anotações que você escreveu e nos laudos que abriu, seu nome saiu. O registro de segurança, sem nomes, é apagado em seis meses.',
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
    notMe: 'Não foi você? Crie uma nova senha agora mesmo e confira as formas de entrar no seu perfil.',
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
  applicationReceived: {
    subject: 'Candidatura enviada: {{jobName}}',
    text: 'Sua candidatura à vaga {{jobName}}, {{ofCompany}}, foi enviada. Seu currículo já está com o recrutador.',
    next: 'Você acompanha cada passo na página dos seus processos seletivos.',
    button: 'Acompanhar',
    receipt: 'Ver o comprovante do que você enviou',
  },
  jobDeleted: {
    subject: 'Vaga excluída: {{jobName}}',
    text: 'A vaga {{jobName}}, {{ofCompany}}, foi excluída, e o processo seletivo terminou. Não é um julgamento sobre o seu currículo.',
    next: 'A vaga continua no seu histórico, e há outras à sua espera.',
    button: 'Procurar vagas',
  },
  logoDecided: {
    approved: {
      subject: 'Logotipo aprovado: {{company}}',
      text: 'O novo logotipo da empresa {{company}} foi aprovado e já aparece nas vagas.',
    },
    refused: {
      subject: 'Logotipo não aprovado: {{company}}',
      text: 'O novo logotipo da empresa {{company}} não foi aprovado. O anterior continua, e as vagas seguem no ar.',
    },
    button: 'Ver a empresa',
  },
  jobRemoved: {
    subject: 'Vaga fora do ar: {{jobName}}',
    text: 'Nossa equipe tirou do ar a vaga {{jobName}}, {{ofCompany}}, e o processo seletivo está parado: entrevista sem confirmação não acontece enquanto isso. Não é um julgamento sobre o seu currículo.',
    next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Se a vaga voltar, sua candidatura continua de onde parou.',
    button: 'Procurar vagas',
  },
  jobReturned: {
    subject: 'Vaga de volta: {{jobName}}',
    text: 'A vaga {{jobName}}, {{ofCompany}}, passou de novo pela nossa análise e voltou.',
    next: 'Sua candidatura continua de onde parou. Você não precisa fazer nada agora.',
    button: 'Ver minha candidatura',
  },
  candidacyMoved: {
    subject: {
      selectiveProcess: 'Você avançou no processo: {{jobName}}',
      interviews: 'Você chegou às entrevistas: {{jobName}}',
      finalists: 'Você é finalista: {{jobName}}',
      back: 'Sua etapa mudou: {{jobName}}',
    },
    text: {
      selectiveProcess:
        'Seu currículo foi escolhido: você passou para o processo seletivo da vaga {{jobName}}, {{ofCompany}}.',
      interviews:
        'Você passou para a etapa de entrevistas da vaga {{jobName}}, {{ofCompany}}. Ainda não há data marcada: quem marca é o recrutador.',
      finalists:
        'Você está entre os finalistas da vaga {{jobName}}, {{ofCompany}}. Ainda não é uma contratação: a decisão final é da empresa.',
      back: 'O recrutador da vaga {{jobName}}, {{ofCompany}}, voltou sua candidatura uma etapa. Você continua no processo.',
    },
    button: 'Acompanhar',
  },
  candidacyDiscarded: {
    subject: 'Resposta sobre a vaga {{jobName}}',
    text: 'O recrutador da vaga {{jobName}}, {{ofCompany}}, decidiu seguir com outras pessoas. Desta vez a sua candidatura não continua.',
    feedback: 'Mensagem do recrutador',
    kept: 'A empresa guardou seu currículo: até {{until}}, pode encontrar você para outras vagas dela e convidar você. Se não quiser, diga isso nesta candidatura, e ela deixa de ver você ali.',
    refuseKeeping: 'Abrir a candidatura',
    next: 'Seu currículo continua guardado, e há outras vagas à sua espera.',
    button: 'Procurar vagas',
  },
  selectionEnded: {
    subject: 'Processo seletivo encerrado: {{jobName}}',
    text: 'O processo seletivo da vaga {{jobName}}, {{ofCompany}}, foi encerrado. Desta vez a empresa não seguiu com a sua candidatura.',
    next: 'Obrigado por participar. Seu currículo continua guardado, e há outras vagas à sua espera.',
    takenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi encerrada, e com ela o processo seletivo. Não é um julgamento sobre o seu currículo.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Seu currículo continua guardado, e há outras vagas à sua espera.',
    },
    button: 'Procurar vagas',
  },
  finalistHired: {
    subject: 'A empresa informou que a vaga é sua: {{jobName}}',
    text: 'O processo seletivo da vaga {{jobName}}, {{ofCompany}}, foi encerrado, e a empresa informou que você ficou com a vaga. Parabéns!',
    next: 'Os próximos passos são combinados entre você e a empresa. Se a informação não estiver certa, fale com a gente.',
    button: 'Ver minha candidatura',
  },
  finalistUndecided: {
    subject: 'Processo seletivo encerrado: {{jobName}}',
    text: 'A vaga {{jobName}}, {{ofCompany}}, não recebe mais candidaturas. Você é finalista, e a empresa ainda não informou o que decidiu sobre você.',
    next: 'Quando ela informar, avisamos você por e-mail.',
    takenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi encerrada. Você era finalista, e a empresa não informou o que decidiu sobre você.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Se a empresa informar o resultado, avisamos você por e-mail.',
    },
    button: 'Ver minha candidatura',
  },
  jobsClosing: {
    subject_one: 'A vaga {{jobName}} encerra em breve',
    subject_other: '{{count}} vagas encerram em breve',
    text_one: 'Uma vaga da sua empresa encerra nos próximos dias.',
    text_other: '{{count}} vagas da sua empresa encerram nos próximos dias.',
    note: 'Encerra em {{day}}',
    noteToCorrect: 'Encerra em {{day}} · espera a sua correção',
    next: 'Se ainda precisa de candidatos, prorrogue a vaga por mais 45 dias. Quando ela encerra, quem ainda está no processo seletivo é avisado.',
    correct:
      'Uma vaga que espera a sua correção não pode ser prorrogada. Se ainda precisa de candidatos, corrija e envie para análise antes da data: com a aprovação, ela fica aberta por mais 45 dias. Se ela encerrar, quem ainda está no processo seletivo será avisado.',
    button_one: 'Ver a vaga',
    button_other: 'Ver minhas vagas',
  },
  jobsClosed: {
    subject_one: 'A vaga {{jobName}} foi encerrada',
    subject_other: '{{count}} vagas foram encerradas',
    text_one: 'Uma vaga da sua empresa chegou à data de encerramento.',
    text_other: '{{count}} vagas da sua empresa chegaram à data de encerramento.',
    note: 'Encerrada em {{day}}',
    next: 'Quem ainda estava no processo seletivo será avisado. Se a vaga tem finalistas, diga nos detalhes dela o que aconteceu com cada um. Para contratar de novo, duplique a vaga.',
    button_one: 'Ver a vaga',
    button_other: 'Ver minhas vagas',
  },
  jobSummaries: {
    subject_one: 'A semana da vaga {{jobName}}',
    subject_other: 'A semana de {{count}} vagas suas',
    text: 'Este é o resumo semanal que foi pedido no cadastro da vaga.',
    fresh_zero: 'nenhuma candidatura nova',
    fresh_one: '{{count}} candidatura nova',
    fresh_other: '{{count}} candidaturas novas',
    unseen_zero: 'nenhuma por abrir',
    unseen_one: '{{count}} por abrir',
    unseen_other: '{{count}} por abrir',
    left_zero: 'ninguém na seleção',
    left_one: '{{count}} pessoa na seleção',
    left_other: '{{count}} pessoas na seleção',
    paused: 'pausada',
    closes: 'encerra em {{day}}',
    more_one: 'E mais uma vaga.',
    more_other: 'E mais {{count}} vagas.',
    next: 'Quem se candidatou espera por uma resposta: abra as candidaturas novas e diga a cada pessoa como segue.',
    button: 'Ver minhas vagas',
    stop: 'Para deixar de receber, edite a vaga e desmarque “Resumo semanal por e-mail”.',
  },
  notificationsDue: {
    subject_one: 'Seu resumo do Trampolim: um aviso',
    subject_other: 'Seu resumo do Trampolim: {{count}} avisos',
    text: 'Isto aconteceu desde o último resumo:',
    more_one: 'E mais um aviso.',
    more_other: 'E mais {{count}} avisos.',
    button: 'Ver no Trampolim',
  },
  notificationTold: {
    subject: '{{text}}',
    why: 'Para receber menos e-mails como este, abra suas notificações e “Escolher o que receber”.',
    button: 'Ver no Trampolim',
  },
  unreadMessages: {
    subject: 'Mensagem nova sobre a vaga {{jobName}}',
    text: '{{from}} escreveu para você sobre a vaga {{jobName}}.',
    hidden: 'A empresa',
    next: 'A mensagem está no Trampolim, e é lá que você responde. Até você abrir a conversa, não enviamos outro aviso dela.',
    button: 'Ler e responder',
  },
  threadReportDecided: {
    subject: 'Sua denúncia foi respondida',
    text: 'Uma pessoa da equipe do Trampolim leu a conversa sobre a vaga {{jobName}} que você denunciou.',
    close: 'A conversa foi fechada: ninguém mais escreve nela.',
    keep: 'A conversa continua aberta.',
  },
  jobAlert: {
    subject_one: '{{count}} vaga nova para você',
    subject_other: '{{count}} vagas novas para você',
    text: 'Encontramos vagas novas para os seus alertas.',
    place: '{{company}}, {{place}}',
    all: 'Ver todas as vagas deste alerta, {{count}} delas novas',
    stop: 'Parar de receber o alerta “{{alert}}”',
    settings: 'Mudar a frequência dos seus alertas',
  },
  reviewDecided: {
    subject: {
      job: {
        approve: 'Vaga aprovada: {{what}}',
        reject: 'Vaga não aprovada: {{what}}',
        block: 'Vaga bloqueada: {{what}}',
        request_changes: 'Falta pouco para publicar: {{what}}',
      },
      organization: {
        approve: 'Empresa aprovada: {{what}}',
        reject: 'Dados da empresa não aprovados: {{what}}',
        block: 'Empresa bloqueada: {{what}}',
        request_changes: 'Corrija alguns dados da empresa {{what}}',
      },
      recruiter: {
        approve: 'Seu perfil foi aprovado',
        reject: 'Seu perfil não foi aprovado',
        block: 'Seu perfil foi bloqueado',
        request_changes: 'Corrija alguns dados do seu perfil',
      },
      candidate: {
        approve: 'Seu perfil foi aprovado',
        reject: 'Seu perfil não foi aprovado',
        block: 'Seu perfil foi bloqueado',
        request_changes: 'Corrija alguns dados do seu perfil',
      },
    },
    text: {
      job: {
        approve: 'Sua vaga {{what}} foi aprovada. Se não estava pausada, já recebe candidaturas.',
        reject: 'Analisamos sua vaga {{what}} e ela não pode ser publicada como está.',
        block: 'Sua vaga {{what}} foi bloqueada e não aparece mais na busca.',
        request_changes: 'Analisamos sua vaga {{what}}. Para publicar, corrija o que está abaixo.',
      },
      organization: {
        approve: 'Os dados da empresa {{what}} foram aprovados.',
        reject: 'Analisamos os dados da empresa {{what}}, e eles não puderam ser aprovados.',
        block: 'A empresa {{what}} foi bloqueada, e as vagas dela não aparecem mais na busca.',
        request_changes: 'Analisamos os dados da empresa {{what}}. Para aprovar, falta corrigir o que está abaixo.',
      },
      recruiter: {
        approve: 'Seu perfil foi aprovado. Suas vagas seguem para análise e publicação.',
        reject: 'Analisamos seu perfil e ele não pôde ser aprovado.',
        block: 'Seu perfil foi bloqueado, e as vagas que você criou não aparecem mais na busca.',
        request_changes: 'Analisamos seu perfil. Para aprovar, corrija o que está abaixo.',
      },
      candidate: {
        approve:
          'Seu perfil foi aprovado. Os recrutadores das vagas a que você se candidata já veem o que você aceitou mostrar.',
        reject: 'Analisamos seu perfil e ele não pôde ser aprovado.',
        block: 'Seu perfil foi bloqueado. Até a situação ser resolvida, suas candidaturas ficam escondidas.',
        request_changes: 'Analisamos seu perfil. Para aprovar, corrija o que está abaixo.',
      },
    },
    first: 'Está tudo aprovado: seu perfil, sua empresa e a vaga {{what}}, que já recebe candidaturas.',
    alsoApproved: {
      both: 'Seu perfil e sua empresa foram aprovados: falta só a vaga.',
      organization: 'Sua empresa foi aprovada.',
      recruiter: 'Seu perfil foi aprovado.',
    },
    reason: 'Motivo',
    inForce:
      'O que já estava aprovado continua valendo: as vagas abertas seguem no ar, e vocês continuam lendo as candidaturas.',
    next: 'Depois de corrigido, analisamos de novo em até 2 dias úteis.',
    correct: 'Corrigir agora',
    see: {
      job: 'Ver a vaga',
      organization: 'Ver a empresa',
      recruiter: 'Ver minha conta',
      candidate: 'Ver meu painel',
    },
  },
} as const
