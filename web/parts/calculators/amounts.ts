import type { Cents, Rate } from '@trampolim/marketplace/calculators/cents.ts'
import { whole } from '@trampolim/marketplace/calculators/cents.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })

/** An amount with its cents, so that a column of them is even: 'R$ 2.500,00', '− R$ 2.500,00'. */
export const amountText = (cents: Cents): string => reais.format(cents / 100).replace(/^-/, '−\u00a0')

/** A rate: '7,5%'. */
export const rateText = (rate: Rate): string => percent.format(rate / whole)
