import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { Mantine } from './mantine.tsx'

export type CalendarLabels = {
  /** The accessible names of the arrows. */
  previousMonth: string
  nextMonth: string
}

export type CalendarProps = {
  labels: CalendarLabels
  /** The chosen day, `2026-03-31`, or null. */
  value: string | null
  onValue: (day: string | null) => void
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
}

/** A month calendar for choosing a day. Its scripts are large: load them on first use. */
export function Calendar({ labels, value, onValue, min, max }: CalendarProps) {
  return (
    <Mantine>
      <DatePicker
        value={value}
        ariaLabels={labels}
        maxLevel="month"
        {...(value ? { defaultDate: value } : {})}
        onChange={onValue}
        locale="pt-br"
        firstDayOfWeek={0}
        size="md"
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
      />
    </Mantine>
  )
}
