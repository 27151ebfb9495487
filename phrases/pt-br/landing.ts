/** The landing page. */
export const landing = {
  scene: { apply: 'Candidatura', meet: 'Entrevista', begin: 'Primeiro dia' },
  deleted: 'Sua conta foi excluída, com tudo o que era seu. Mandamos um último e-mail para confirmar.',
  title: 'Trampolim: vagas de emprego, estágio e jovem aprendiz',
  description:
    'O salto para o seu próximo trampo. Vagas em todo o Brasil, com o salário ou “a combinar” no anúncio. De graça para quem procura e para quem contrata.',
  motto: 'O salto para o seu próximo trampo.',
  lead: 'Vagas abertas de verdade. Cada uma diz o salário, ou que ele é a combinar. De graça, para quem procura e para quem contrata.',
  common: 'Buscas comuns',
  sectorsTitle: 'Por onde você quer começar?',
  byTopic: 'Por cargo e por cidade',
  popularTitle: 'Mais procuradas agora',
  commonSearch: '{{occupation}} em {{location}}',
  recentTitle: 'Acabaram de chegar',
  recentAll: 'Ver todas as vagas de emprego',
  open: {
    jobs_one: 'vaga aberta agora',
    jobs_other: 'vagas abertas agora',
    organizations_one: 'empresa contratando',
    organizations_other: 'empresas contratando',
    municipalities_one: 'cidade',
    municipalities_other: 'cidades',
    counted: 'Contado há poucos minutos, nas vagas abertas daqui.',
  },
  trackTitle: 'Você sempre sabe em que pé está.',
  trackText: 'Cada candidatura é uma linha com datas. Sem “aguarde contato”, sem adivinhar.',
  promisesTitle: 'O que a gente promete.',
  promises: {
    free: {
      title: 'De graça para você',
      text: 'Ver vagas, se candidatar e conversar não custa nada. Se uma vaga pedir dinheiro, denuncie: uma pessoa da equipe confere em até 24 horas.',
    },
    answer: {
      title: 'Um “não” também chega',
      text: 'Você recebe a resposta por escrito, com o motivo quando a empresa conta. Silêncio não é resposta.',
    },
    data: {
      title: 'Seus dados, seu sim',
      text: 'Seu celular só aparece se você deixar. E você vê quem olhou o seu currículo, e quando.',
    },
  },
  closingTitle: 'Um currículo em 3\u00a0minutos, pelo celular.',
  closingText: 'Conte o essencial agora e complete depois. É grátis, e você decide quem vê.',
  closingAction: 'Cadastrar currículo',
} as const
