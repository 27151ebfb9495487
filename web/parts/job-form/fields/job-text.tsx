import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { jobFieldLabelsOf } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import type { JobDraft } from '../draft/draft.ts'
import type { JobPartProps } from './job-part-props.ts'

const t = speak(jobForm)

type TextName = { [Name in keyof JobDraft]: JobDraft[Name] extends string ? Name : never }[keyof JobDraft]

type JobTextProps = JobPartProps & {
  name: TextName
  /** Replaces the field's usual label. */
  label?: string
  hint?: string
  required?: boolean
  /** The number of lines of a longer text; one line by default. */
  lines?: number
  most?: number
}

function labelOf(name: string, kind: JobSpecificType): string {
  return (jobFieldLabelsOf(kind) as Readonly<Record<string, string>>)[name] ?? name
}

function longestOf(name: string): number | undefined {
  const field = (jobFields as Fields)[name]
  return field?.is === 'text' ? field.longest : undefined
}

/** A text field of a job. */
export function JobText({
  draft,
  faults,
  change,
  name,
  label = labelOf(name, Number(draft.jobSpecificType) as JobSpecificType),
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
