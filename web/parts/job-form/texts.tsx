import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextArea, TextField } from '../../design/text-field.tsx'
import type { JobDraft } from './draft.ts'
import type { JobPartProps } from './part.ts'

const t = speak('job-form', jobForm)

type TextName = { [Name in keyof JobDraft]: JobDraft[Name] extends string ? Name : never }[keyof JobDraft]

type JobTextProps = JobPartProps & {
  name: TextName
  /** In other words than the field is called everywhere. */
  label?: string
  hint?: string
  required?: boolean
  /** Lines of a longer text; one line without. */
  lines?: number
  most?: number
}

function labelOf(name: string): string {
  return (jobFieldLabels as Readonly<Record<string, string>>)[name] ?? name
}

function longestOf(name: string): number | undefined {
  const field = (jobFields as Fields)[name]
  return field?.is === 'text' ? field.longest : undefined
}

/** A text of a job. */
export function JobText({
  draft,
  faults,
  change,
  name,
  label = labelOf(name),
  hint,
  required,
  lines,
  most = 200,
}: JobTextProps) {
  const shared = {
    name,
    label,
    hint,
    fault: faults[name],
    ...(required ? {} : { optional: t('optional') }),
    most: longestOf(name) ?? most,
    value: draft[name],
  }
  if (lines === undefined) {
    return <TextField {...shared} onChange={(event) => change({ [name]: event.currentTarget.value })} />
  }
  return <TextArea {...shared} rows={lines} onChange={(event) => change({ [name]: event.currentTarget.value })} />
}
