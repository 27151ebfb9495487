import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { companySizes } from '@trampolim/marketplace/reference/company-sizes.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../../design/masked-field.tsx'
import { Select } from '../../../../design/select.tsx'
import { TextArea, TextField } from '../../../../design/text-field.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Tick } from '../../../form/tick.tsx'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import classes from '../curriculum-form.module.css'
import type { ExperienceDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)

type ExperienceFieldsProps = {
  item: ExperienceDraft
  name: string
  faults: Faults
  change: (part: Partial<ExperienceDraft>) => void
}

/** The fields of one item. */
export function ExperienceFields({ item, name, faults, change }: ExperienceFieldsProps) {
  const field = (each: keyof ExperienceDraft) => ({ name: `${name}.${each}`, fault: faults[`${name}.${each}`] })
  const isMore = Boolean(item.salary || item.companyArea || item.employeeNumber)
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('experiences.company')}
        most={120}
        autoComplete="organization"
        value={item.companyName}
        onChange={(event) => change({ companyName: event.currentTarget.value })}
      />
      <LookupField
        {...field('occupation')}
        kind="occupation"
        label={t('experiences.occupation')}
        value={item.occupation}
        onValue={(occupation) => change({ occupation })}
      />
      <Tick
        name={`${name}.isCurrentJob`}
        label={t('experiences.current')}
        value={item.isCurrentJob}
        onValue={(isCurrentJob) => change({ isCurrentJob, ...(isCurrentJob && { exitDate: '' }) })}
      />
      <div className={classes.pair}>
        <MaskedField
          {...field('startDate')}
          mask="month"
          label={t('experiences.start')}
          placeholder={t('experiences.month')}
          value={item.startDate}
          onText={(startDate) => change({ startDate })}
        />
        {!item.isCurrentJob && (
          <MaskedField
            {...field('exitDate')}
            mask="month"
            label={t('experiences.end')}
            placeholder={t('experiences.month')}
            value={item.exitDate}
            onText={(exitDate) => change({ exitDate })}
          />
        )}
      </div>
      <TextArea
        {...field('description')}
        label={t('experiences.description')}
        hint={t('experiences.descriptionHint')}
        optional={t('optional')}
        rows={3}
        most={2000}
        value={item.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <details className={classes.details} open={isMore || undefined}>
        <summary className="folds">{t('experiences.more')}</summary>
        <div className={classes.fields}>
          <MaskedField
            {...field('salary')}
            mask="money"
            label={t('experiences.salary')}
            optional={t('optional')}
            icon="R$"
            value={item.salary}
            onText={(salary) => change({ salary })}
          />
          <div className={classes.pair}>
            <Select
              {...field('companyArea')}
              label={t('experiences.area')}
              optional={t('optional')}
              placeholder={t('choose')}
              options={companyAreas.items.map((area) => ({ value: area.code, text: area.name }))}
              value={item.companyArea}
              onChange={(event) => change({ companyArea: event.currentTarget.value })}
            />
            <Select
              {...field('employeeNumber')}
              label={t('experiences.size')}
              optional={t('optional')}
              placeholder={t('choose')}
              options={optionsOf('companySize', companySizes.codes)}
              value={item.employeeNumber}
              onChange={(event) => change({ employeeNumber: event.currentTarget.value })}
            />
          </div>
        </div>
      </details>
    </>
  )
}
