import type { Calculator, Inputs } from '@trampolim/marketplace/calculators/fields.ts'

type FieldTexts = {
  readonly label: string
  readonly hint?: string
  readonly choices?: Readonly<Record<string, string>>
}

type CalculatorTexts<Name extends Calculator> = {
  readonly title: string
  /** One line for the list of tools. */
  readonly summary: string
  /** Other words that people use for it; the search reads them. */
  readonly words: string
  readonly intro: string
  readonly fields: Readonly<Record<keyof Inputs<Name>, FieldTexts>>
  /** What the result leaves out. */
  readonly leftOut: readonly string[]
}

const salary = { label: 'Salário bruto por mês', hint: 'O valor sem descontos, como 2.500 ou 2500,50' } as const
const dependants = {
  label: 'Dependentes no imposto de renda',
  hint: 'Filhos e outras pessoas que você declara',
} as const
const taxFloor =
  'Imposto de até R$ 10 num pagamento não é retido (Lei 9.430/1996, art. 67). A conta mostra mesmo assim.'
const inssCents =
  'Centavos do INSS: o holerite pode ter um ou dois a mais ou a menos, porque cada folha arredonda do seu jeito.'
const variablePay = 'Médias de horas extras, comissões, adicional noturno, insalubridade e periculosidade.'

/** The calculators: what each asks for, explains and leaves out. */
export const calculators = {
  'net-salary': {
    title: 'Salário líquido',
    summary: 'Quanto sobra do salário CLT depois do INSS, do imposto e do vale-transporte.',
    words:
      'holerite, contracheque, quanto vou receber, descontos do salário, desconto do INSS, imposto de renda na fonte, IRRF',
    intro: 'Veja quanto cai na conta no fim do mês, desconto por desconto.',
    fields: {
      salary,
      dependants,
      transport: {
        label: 'Custo do vale-transporte por mês',
        hint: 'O preço de todas as passagens. Deixe vazio se você não usa',
      },
      alimony: { label: 'Pensão alimentícia por mês', hint: 'Só a que um juiz ou um acordo em cartório fixou' },
      other: { label: 'Outros descontos', hint: 'Plano de saúde, refeição, empréstimo consignado, sindicato' },
    },
    leftOut: [
      'Horas extras, faltas, adicionais e comissões que não estão no salário que você escreveu.',
      'Previdência privada, que também diminui a base do imposto.',
      inssCents,
      taxFloor,
    ],
  },
  'thirteenth-salary': {
    title: '13º salário',
    summary: 'O valor das duas parcelas, com os descontos da segunda.',
    words: 'décimo terceiro, 13, 13o, salário 13, gratificação de Natal, primeira parcela, segunda parcela',
    intro: 'Cada mês com 15 dias ou mais de trabalho vale 1/12 do salário.',
    fields: {
      salary,
      months: { label: 'Meses trabalhados no ano', hint: 'Conte os meses com 15 dias ou mais de trabalho' },
      dependants,
    },
    leftOut: [
      variablePay,
      'Faltas sem justificativa, que podem tirar meses da conta.',
      'Desconto simplificado do imposto: a conta usa só as deduções legais no 13º.',
      inssCents,
      taxFloor,
    ],
  },
  vacation: {
    title: 'Férias',
    summary: 'Quanto você recebe nas férias, com o terço e os dias vendidos.',
    words: 'vender férias, abono de férias, um terço, descanso, férias proporcionais',
    intro: 'Férias são pagas com um terço a mais, até dois dias antes do descanso. Você pode vender até 10 dias.',
    fields: {
      salary,
      days: { label: 'Dias de descanso', hint: 'De 5 a 30. Um dos períodos precisa ter pelo menos 14 dias' },
      sold: {
        label: 'Dias vendidos (abono)',
        hint: 'Até 10, um terço das férias. Peça até 15 dias antes de completar o ano',
      },
      dependants,
    },
    leftOut: [
      variablePay,
      'Faltas sem justificativa: mais de 5 no ano diminuem os dias de férias (CLT, art. 130).',
      'O salário dos outros dias do mês. O INSS dos dois pagamentos é somado, e o desconto do mês pode subir.',
      'O adiantamento da 1ª parcela do 13º, que pode vir com as férias.',
      inssCents,
      taxFloor,
    ],
  },
  termination: {
    title: 'Rescisão',
    summary: 'O que se recebe ao sair: saldo, aviso, 13º, férias e FGTS.',
    words:
      'acerto, acerto de contas, verbas rescisórias, fui demitido, pedir demissão, pedir as contas, saí do emprego, mandado embora, justa causa, acordo',
    intro: 'A conta muda conforme o motivo da saída. Tenha à mão as datas de admissão e do último dia.',
    fields: {
      salary,
      reason: {
        label: 'Motivo da saída',
        choices: {
          dismissal: 'Demissão sem justa causa',
          resignation: 'Pedido de demissão',
          agreement: 'Acordo entre as partes (art. 484-A)',
          cause: 'Demissão por justa causa',
          endOfTerm: 'Fim do contrato com prazo ou de experiência',
        },
      },
      admission: { label: 'Data de admissão' },
      lastDay: { label: 'Último dia de trabalho', hint: 'Se o aviso foi trabalhado, o último dia do aviso' },
      notice: {
        label: 'Aviso prévio',
        hint: 'Não conta na justa causa nem no fim do contrato com prazo',
        choices: {
          worked: 'Trabalhado',
          notWorked: 'Não trabalhado',
          released: 'Dispensado por quem tinha direito a ele',
        },
      },
      vacationsDue: { label: 'Férias vencidas', hint: 'Quantos anos completos sem férias: 0, 1 ou 2' },
      thirteenthPaid: { label: '13º deste ano já recebido', hint: 'Se a 1ª parcela já foi paga' },
      fgtsBalance: {
        label: 'Saldo do FGTS deste emprego',
        hint: 'Está no aplicativo FGTS. Vazio: fazemos uma estimativa',
      },
      dependants,
    },
    leftOut: [
      variablePay,
      'Seguro-desemprego, multas por atraso (CLT, arts. 467 e 477) e estabilidade de gestante, acidente ou CIPA.',
      'Fim antecipado de contrato com prazo, que tem indenização própria (CLT, arts. 479 e 480).',
      'Juros do FGTS e as regras de quem optou pelo saque-aniversário.',
      'Dívida com a empresa: descontos maiores que o que há a receber zeram a rescisão, e a conta não fica negativa.',
      'No acordo, o aviso indenizado conta como tempo de serviço pela metade dos dias; há quem conte todos.',
      inssCents,
      taxFloor,
    ],
  },
  'clt-or-pj': {
    title: 'CLT ou PJ',
    summary: 'De quanto deve ser a nota de um PJ para valer o mesmo que um salário CLT.',
    words: 'pessoa jurídica, nota fiscal, prestador de serviço, pejotização, MEI, vale a pena ser PJ',
    intro: 'A conta soma o que a CLT dá além do salário e procura a nota que deixa o mesmo valor no seu bolso.',
    fields: {
      salary: { label: 'Salário CLT bruto por mês', hint: 'Até R$ 30.000' },
      benefits: { label: 'Benefícios da CLT por mês', hint: 'Vale-refeição, plano de saúde e outros, em reais' },
      accountant: { label: 'Contabilidade por mês', hint: 'O que o PJ paga a quem faz a contabilidade' },
      dependants,
    },
    leftOut: [
      'É uma estimativa: usa o Anexo III do Simples, com pró-labore de 28% da nota e nunca menor que o salário mínimo.',
      'MEI, Anexo V, ISS fixo, custos de abrir empresa, equipamentos e cursos.',
      'Seguro-desemprego, multa do FGTS, aviso prévio e estabilidade, que o PJ não tem.',
      'Férias e doença: sem nota não há pagamento. Guarde uma reserva.',
      'Quem tem chefe, horário e rotina de empregado é empregado, mesmo com nota (CLT, arts. 3º e 9º).',
    ],
  },
  fgts: {
    title: 'FGTS',
    summary: 'Quanto a empresa deposita, e a multa se o contrato acabar.',
    words: 'fundo de garantia, multa de 40%, saldo do fundo, depósito do fundo',
    intro: 'A empresa deposita 8% do salário todo mês, sem descontar de você. Para aprendizes são 2%.',
    fields: {
      salary,
      contract: { label: 'Contrato', choices: { employee: 'CLT ou doméstico: 8%', apprentice: 'Aprendiz: 2%' } },
      months: { label: 'Meses de trabalho', hint: 'De 1 a 600' },
      balance: { label: 'Saldo que já havia', hint: 'Deste emprego' },
    },
    leftOut: [
      'Juros de 3% ao ano, correção e distribuição de lucros do FGTS.',
      'Aumentos de salário durante o período.',
      'Saques já feitos, que não diminuem a base da multa.',
    ],
  },
  'employee-cost': {
    title: 'Quanto custa contratar',
    summary: 'Salário, encargos, 13º e férias de um funcionário, por regime da empresa.',
    words:
      'custo de funcionário, encargos, custo da folha, contratar empregado, registrar funcionário, empregada doméstica, quanto pago de imposto',
    intro: 'Veja o custo por mês, com o que é preciso guardar para o 13º e o terço das férias.',
    fields: {
      salary: { label: 'Salário bruto por mês', hint: 'O que está na carteira, como 2.500 ou 2500,50' },
      regime: {
        label: 'Quem contrata',
        choices: {
          simples: 'Simples Nacional, Anexos I, II, III ou V',
          simplesIv: 'Simples Nacional, Anexo IV (limpeza, vigilância, obras, advocacia)',
          general: 'Lucro presumido ou lucro real',
          mei: 'MEI',
          domestic: 'Pessoa física, trabalho doméstico',
        },
      },
      risk: {
        label: 'Risco da atividade',
        hint: 'Só conta no Anexo IV e fora do Simples',
        choices: { low: 'Baixo: 1%', medium: 'Médio: 2%', high: 'Alto: 3%' },
      },
      transport: { label: 'Custo do vale-transporte por mês', hint: 'O preço de todas as passagens' },
      benefits: { label: 'Benefícios por mês', hint: 'Refeição, plano de saúde e outros' },
    },
    leftOut: [
      'FAP, desoneração da folha e alíquotas de terceiros diferentes de 5,8%.',
      'Rescisão: guarde à parte para o aviso e a multa de 40% do FGTS.',
      'Exames, uniforme, treinamento, seguro de vida e o que a convenção coletiva pede.',
      'O MEI só pode ter um funcionário, com o salário mínimo ou o piso da categoria.',
    ],
  },
} as const satisfies { [Name in Calculator]: CalculatorTexts<Name> }
