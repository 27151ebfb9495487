import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Visibility, visibilities } from '@trampolim/marketplace/curriculums/visibility.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { href } from '../../platform/href.ts'
import { useDoneNotice } from '../form/use-done-notice.ts'
import { curriculumIntents } from './searching-switch.tsx'
import classes from './visibility-choice.module.css'

const t = speak(phrases)

type VisibilityChoiceProps = { kind: CurriculumKind; visibility: Visibility }

/** The choice of what recruiters see of a curriculum whose owner hasn't applied to one of their jobs. */
export function VisibilityChoice({ kind, visibility }: VisibilityChoiceProps) {
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  useDoneNotice(fetcher, t(`visibility.done.${visibility}`))
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
