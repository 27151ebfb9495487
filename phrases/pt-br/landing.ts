/** The landing page. */
export const landing = {
  deleted: 'Sua conta foi excluída, com tudo o que era seu. Mandamos um último e-mail para confirmar.',
  title: 'Trampolim: vagas de emprego, estágio e jovem aprendiz',
  description:
    'O salto para o seu próximo trampo. Vagas abertas, com salário à vista, em todo o Brasil. De graça para quem procura e para quem contrata.',
  motto: 'O salto para o seu próximo trampo.',
  lead: 'Vagas abertas de verdade, com salário à vista. De graça, para quem procura e para quem contrata.',
  common: 'Buscas comuns',
  sectorsTitle: 'Por onde você quer começar?',
  sectors: {
    telemarketing: 'Telemarketing',
    food: 'Alimentação',
    administrative: 'Administrativo',
    'general-services': 'Serviços gerais',
    sales: 'Vendas',
    cleaning: 'Limpeza',
    building: 'Construção',
    retail: 'Comércio',
    industry: 'Indústria',
    pet: 'Pet',
    transportation: 'Transporte',
    others: 'Outras áreas',
  },
  wantedTitle: 'Mais procuradas agora',
  commonSearch: '{{occupation}} em {{location}}',
  recentTitle: 'Acabaram de chegar',
  recentAll: 'Ver todas as vagas',
  howTitle: 'Aqui, você sempre sabe em que pé está.',
  how: {
    one: { title: 'Currículo em 3 minutos', text: 'Conte o essencial agora e complete depois. Você decide quem vê.' },
    two: {
      title: 'Tudo explicado na vaga',
      text: 'Salário, horário, lugar e o que é só desejável: você sabe antes de se candidatar.',
    },
    three: {
      title: 'Cada passo à vista',
      text: 'Depois da candidatura, você acompanha onde está e o que aconteceu, com data.',
    },
  },
  closingTitle: 'Pronto para o salto?',
  closingText: 'Cadastre seu currículo em cerca de 3 minutos. É grátis, e seus dados são seus.',
  closingAction: 'Cadastrar currículo',
} as const
