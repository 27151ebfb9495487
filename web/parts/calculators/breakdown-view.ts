import type { Breakdown, Line, LineValues } from '@trampolim/marketplace/calculators/breakdown.ts'
import { calculatorLines, calculatorParts } from '@trampolim/phrases/pt-br/calculator-lines.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { amountText, rateText } from './amounts.ts'

const lineText = speak(calculatorLines)

/** A line in words; `law` is empty if the line only adds up others. */
export type LineView = { name: string; law: string; amount: string; role: Line['role'] }
export type BreakdownView = {
  name: string
  amount: string
  parts: { id: string; title: string; lines: LineView[] }[]
}

/** A result in words: each line with its law and its amount. */
export function breakdownView({ result, parts }: Breakdown): BreakdownView {
  return {
    name: lineText(`${result.item}.name`),
    amount: amountText(result.cents),
    parts: parts.map(({ name, lines }) => ({ id: name, title: calculatorParts[name], lines: lines.map(lineView) })),
  }
}

function lineView({ item, cents, role, values }: Line): LineView {
  return {
    name: lineText(`${item}.name`, values && spoken(values)),
    law: lineText(`${item}.law`),
    amount: amountText(role === 'minus' ? -cents : cents),
    role,
  }
}

function spoken({ rate, from, to, count, ...numbers }: LineValues): Record<string, string | number> {
  return {
    ...numbers,
    ...(rate !== undefined && { rate: rateText(rate) }),
    ...(from !== undefined && { from: amountText(from) }),
    ...(to !== undefined && { to: amountText(to) }),
    ...(count !== undefined && { count }),
  }
}
