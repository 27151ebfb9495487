import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { FieldFault, fieldId } from '../../../design/field.tsx'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import classes from '../interviews.module.css'
import { lengths, pauses, readPeriods, slotsOf, type TypedPeriods } from './slot-periods.ts'

const t = speak(offeredSlots)
const a = speak(agenda)

/**
 * The names of the fields in the list of faults: those of the first period have plain names, the others say which
 * period they belong to.
 */
export const periodLabels = (periods: TypedPeriods['periods']) =>
  Object.fromEntries(
    periods.flatMap((_, at) => {
      const of = (label: string) => (at === 0 ? label : `${label}, ${t('part', { number: at + 1 })}`)
      return [
        [`date-${at}`, of(a('form.date'))],
        [`from-${at}`, of(a('form.startName'))],
        [`to-${at}`, of(a('form.endName'))],
      ]
    }),
  )

type PeriodFieldsProps = { typed: TypedPeriods; faults: Readonly<Record<string, string>> }

/** Parts of days, and the duration of each interview, from which the times to choose from are made. */
export function PeriodFields({ typed, faults }: PeriodFieldsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(() => slotsOf(typed).length)
  // Listens to the form's own events, since its uncontrolled fields hold what is typed.
  useEffect(() => {
    const form = element.current?.closest('form')
    const recount = () => form && setCount(slotsOf(readPeriods(new FormData(form))).length)
    form?.addEventListener('input', recount)
    return () => form?.removeEventListener('input', recount)
  }, [])
  return (
    <div className={classes.wide} ref={element} id={fieldId('slots')} tabIndex={-1}>
      {typed.periods.map(({ date, from, to }, at) => (
        // The periods never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is identified by its position
        <fieldset key={at} className={classes.set}>
          <legend>{t(at === 0 ? 'part' : 'partOptional', { number: at + 1 })}</legend>
          <div className={classes.period}>
            <TextField
              id={fieldId(`date-${at}`)}
              name="date"
              type="date"
              label={a('form.date')}
              defaultValue={date}
              fault={faults[`date-${at}`]}
              required={at === 0}
            />
            <TextField
              id={fieldId(`from-${at}`)}
              name="from"
              type="time"
              label={a('form.start')}
              defaultValue={from}
              fault={faults[`from-${at}`]}
              required={at === 0}
            />
            <TextField
              id={fieldId(`to-${at}`)}
              name="to"
              type="time"
              label={a('form.end')}
              defaultValue={to}
              fault={faults[`to-${at}`]}
              required={at === 0}
            />
          </div>
        </fieldset>
      ))}
      <div className={classes.row}>
        <Select
          name="length"
          label={t('length')}
          options={lengths.map((value) => ({ value, text: t('minutes', { count: value }) }))}
          defaultValue={typed.length}
        />
        <Select
          name="pause"
          label={t('pause')}
          options={pauses.map((value) => ({
            value,
            text: value === 0 ? t('noPause') : t('minutes', { count: value }),
          }))}
          defaultValue={typed.pause}
        />
      </div>
      <FieldFault id={`${fieldId('slots')}-fault`} text={faults.slots} />
      <p role="status">{count > 0 && t('makes', { count })}</p>
    </div>
  )
}
