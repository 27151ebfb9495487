import type { CalculatorFault } from '@trampolim/marketplace/calculators/read-inputs.ts'

/** The text beside a calculator's field with a fault. */
export const calculatorFaults = {
  required: 'Preencha este campo',
  notAnAmount: 'Escreva um valor em reais, como 2.500 ou 2500,50',
  tooLittle: 'O valor é baixo demais. O menor é {{least}}',
  tooMuch: 'O valor é alto demais para esta conta. O maior é {{most}}',
  notACount: 'Escreva um número inteiro, como 12',
  outOfBounds: 'Escreva um número de {{least}} a {{most}}',
  notAChoice: 'Escolha uma das opções',
  notADay: 'Escreva uma data que existe, como 31/03/2026',
  endsBeforeStart: 'O último dia tem que vir depois da admissão',
  tooManyDays: 'Férias e dias vendidos somam no máximo 30 dias',
  moreThanEarned: 'Entre a admissão e o último dia não há tantos anos completos',
  beyondSalary: 'Os descontos passam do salário. Confira os valores',
} as const satisfies Record<CalculatorFault, string>
