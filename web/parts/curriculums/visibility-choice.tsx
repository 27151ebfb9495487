import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Visibility, visibilities } from '@trampolim/marketplace/curriculums/visibility.ts'
import { curriculumInSearches } from '@trampolim/phrases/pt-br/curriculum-in-searches.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { href } from '../../platform/href.ts'
import { useDoneNotice } from '../form/use-done-notice.ts'
import { curriculumIntents } from './searching-switch.tsx'
import classes from './visibility-choice.module.css'

const t = speak(curriculumInSearches)

/** `on`: whether the curriculum is in the searches at all; `approved`: whether the profile counts as approved. */
type VisibilityChoiceProps = { kind: CurriculumKind; visibility: Visibility; on: boolean; approved: boolean }

/** The choice of what recruiters see of a curriculum whose owner hasn't applied to one of their jobs. */
export function VisibilityChoice({ kind, visibility, on, approved }: VisibilityChoiceProps) {
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  const done =
    visibility === 'hidden' || (on && approved) ? (`done.${visibility}` as const) : on ? 'doneLater' : 'doneOff'
  useDoneNotice(fetcher, t(`visibility.${done}`))
  return (
    <fetcher.Form method="post" action={href('/curriculum/:type', { type: kind })} className={classes.form}>
      <RadioGroup
        name="visibility"
        legend={t('visibility.title')}
        options={visibilities.codes.map((code) => ({
          value: code,
          label: t(`visibility.choices.${code}`),
          hint: t(`visibility.hints.${code}`),
        }))}
        defaultValue={visibility}
      />
      <Button
        type="submit"
        name="intent"
        value={curriculumIntents.show}
        size="small"
        loading={fetcher.state !== 'idle'}
      >
        {t('visibility.save')}
      </Button>
    </fetcher.Form>
  )
}
