import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { curriculumFieldHints, curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextArea, TextField } from '../../../../design/text-field.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import type { CurriculumDraft } from '../draft.ts'

const t = speak(curriculumForm)

type Table = typeof curriculumFields
type TextName = { [Name in keyof Table]: Table[Name] extends { is: 'text' } ? Name : never }[keyof Table]

type CurriculumTextProps<Name extends TextName> = {
  name: Name
  draft: Pick<CurriculumDraft, Name>
  faults: Faults
  change: (part: Partial<CurriculumDraft>) => void
  /** The number of lines of a longer text; one line by default. */
  lines?: number
}

const hints: Partial<Readonly<Record<TextName, string>>> = curriculumFieldHints

/** A text of a curriculum, under its label and above its hint. */
export function CurriculumText<Name extends TextName>({
  name,
  draft,
  faults,
  change,
  lines,
}: CurriculumTextProps<Name>) {
  const shared = {
    name,
    label: curriculumFieldLabels[name],
    hint: hints[name],
    optional: t('optional'),
    most: curriculumFields[name].longest,
    value: draft[name],
    fault: faults[name],
  }
  if (lines === undefined) {
    return <TextField {...shared} onChange={(event) => change({ [name]: event.currentTarget.value })} />
  }
  return <TextArea {...shared} rows={lines} onChange={(event) => change({ [name]: event.currentTarget.value })} />
}
