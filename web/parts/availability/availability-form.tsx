import { availabilityTypes, mostSpans } from '@trampolim/marketplace/availability/availability.ts'
import { type Weekday, weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import { availability as phrases } from '@trampolim/phrases/pt-br/availability.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../design/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../design/choice.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { DraftForm, useIsSending } from '../form/draft/draft-form.tsx'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { Rows } from '../form/lists/rows.tsx'
import { Pills } from '../form/pills.tsx'
import { type ReturnedForm, useForm } from '../form/use-form.ts'
import {
  type AvailabilityDraft,
  blankSpans,
  faultsOfAvailabilityDraft,
  type SpanDraft,
  shapedAvailability,
} from './availability-draft.ts'
import classes from './availability-form.module.css'

const t = speak(phrases)
const dayName = speak(reference.weekday)
const options = weekdays.codes.map((code) => ({ code, name: dayName(code) }))

export type AvailabilityFormProps = {
  userId: string
  /** What is stored, and the form as the server returned it. */
  initial: AvailabilityDraft
  returned: ReturnedForm<AvailabilityDraft> | undefined
  /** The page whose action saves it (`saveAvailability`). */
  action: string
}

/** When a person is available: the usual times, or days with their own. */
export function AvailabilityForm({ userId, initial, returned, action }: AvailabilityFormProps) {
  const form = useForm({
    draftKey: draftKeys.availability(userId),
    base: JSON.stringify(initial),
    initial,
    returned,
    shape: shapedAvailability,
    faultsOf: faultsOfAvailabilityDraft,
  })
  const { draft, faults, change } = form
  const busy = useIsSending()
  return (
    <DraftForm
      form={form}
      title={t('' in form.summary.faults ? 'failed' : 'summary')}
      main="availability"
      action={action}
      className={classes.form}
    >
      <RadioGroup
        name="type"
        legend={t('choice')}
        options={availabilityTypes.codes.map((code) => ({
          value: code,
          label: t(`types.${code}`),
          hint: t(`hints.${code}`),
        }))}
        value={draft.type}
        onValue={(type) => change({ type })}
      />
      {draft.type === 'custom' && (
        <>
          <CheckboxGroup name="days" legend={t('days')} fault={faults.days}>
            <Pills
              name="days"
              options={options}
              inView={() => true}
              more=""
              value={draft.days}
              onValue={(days) => change({ days })}
            />
          </CheckboxGroup>
          {weekdays.codes
            .filter((day) => draft.days.includes(day))
            .map((day) => (
              <Day
                key={day}
                day={day}
                value={draft[day]}
                faults={faults}
                onChange={(spans) => change({ [day]: spans })}
              />
            ))}
        </>
      )}
      <div>
        <Button type="submit" name="intent" value="availability" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </DraftForm>
  )
}

type DayProps = { day: Weekday; value: SpanDraft[]; faults: Faults; onChange: (spans: SpanDraft[]) => void }

function Day({ day, value, faults, onChange }: DayProps) {
  const name = dayName(day)
  const said = name.toLocaleLowerCase('pt-BR')
  return (
    <Rows
      list={day}
      legend={name}
      fault={faults[day]}
      addText={t('add')}
      items={value}
      blank={blankSpans[day]}
      onChange={onChange}
      nameOf={({ start }) => (start ? t('span', { start, day: said }) : t('blank', { day: said }))}
      most={mostSpans}
      atLeastOne
    >
      {({ item, name: row, change }) => (
        <>
          <TextField
            type="time"
            name={`${row}.start`}
            label={t('start')}
            value={item.start}
            onChange={(event) => change({ start: event.currentTarget.value })}
            fault={faults[`${row}.start`]}
          />
          <TextField
            type="time"
            name={`${row}.end`}
            label={t('end')}
            value={item.end}
            onChange={(event) => change({ end: event.currentTarget.value })}
            fault={faults[`${row}.end`]}
          />
        </>
      )}
    </Rows>
  )
}
