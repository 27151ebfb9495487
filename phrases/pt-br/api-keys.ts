/** The page where keys for public reading are asked for, made and managed. */
export const apiKeys = {
  title: 'Chave para ler os dados públicos',
  text: 'Para quem usa as vagas do Trampolim em outro lugar: um site de vagas, uma universidade, uma pesquisa, um aplicativo.',
  what: {
    title: 'O que a chave faz',
    reads:
      'Lê o que já é público: vagas abertas, busca, listas, feeds e mapas do site. Nunca lê dados de pessoas nem muda nada.',
    limit: 'Dá a você um limite próprio de {{most}} pedidos por minuto, contado à parte do seu endereço de rede.',
    without: 'Sem chave tudo continua aberto, com {{most}} pedidos por minuto para cada rede.',
    docs: 'Como usar, com exemplos, está na documentação da API:',
    docsLink: 'ver a documentação',
    feeds: 'Todas as vagas abertas, sem chave:',
    feedXml: 'em XML',
    feedJson: 'em JSON',
    feedAtom: 'as mais novas em Atom',
  },
  fair: {
    title: 'Uso justo',
    source: 'Diga de onde a vaga vem e leve a pessoa à página dela no Trampolim.',
    fresh: 'Atualize pelo menos uma vez por dia e tire do ar o que fechou.',
    free: 'Não cobre de quem procura trabalho para ver uma vaga.',
    own: 'Cada projeto usa a sua chave, e a chave não aparece em páginas nem em código público.',
    end: 'Quem não cumpre perde a chave. Uma chave sem uso por um ano é apagada.',
  },
  form: {
    title: 'Pedir uma chave',
    check: 'Confira o pedido',
    project: 'Nome do projeto',
    email: 'Seu e-mail',
    emailHint: 'A chave é criada pelo link que mandamos para ele.',
    purpose: 'Para que é a chave',
    purposeHint: 'O que você lê, com que frequência e onde aparece.',
    agree: 'Li o uso justo e concordo',
    send: 'Pedir a chave',
  },
  manage: {
    title: 'Já tem uma chave?',
    text: 'Mandamos um link para você trocar ou encerrar suas chaves.',
    check: 'Confira o e-mail',
    email: 'E-mail da chave',
    send: 'Receber o link',
  },
  sentTitle: 'Confira seu e-mail',
  sentAsked:
    'Se {{email}} estiver certo, a carta com o link chega em instantes. Ele vale por {{hours}} horas. Mandamos até {{most}} cartas por dia para cada endereço.',
  sentManage:
    'Se {{email}} tiver uma chave, a carta com o link chega em instantes. Ele vale por {{hours}} horas. Mandamos até {{most}} cartas por dia para cada endereço.',
  make: {
    title: 'Criar a chave',
    text: 'A chave aparece uma vez só, na próxima página. Tenha à mão onde guardar.',
    project: 'Projeto',
    purpose: 'Para que é',
    send: 'Criar a chave',
  },
  made: {
    title: 'Sua chave está pronta',
    project: 'Projeto: {{project}}',
    once: 'Copie agora: não guardamos a chave, e ela não aparece de novo.',
    key: 'Sua chave',
    use: 'Mande a chave no cabeçalho X-Api-Key:',
    other: 'Perdeu a chave? Peça o link por e-mail e troque por outra.',
  },
  own: {
    title: 'Suas chaves',
    none: 'Este e-mail não tem nenhuma chave agora.',
    made: 'Criada em {{when}}',
    used: 'Usada pela última vez em {{when}}',
    unused: 'Ainda sem uso',
    replace: 'Trocar a chave',
    replaceHint: 'Ao trocar, a chave de antes para em meio minuto.',
    end: 'Encerrar a chave',
    ended: 'Chave encerrada.',
    ask: {
      replace: 'Trocar a chave de {{project}}?',
      replaceText: 'O sistema que usa a chave de agora para de ler em meio minuto, até receber a nova.',
      end: 'Encerrar a chave de {{project}}?',
      endText: 'O sistema que usa a chave deixa de ler em meio minuto. Não dá para desfazer.',
      keep: 'Manter a chave',
    },
    ofProject: 'do projeto {{project}}',
  },
  dead: {
    expiredTitle: 'Este link já foi usado ou venceu',
    expired: 'Peça outro: chega por e-mail em instantes.',
    unknownTitle: 'Este link não é válido',
    unknown: 'Confira se o endereço está inteiro ou peça outro link.',
    again: 'Pedir outro link',
  },
} as const

/** Keys as reviewers see them. */
export const apiKeyReview = {
  tab: 'Chaves da API',
  text: 'Quem lê os dados públicos com uma chave própria. Encerre a chave de quem não cumpre o uso justo.',
  none: { title: 'Nenhuma chave ainda', text: 'Quando alguém criar uma chave, ela aparece aqui.' },
  of: '{{email}}',
  made: 'criada em {{when}}',
  used: 'usada em {{when}}',
  unused: 'sem uso',
  working: 'Em uso',
  endedByholder: 'Encerrada por quem pediu',
  endedByreviewer: 'Encerrada pela equipe',
  remark: 'Motivo: {{remark}}',
  fold: 'Encerrar a chave de {{project}}',
  reason: 'Motivo',
  reasonHint: 'Chega por e-mail a quem tem a chave.',
  end: 'Encerrar',
  done: 'Chave encerrada.',
} as const

/** The letters about keys. */
export const apiKeyLetters = {
  asked: {
    subject: 'Crie sua chave da API',
    text: 'Alguém pediu com este e-mail uma chave para ler os dados públicos do Trampolim. Crie a chave pelo botão; o link vale por {{hours}} horas.',
    button: 'Criar a chave',
  },
  manage: {
    subject: 'Suas chaves da API',
    text: 'Pelo botão você troca ou encerra as chaves deste e-mail. O link vale por {{hours}} horas.',
    button: 'Ver minhas chaves',
  },
  notYou: 'Não foi você? Então alguém digitou seu e-mail. Não precisa fazer nada.',
  ended: {
    subject: 'Sua chave da API foi encerrada',
    text: 'Encerramos a chave do projeto {{project}}. Ela não funciona mais.',
    reason: 'Motivo',
    more: 'Acha que foi engano? Escreva para a gente.',
    button: 'Fale com a gente',
  },
} as const
