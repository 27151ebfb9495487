import { type ComponentType, Suspense, useState } from 'react'
import type { CalendarLabels } from './calendar.tsx'
import type { CalendarDialogProps } from './calendar-dialog.tsx'
import classes from './day-field.module.css'
import fieldClasses from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'
import { Glyph } from './glyph.tsx'
import { IconButton } from './icon-button.tsx'

export type DayFieldProps = FieldProps & {
  /** The initial day, `2026-03-31`. */
  defaultValue?: string
  onDay?: (day: string) => void
  min?: string
  max?: string
  required?: boolean
  /** `CalendarDialog`, rendered from when the calendar is first opened, so that it can be loaded then. */
  calendar: ComponentType<CalendarDialogProps>
  /** Labels of the button that opens the calendar and of the calendar's dialog. */
  calendarLabel: string
  closeLabel: string
  labels: CalendarLabels
}

/** A date: typed into the browser's own field, or picked from a calendar. */
export function DayField({
  defaultValue = '',
  onDay,
  min,
  max,
  required,
  calendar: Calendar,
  calendarLabel,
  closeLabel,
  labels,
  ...field
}: DayFieldProps) {
  const [day, setDay] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const change = (next: string) => {
    setDay(next)
    onDay?.(next)
  }
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <Field {...field}>
      <div className={classes.day}>
        <input
          type="date"
          {...tied(field)}
          className={fieldClasses.input}
          value={day}
          min={min}
          max={max}
          required={required}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <IconButton look="plain" label={calendarLabel} icon={<Glyph name="calendar" />} onClick={show} />
      </div>
      {opened && (
        <Suspense>
          <Calendar
            open={open}
            onClose={() => setOpen(false)}
            title={calendarLabel}
            closeLabel={closeLabel}
            labels={labels}
            value={day || null}
            {...(min === undefined ? {} : { min })}
            {...(max === undefined ? {} : { max })}
            onValue={(next) => {
              if (next) change(next)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Field>
  )
}
