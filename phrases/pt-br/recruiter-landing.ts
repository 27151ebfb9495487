/** The landing page for those who hire. */
export const recruiterLanding = {
  title: 'Trampolim para empresas: publique vagas de graça',
  description:
    'Publique vagas de emprego, estágio e jovem aprendiz de graça. Cada vaga passa por uma análise de até 2 dias úteis e chega a quem mora perto.',
  motto: 'Boas vagas encontram boas pessoas.',
  lead: 'Publique de graça, receba candidaturas e acompanhe cada pessoa até o fim. Sem planos, sem cartão.',
  publish: 'Publicar minha primeira vaga',
  signIn: 'Já tenho conta',
  deleted: {
    organization: 'A empresa foi excluída, com as vagas e as contas. Quem se candidatou está sendo avisado.',
    account: 'Sua conta foi excluída.',
  },
  howTitle: 'Da ideia à vaga no ar, em até 2 dias úteis',
  how: {
    tell: {
      title: 'Conte a vaga',
      text: 'Seus dados, os da empresa e a vaga: cerca de 11 minutos. O rascunho fica guardado só na aba em que você escreve.',
    },
    review: {
      title: 'Nossa equipe analisa',
      text: 'Uma pessoa lê tudo em até 2 dias úteis. Se algo precisar mudar, você recebe o motivo e corrige só aquilo.',
    },
    open: {
      title: 'A vaga entra no ar',
      text: 'Ela fica aberta por 45 dias e aparece para quem busca o cargo ou mora perto. Você pausa, prorroga ou encerra quando quiser.',
    },
  },
  kindsTitle: 'Três tipos de vaga, cada um com suas regras',
  kinds: {
    professional: {
      title: 'Profissional',
      text: 'CLT, temporária, PJ, freelancer e mais. Salário, horário e local à vista, para quem se candidata saber antes.',
    },
    internship: {
      title: 'Estágio',
      text: 'Você diz o curso, o período e o turno. A vaga chega a quem está estudando aquilo.',
    },
    apprentice: {
      title: 'Jovem aprendiz',
      text: 'Para pessoas de 14 a 23 anos, com o curso de aprendizagem e a instituição que forma.',
    },
  },
  scene: { job: 'Sua vaga', near: 'Quem mora perto', fit: 'Quem combina' },
  searchesTitle: 'O que as pessoas mais procuram',
  searchesText:
    'As buscas mais frequentes de quem procura trabalho aqui. Se a sua vaga está entre elas, alguém já procura por ela.',
  sectorsTitle: 'Onde já estão contratando',
  pointsTitle: 'O que você ganha',
  points: {
    people: {
      title: 'Um banco de currículos para buscar',
      text: 'Procure por cargo, distância, experiência, idioma ou palavra. Convide quem combina: a pessoa aceita ou recusa, e você fica sabendo.',
    },
    fit: {
      title: 'Cada perfil já chega comparado com a vaga',
      text: 'Cada candidatura chega com uma nota de 0 a 100, parte por parte. Nada é escondido: você vê de onde ela vem, e quem se candidatou vê a mesma.',
    },
    selection: {
      title: 'O processo seletivo em um quadro',
      text: 'Currículos, processo seletivo, entrevistas, finalistas. Você move e a pessoa recebe o aviso; dez minutos para desfazer, e ninguém fica sem resposta.',
    },
    interviews: {
      title: 'Entrevistas que se marcam sem troca de mensagens',
      text: 'Ofereça alguns horários e a pessoa escolhe um. Os dois recebem o lembrete e o arquivo para o calendário; remarcar avisa todo mundo.',
    },
  },
  discard: 'Desclassificou sem querer? Você tem 24 horas para desfazer; só depois a pessoa fica sabendo.',
  fairTitle: 'O que pedimos em troca',
  fair: {
    real: 'Vagas de verdade, da sua empresa ou de um cliente dela.',
    equal: 'Nada de pedir sexo, idade ou aparência: a lei não permite.',
    experience: 'Experiência acima de 6 meses só como desejável.',
    answer: 'Uma resposta a quem se candidata, mesmo que seja não.',
  },
  closingTitle: 'Quem você procura já está procurando.',
  closingText: 'Cadastre sua empresa e a primeira vaga de uma vez.',
} as const
