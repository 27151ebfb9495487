import { availabilityTypes, mostSpans } from '@trampolim/marketplace/availability/availability.ts'
import { type Weekday, weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import { availability as phrases } from '@trampolim/phrases/pt-br/availability.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup, RadioGroup } from '../../design/choice.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { Rows } from '../form/lists/rows.tsx'
import { Pills } from '../form/pills.tsx'
import { type AvailabilityDraft, blankSpans, type SpanDraft } from './availability-draft.ts'

const t = speak(phrases)
const dayName = speak(reference.weekday)
const options = weekdays.codes.map((code) => ({ code, name: dayName(code) }))

type AvailabilityFieldsProps = {
  value: AvailabilityDraft
  faults: Faults
  onChange: (part: Partial<AvailabilityDraft>) => void
}

/** The choice between the usual times and one's own, with the days. */
export function AvailabilityFields({ value, faults, onChange }: AvailabilityFieldsProps) {
  return (
    <>
      <RadioGroup
        name="type"
        legend={t('choice')}
        options={availabilityTypes.codes.map((code) => ({
          value: code,
          label: t(`types.${code}`),
          hint: t(`hints.${code}`),
        }))}
        value={value.type}
        onValue={(type) => onChange({ type })}
      />
      {value.type === 'custom' && (
        <>
          <CheckboxGroup name="days" legend={t('days')} fault={faults.days}>
            <Pills
              name="days"
              options={options}
              inView={() => true}
              more=""
              value={value.days}
              onValue={(days) => onChange({ days })}
            />
          </CheckboxGroup>
          {weekdays.codes
            .filter((day) => value.days.includes(day))
            .map((day) => (
              <Day
                key={day}
                day={day}
                value={value[day]}
                faults={faults}
                onChange={(spans) => onChange({ [day]: spans })}
              />
            ))}
        </>
      )}
    </>
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
