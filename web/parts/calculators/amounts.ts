import type { Cents, Rate } from '@trampolim/marketplace/calculators/cents.ts'
import { whole } from '@trampolim/marketplace/calculators/cents.ts'
import { atFirstUse, amountText as moneyText } from '@trampolim/phrases/formats.ts'

const percent = atFirstUse(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 }))

/** An amount with its cents, so that a column of them is even: 'R$ 2.500,00', '− R$ 2.500,00'. */
export const amountText = (cents: Cents): string => moneyText(cents).replace(/^-/, '−\u00a0')

/** A rate: '7,5%'. */
export const rateText = (rate: Rate): string => percent().format(rate / whole)
