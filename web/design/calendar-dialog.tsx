import { Calendar, type CalendarProps } from './calendar.tsx'
import classes from './calendar-dialog.module.css'
import { Dialog, type DialogProps } from './dialog.tsx'

export type CalendarDialogProps = CalendarProps & Pick<DialogProps, 'open' | 'onClose' | 'title' | 'closeLabel'>

/** A month calendar in a dialog, the part of a `DayField` that is loaded when it is first opened. */
export function CalendarDialog({ open, onClose, title, closeLabel, ...calendar }: CalendarDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div className={classes.month}>
        <Calendar {...calendar} />
      </div>
    </Dialog>
  )
}
