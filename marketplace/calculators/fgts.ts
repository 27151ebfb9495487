import { type Breakdown, note, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, fractionOf, shareOf } from './cents.ts'
import type { YearTables } from './tables/year-tables.ts'

export const fgtsContracts = ['employee', 'apprentice'] as const
export type FgtsContract = (typeof fgtsContracts)[number]

export type FgtsInputs = { salary: Cents; months: number; contract: FgtsContract; balance?: Cents | undefined }

/**
 * What employers deposit into an FGTS account: 8% of a month's earnings, 2% for apprentices (Lei 8.036/1990 art. 15), also of the
 * 13th salary; without interest and monetary correction. The fine is 40%, or 20% by agreement (art. 18, CLT art. 484-A).
 */
export function fgts({ salary, months, contract, balance = 0 }: FgtsInputs, tables: YearTables): Breakdown {
  const deposit = shareOf(salary, tables.fgts[contract])
  const rate = tables.fgts[contract]
  const lines = [
    plus('depositsOfMonths', deposit * months, { months }),
    plus('depositsOfThirteenth', fractionOf(deposit, months, 12)),
    plus('earlierBalance', balance),
  ]
  const total = sumOf(lines)
  const { fine, agreedFine } = tables.fgts
  return {
    result: { item: 'fgtsTotal', cents: total },
    parts: [
      {
        name: 'deposits',
        lines: [
          note(contract === 'apprentice' ? 'apprenticeDeposit' : 'monthlyDeposit', deposit, { rate }),
          ...summed('fgtsTotal', lines),
        ],
      },
      {
        name: 'ifDismissed',
        lines: [
          note('fineOfDismissal', shareOf(total, fine), { rate: fine }),
          note('fineOfAgreement', shareOf(total, agreedFine), { rate: agreedFine }),
        ],
      },
    ],
  }
}
