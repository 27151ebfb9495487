import { type Fault, faultAt } from '../faults.ts'
import { isMonth, type Month, monthNumber } from '../time/months.ts'

type Named = readonly [field: string, month: Month | undefined]

/**
 * Returns the faults of a period: both values are months, and the start is before the end (specification, data §5).
 * Missing values have no faults here.
 */
export function faultsOfPeriod({
  start: [startField, start],
  end: [endField, end],
}: {
  start: Named
  end: Named
}): Fault[] {
  const isWrong = (month: Month | undefined) => month !== undefined && month !== '' && !isMonth(month)
  const faults = [
    ...faultAt(startField, isWrong(start) ? 'invalid_date' : undefined),
    ...faultAt(endField, isWrong(end) ? 'invalid_date' : undefined),
  ]
  if (faults.length > 0 || !start || !end) return faults
  return faultAt(endField, monthNumber(start) < monthNumber(end) ? undefined : 'start_after_end')
}
