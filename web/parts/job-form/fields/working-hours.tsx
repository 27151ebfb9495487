import {
  areLongHours,
  longestCustomHours,
  type WorkingHoursFields,
  weeklyHours,
} from '@trampolim/marketplace/jobs/working-hours.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { workingHours as kinds } from '@trampolim/marketplace/reference/working-hours.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { Tick } from '../../form/tick.tsx'
import { lengthText } from '../../jobs/length-text.ts'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOf } from './options.ts'

const t = speak(jobForm)
const lunches = ['00:15', '00:30', '01:00', '01:30', '02:00'] as const

/** Days and times; Saturday has its own. */
export function WorkingHours(props: JobPartProps) {
  const { draft, faults, change } = props
  const kind = draft.workingHours
  const weekdays = kind.startsWith('monday')
  const saturday = kind === 'monday-saturday' || kind === 'saturday'
  return (
    <>
      <Select
        name="workingHours"
        label={labels.workingHours}
        placeholder={t('choose')}
        options={optionsOf('workingHours', kinds.codes)}
        value={kind}
        onChange={(event) => change({ workingHours: event.currentTarget.value })}
        fault={faults.workingHours}
      />
      {weekdays && <Shift {...props} legend={t('time.weekdays')} names={weekdayNames} />}
      {saturday && <Shift {...props} legend={t('time.saturday')} names={saturdayNames} />}
      {kind === 'custom' && (
        <JobText
          {...props}
          name="workingHoursCustom"
          label={t('time.custom')}
          hint={t('time.customHint')}
          lines={3}
          most={longestCustomHours}
          required
        />
      )}
      <WeekText draft={draft} />
      <Tick
        name="flexSchedule"
        label={t('time.flex')}
        value={draft.flexSchedule}
        onValue={(flexSchedule) => change({ flexSchedule })}
      />
    </>
  )
}

const weekdayNames = ['workingHoursStart', 'workingHoursEnd', 'workingHoursLunch'] as const
const saturdayNames = ['workingHoursAltStart', 'workingHoursAltEnd', 'workingHoursAltLunch'] as const

type ShiftProps = JobPartProps & { legend: string; names: typeof weekdayNames | typeof saturdayNames }

function Shift({ draft, faults, change, legend, names: [start, end, lunch] }: ShiftProps) {
  const time = (name: typeof start | typeof end, label: string) => (
    <TextField
      type="time"
      name={name}
      label={label}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      fault={faults[name]}
    />
  )
  const known: readonly string[] = lunches
  const given = draft[lunch]
  const lengths = given === '' || known.includes(given) ? known : [...known, given].toSorted()
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.shift}>
        {time(start, t('time.start'))}
        {time(end, t('time.end'))}
        <Select
          name={lunch}
          label={t('time.lunch')}
          options={[
            { value: '', text: t('time.noLunch') },
            ...lengths.map((value) => ({ value, text: lengthText(value) })),
          ]}
          value={given}
          onChange={(event) => change({ [lunch]: event.currentTarget.value })}
          fault={faults[lunch]}
        />
      </div>
    </fieldset>
  )
}

/** The weekly hours, and a warning if they are more than usual for the kind of job. */
function WeekText({ draft }: Pick<JobPartProps, 'draft'>) {
  const hours = weeklyHours(draft as WorkingHoursFields)
  if (hours === undefined || hours === 0) return null
  const count = Math.round(hours * 10) / 10
  const kind = (Number(draft.jobSpecificType) || 1) as JobSpecificType
  return (
    <p className={classes.hint} aria-live="polite">
      {t('time.weekly', { count })}
      {areLongHours(draft as WorkingHoursFields, kind) && ` · ${t(`time.overLimit.${kind}`)}`}
    </p>
  )
}
