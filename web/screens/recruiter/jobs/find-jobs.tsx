import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { type JobListQuery, jobListSorts } from '../../../parts/recruiter-jobs/list-query.ts'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak(recruiter)

/** Finds jobs by name and orders them; a new order is applied at once, without JavaScript by the button. */
export function FindJobs({ asked }: { asked: JobListQuery }) {
  const submit = useSubmit()
  return (
    <Form role="search" action={href('/recruiter/jobs')} className={classes.find} key={JSON.stringify(asked)}>
      {asked.mode !== 'all' && <input type="hidden" name="mode" value={asked.mode} />}
      <TextField
        name="filter"
        type="search"
        label={t('jobs.search')}
        defaultValue={asked.filter}
        maxLength={120}
        icon={<Glyph name="search" />}
      />
      <Select
        name="sortBy"
        label={t('jobs.sort')}
        defaultValue={asked.sortBy}
        options={jobListSorts.map((sort) => ({ value: sort, text: t(`jobs.sorts.${sort}`) }))}
        onChange={({ currentTarget }) => submit(currentTarget.form)}
      />
      <Button type="submit">{t('jobs.searchSubmit')}</Button>
    </Form>
  )
}
