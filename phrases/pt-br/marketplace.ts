/** The public tools: calculators and document templates. */
export const marketplace = {
  title: 'Ferramentas para trabalhar e contratar',
  text: 'Calculadoras e modelos de documentos, de graça e sem cadastro. O que você digita não fica guardado conosco.',
  description:
    'Calculadoras de salário líquido, 13º, férias, rescisão, FGTS e custo de funcionário, com a lei de cada linha, e modelos de documentos para copiar.',
  candidate: 'Para quem trabalha',
  recruiter: 'Para quem contrata',
  calculators: 'Calculadoras',
  models: 'Modelos de documentos',
  crumbs: 'Você está em',
  back: 'Ferramentas',
  others: 'Outras ferramentas',
  feed: 'Modelos de documentos no Trampolim',
  feedText: 'Cartas, pedidos, recibos e contratos para copiar e preencher, de graça.',

  list: {
    search: 'O que você precisa calcular ou escrever',
    submit: 'Procurar',
    count_one: '{{count}} ferramenta encontrada',
    count_other: '{{count}} ferramentas encontradas',
    none: 'Nenhuma ferramenta encontrada',
    noneText: 'Tente outras palavras ou veja todas.',
    showAll: 'Ver todas',
    subscribe: 'Assinar os novos modelos',
    subscribeText:
      'Abra este endereço em um leitor de notícias (RSS ou Atom) e ele avisa quando um modelo entrar ou mudar.',
  },

  calculator: {
    pageTitle: '{{title}}: calculadora de {{year}}',
    form: 'Seus valores',
    calculate: 'Calcular',
    again: 'Calcular de novo',
    optional: 'opcional',
    result: 'Resultado',
    given: 'Valores usados',
    line: 'O que é',
    amount: 'Valor',
    print: 'Imprimir',
    leftOut: 'O que não entra na conta',
    estimate: 'É uma estimativa, não é orientação jurídica nem contábil.',
    estimateText:
      'Seu contrato e a convenção coletiva podem mudar os valores. Na dúvida, fale com o sindicato ou com quem faz a contabilidade.',
    tables: 'Tabelas de {{year}}, em vigor desde {{day}}',
    otherYear: 'Não temos as tabelas de {{asked}}. A conta usa as de {{year}}.',
    faults_one: 'Confira um campo',
    faults_other: 'Confira {{count}} campos',
    fault: '{{field}}: {{fault}}',
  },

  model: {
    kind: 'Modelo',
    how: 'Troque o que está entre colchetes pelos seus dados.',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    failed: 'Não deu para copiar. Selecione o texto e copie',
    download: 'Baixar em .txt',
    text: 'Texto do modelo',
    law: 'Lei',
    updated: 'Revisto em {{day}}',
    advice: 'É um modelo geral, não é orientação jurídica. Leia com calma e mude o que for preciso antes de assinar.',
  },
} as const
