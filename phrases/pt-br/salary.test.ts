import type { Salary } from '@trampolim/marketplace/jobs/salary.ts'
import { expect, it } from 'vitest'
import { belowMinimumWageText, money, salaryDetail, salaryText } from './salary.ts'

/** Intl inserts a non-breaking space after the symbol. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each<[Salary, string, string]>([
  [{ salaryType: 1, from: 210_000, to: 260_000 }, 'R$ 2.100 a R$ 2.600', 'de R$ 2.100 até R$ 2.600'],
  [{ salaryType: 2, from: 210_050 }, 'R$ 2.100,50', 'R$ 2.100,50'],
  [
    { salaryType: 3, from: 210_000, commission: '5% das vendas' },
    'R$ 2.100 + comissão de 5% das vendas',
    'R$ 2.100 + comissão de 5% das vendas',
  ],
  [
    { salaryType: 3, from: 210_000, commission: '300' },
    'R$ 2.100 + comissão de R$ 300',
    'R$ 2.100 + comissão de R$ 300',
  ],
  [{ salaryType: 4, from: 1850 }, 'R$ 18,50 por hora', 'R$ 18,50 por hora'],
  [{ salaryType: 5, from: 15_000 }, 'R$ 150 por dia', 'R$ 150 por dia'],
  [{ salaryType: 6, commission: '10%' }, 'comissão de 10%', 'comissão de 10%'],
  [{ salaryType: 6, commission: ' Comissão de 5% por venda' }, 'comissão de 5% por venda', 'comissão de 5% por venda'],
  [
    { salaryType: 3, from: 210_000, commission: 'COMISSÕES sobre vendas' },
    'R$ 2.100 + comissões sobre vendas',
    'R$ 2.100 + comissões sobre vendas',
  ],
  [{ salaryType: 7 }, 'a combinar', 'a combinar'],
  [{ salaryType: 8, alt: 'conforme a produção' }, 'R$ conforme a produção', 'R$ conforme a produção'],
  [{ salaryType: 1, from: 210_000, to: 260_000, doNotShowSalary: true }, 'a combinar', 'a combinar'],
])('%o reads %o on a card and %o in the details', (salary, card, detail) => {
  expect(plain(salaryText(salary))).toBe(card)
  expect(plain(salaryDetail(salary))).toBe(detail)
})

it('shows cents only where there are some', () => {
  expect([100, 101, 123_456_700].map((cents) => plain(money(cents)))).toEqual(['R$ 1', 'R$ 1,01', 'R$ 1.234.567'])
})

it('names the minimum wage by the hour for what is paid by the hour', () => {
  expect(plain(belowMinimumWageText(162_100, 4))).toContain('R$ 7,37 por hora')
  expect(plain(belowMinimumWageText(81_050, 2))).toContain('R$ 810,50 por mês')
})
