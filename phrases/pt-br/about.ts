/** The pages that say who runs the marketplace and what it is for. */
export const about = {
  candidate: {
    title: 'Sobre o Trampolim',
    description:
      'O que é o Trampolim, como ele se sustenta, como cuida dos seus dados e o que promete a quem procura trabalho.',
    lead: 'Um lugar para encontrar trabalho sem pagar, sem enrolação e sem ficar sem resposta.',
    sections: {
      what: {
        title: 'O que é',
        text: 'O Trampolim junta quem procura vaga de emprego, estágio ou jovem aprendiz e quem contrata. Funciona num celular simples, com pouca internet, e explica cada passo.',
      },
      free: {
        title: 'De graça, para os dois lados',
        text: 'Não há plano pago, destaque nem cadastro especial. A ordem da busca depende do que você procura, nunca de dinheiro. Se alguém cobrar em nosso nome, é golpe: avise a gente.',
      },
      honest: {
        title: 'Vagas conferidas por gente',
        text: 'Uma pessoa da equipe lê cada empresa e cada anúncio antes de publicar, em até 2 dias úteis. Anúncio que discrimina, vende curso ou pede mais de seis meses de experiência como exigência não entra.',
      },
      answers: {
        title: 'Ninguém fica no silêncio',
        text: 'Você vê em que etapa está cada candidatura. Quando um processo termina, todas as pessoas que estavam nele recebem uma resposta.',
      },
      data: {
        title: 'Seus dados são seus',
        text: 'Recrutadores veem seus contatos só depois que você se candidata, aceita um convite ou permite, e você vê quem olhou. Pode baixar tudo e apagar a conta quando quiser, sem pedir a ninguém.',
      },
      open: {
        title: 'Feito à vista',
        text: 'O programa por trás do Trampolim tem licença livre (MIT): qualquer pessoa pode estudar, mudar e usar.',
      },
    },
    actions: { search: 'Buscar vagas', help: 'Ver a ajuda', contact: 'Fale com a gente' },
  },
  recruiter: {
    title: 'Trampolim para quem contrata',
    description: 'Por que o Trampolim é de graça para empresas, como analisamos anúncios e o que pedimos em troca.',
    lead: 'Para a padaria da esquina e para a empresa sem departamento de RH: contratar bem, sem pagar e sem complicar.',
    sections: {
      what: {
        title: 'O que é',
        text: 'Um só lugar para publicar a vaga, encontrar pessoas, conversar, entrevistar e contratar. Quem nunca fez uma seleção encontra o próximo passo na tela.',
      },
      free: {
        title: 'Sem plano e sem cartão',
        text: 'Publicar, buscar currículos, convidar e contratar não custa nada, para empresas de qualquer tamanho. Não vendemos destaque nem dados.',
      },
      review: {
        title: 'Análise em até 2 dias úteis',
        text: 'Uma pessoa lê o cadastro da empresa e cada anúncio. Se algo precisar mudar, você lê o motivo e corrige só aquilo. É o que faz quem procura vaga confiar no seu anúncio.',
      },
      fair: {
        title: 'O que pedimos',
        text: 'Vagas de verdade, salário e horário claros, nada de discriminar, e uma resposta a cada pessoa. O Trampolim ajuda: há textos prontos e respostas automáticas.',
      },
      data: {
        title: 'Dados com cuidado',
        text: 'Você vê contatos de quem se candidatou ou permitiu, e a pessoa vê que você viu. Laudos e pedidos de apoio só são lidos por quem precisa. É a LGPD, já dentro do produto.',
      },
      open: {
        title: 'Feito à vista',
        text: 'O programa tem licença livre (MIT). A nota de compatibilidade vem com a conta, ponto a ponto: é a mesma que a pessoa vê.',
      },
    },
    actions: { start: 'Cadastrar empresa', solutions: 'Ver o que dá para fazer', contact: 'Fale com a gente' },
  },
} as const

/** What recruiters can do, one by one. */
export const solutions = {
  title: 'O que dá para fazer aqui',
  description:
    'Publicar vagas, encontrar pessoas, selecionar, entrevistar e contratar no Trampolim: tudo o que a empresa usa de graça.',
  lead: 'Do anúncio à contratação, tudo está incluído e nada custa.',
  parts: {
    publish: {
      title: 'Publicar vagas',
      text: 'Emprego, estágio e jovem aprendiz, cada um com as perguntas que a lei pede. Anúncio confidencial, vagas de clientes, perguntas com resposta exigida, prorrogação por 45 dias.',
      topic: 'publicar',
    },
    find: {
      title: 'Encontrar pessoas',
      text: 'Busca de currículos por cargo, distância, idiomas, escolaridade e palavras. Pessoas recomendadas para cada vaga, com a nota explicada parte por parte. Convites que a pessoa aceita ou recusa.',
      topic: 'candidatos',
    },
    select: {
      title: 'Selecionar em equipe',
      text: 'Um quadro com etapas, filtros, etiquetas, anotações e avaliações. Mova ou responda a muitas pessoas de uma vez e desfaça em dez minutos. Ninguém fica sem resposta.',
      topic: 'selecao',
    },
    meet: {
      title: 'Entrevistar',
      text: 'Presencial ou por vídeo, com uma hora marcada ou várias para a pessoa escolher, lista de espera, lembretes, agenda e arquivo para o seu calendário.',
      topic: 'entrevistas',
    },
    hire: {
      title: 'Contratar',
      text: 'Mensagem de contratação com salário, data e documentos. As vagas preenchidas se contam sozinhas, e ao encerrar você responde a quem ficou.',
      topic: 'selecao',
    },
    team: {
      title: 'Trabalhar com colegas',
      text: 'Convide quem contrata com você. Cada um tem o próprio acesso, com chave de acesso ou código, e a empresa decide quem entra.',
      topic: 'empresa',
    },
  },
  more: 'Como funciona',
  moreOf: 'Como funciona: {{title}}',
  action: 'Publicar minha primeira vaga',
} as const

/** The site maps for human visitors. */
export const siteMap = {
  title: 'Mapa do site',
  recruiterTitle: 'Mapa do site para empresas',
  text: 'Todas as páginas que qualquer pessoa pode abrir.',
  groups: {
    jobs: 'Vagas',
    learn: 'Aprender e decidir',
    help: 'Ajuda',
    account: 'Sua conta',
    about: 'O Trampolim',
    hiring: 'Para quem contrata',
    systems: 'Para outros sistemas',
  },
  pages: {
    '/': 'Página inicial',
    '/search': 'Buscar vagas',
    '/jobs/list/professional': 'Vagas de emprego',
    '/jobs/list/internship': 'Vagas de estágio',
    '/jobs/list/apprentice': 'Vagas de jovem aprendiz',
    '/vagas': 'Vagas por área, cidade e cargo',
    '/vagas/em': 'Vagas por cidade',
    '/vagas/de': 'Vagas por cargo',
    '/courses': 'Cursos gratuitos',
    '/news': 'Textos sobre trabalho',
    '/marketplace': 'Calculadoras e modelos',
    '/classifieds': 'Avisos de empresas',
    '/create-pdf': 'Fazer um currículo em PDF',
    '/help': 'Central de ajuda',
    '/contact': 'Fale com a gente',
    '/signin': 'Entrar',
    '/register': 'Cadastrar currículo',
    '/forgot-password': 'Esqueci a senha',
    '/create-users': 'Escolher como começar',
    '/about': 'Sobre o Trampolim',
    '/accessibility': 'Acessibilidade',
    '/terms-privacy': 'Termos e privacidade',
    '/design/components-overview': 'Componentes da interface',
    '/test': 'Testar meu navegador',
    '/take-action': 'Conferir um comprovante',
    '/recruiter': 'Para empresas',
    '/recruiter/solutions': 'O que dá para fazer',
    '/recruiter/about': 'Sobre o Trampolim',
    '/recruiter/help': 'Ajuda para empresas',
    '/recruiter/contact': 'Fale com a gente',
    '/recruiter/signin': 'Entrar',
    '/recruiter/register': 'Cadastrar empresa',
    '/recruiter/terms-privacy': 'Termos e privacidade para empresas',
    '/sitemap': 'Mapa do site',
    '/recruiter/sitemap': 'Mapa do site para empresas',
    '/api/docs': 'Documentação da API',
    '/api/keys': 'Chave para ler os dados públicos',
    '/feeds/jobs.xml': 'Todas as vagas em XML',
    '/feeds/jobs.json': 'Todas as vagas em JSON',
    '/search.atom': 'Vagas novas em Atom',
    '/news.atom': 'Textos em Atom',
    '/courses.atom': 'Cursos em Atom',
    '/marketplace.atom': 'Modelos em Atom',
    '/classifieds.atom': 'Classificados em Atom',
  },
} as const
