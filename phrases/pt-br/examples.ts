/** Examples of parts of the product, with invented people and companies. */
export const examples = {
  invented: 'Exemplo, com nomes inventados.',
  spokenFit: 'nota {{fit}} de 100',
  track: {
    company: 'Padaria Aurora',
    job: 'Vendedora de loja',
    district: 'Vila Mariana',
    city: 'São Paulo',
    state: 'SP',
    days: { curriculums: '16 de nov.', selectiveProcess: '18 de nov.' },
    meets: 'seg., 23, às 10:00',
    next: 'Entrevista na loja, com Renata. Leve o RG.',
  },
  people: {
    search: 'Confeitaria, até 10 km',
    filters: { place: 'até 10 km', experience: '2 anos ou mais', shift: 'manhã' },
    rows: {
      one: { name: 'Marina Gomes', fit: 87, facts: 'Confeiteira, 5 anos · até 5 km', pay: 'espera R$ 2.500' },
      two: { name: 'Renan Castro', fit: 82, facts: 'Padeiro, 8 anos · até 10 km', pay: 'espera R$ 2.400' },
      three: { name: 'Lívia Prado', fit: 79, facts: 'Confeiteira, 3 anos · até 5 km', pay: 'a combinar' },
    },
  },
  fit: {
    name: 'Marina Gomes',
    score: 87,
    parts: {
      occupation: { name: 'Cargo', weight: 33, reached: 33 },
      experience: { name: 'Experiência', weight: 18, reached: 18 },
      distance: { name: 'Distância', weight: 14, reached: 11.2 },
      salary: { name: 'Pagamento', weight: 9, reached: 2.2 },
    },
    why: 'A pessoa vê a mesma nota, pelos mesmos motivos.',
  },
  board: {
    steps: {
      curriculums: {
        name: 'Currículos',
        one: {
          name: 'Pedro Miranda',
          fit: 96,
          facts: '3 anos · até 5 km · R$ 2.600',
          state: 'chegou hoje',
          isNew: true,
        },
        two: { name: 'Emerson Soares', fit: 88, facts: '4 anos · até 10 km · R$ 2.600', state: 'há 2 dias' },
        three: { name: 'Kátia Nogueira', fit: 79, facts: '1 ano · até 5 km · R$ 2.100', state: 'ontem' },
      },
      selectiveProcess: {
        name: 'Processo seletivo',
        one: {
          name: 'Marina Gomes',
          fit: 87,
          facts: '5 anos · até 5 km · R$ 2.500',
          state: 'respondeu às perguntas',
        },
        two: { name: 'Rafael Freitas', fit: 83, facts: '3 anos · até 5 km · R$ 2.400', state: 'convite aceito' },
      },
      interviews: {
        name: 'Entrevistas',
        one: { name: 'Caio Nunes', fit: 90, facts: '4 anos · até 10 km · R$ 2.450', state: 'hoje, às 14:00' },
        two: { name: 'Talita Braga', fit: 81, facts: '2 anos · até 10 km · R$ 2.250', state: 'sexta, às 10:30' },
      },
      finalists: {
        name: 'Finalistas',
        one: { name: 'Paula Serra', fit: 92, facts: '3 anos · até 5 km · R$ 2.400', state: 'contratação enviada' },
      },
    },
  },
  publish: {
    title: 'Atendente de balcão',
    mark: 'No ar até 8 de janeiro',
    rows: {
      salary: { name: 'Salário', value: 'R$ 1.900, CLT efetivo' },
      hours: { name: 'Horário', value: 'segunda a sexta, das 9h às 15h' },
      place: { name: 'Onde', value: 'Vila Mariana, São Paulo, SP' },
      review: { name: 'Análise', value: 'aprovada em 1 dia útil' },
    },
  },
  hire: {
    title: 'Mensagem de contratação',
    mark: 'Paula aceitou',
    rows: {
      start: { name: 'Início', value: '7 de dezembro, às 8:00' },
      salary: { name: 'Salário', value: 'R$ 2.400, CLT efetivo' },
      papers: { name: 'Documentos', value: 'RG, carteira de trabalho, comprovante de endereço' },
      vacancies: { name: 'Vagas', value: '1 de 2 preenchida' },
    },
  },
  team: {
    title: 'Quem contrata aqui',
    mark: 'Nina quer entrar',
    rows: {
      bruno: { name: 'Bruno Lima', value: 'chave de acesso' },
      elisa: { name: 'Elisa Ramos', value: 'senha e código' },
      nina: { name: 'Nina Castro', value: 'espera a sua resposta' },
    },
  },
  interview: {
    offered: 'Escolha um horário',
    day: 'quinta-feira, 26 de novembro',
    hours: { one: '9:00', two: '10:30', three: '14:00' },
    taken: 'preenchido',
    chosen: 'escolhido',
    answer: 'Talita escolheu quinta, às 10:30',
    reminder: 'Confirmação 12 horas antes, por e-mail e aqui',
    file: 'No calendário das duas partes',
  },
} as const
