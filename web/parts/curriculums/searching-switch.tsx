import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Tag } from '../../design/tag.tsx'
import { toast } from '../../design/toasts.tsx'
import { href } from '../../platform/href.ts'
import classes from './searching-switch.module.css'

const t = speak('curriculum', phrases)

/** What the curriculum's page does besides showing it. */
export const curriculumIntents = { turnOn: 'turn-on', turnOff: 'turn-off', remove: 'remove' } as const

type SearchingSwitchProps = { kind: CurriculumKind; on: boolean }

/** Whether recruiters find a curriculum, and the button that changes it. */
export function SearchingSwitch({ kind, on }: SearchingSwitchProps) {
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  const wish = fetcher.formData?.get('intent')
  const shown = wish ? wish === curriculumIntents.turnOn : on
  const answered = useRef<unknown>(undefined)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || answered.current === fetcher.data) return
    answered.current = fetcher.data
    if ('fault' in fetcher.data) toast({ tone: 'danger', text: fetcher.data.fault })
    else toast({ tone: 'success', text: t(on ? 'switch.turnedOn' : 'switch.turnedOff') })
  }, [fetcher.state, fetcher.data, on])
  return (
    <fetcher.Form method="post" action={href('/curriculum/:type', { type: kind })} className={classes.switch}>
      <div className={classes.words}>
        <p className={classes.title}>
          {t('switch.title')} <Tag tone={shown ? 'green' : 'plain'}>{t(shown ? 'switch.on' : 'switch.off')}</Tag>
        </p>
        <p className={classes.text}>{t(shown ? 'switch.onText' : 'switch.offText')}</p>
      </div>
      <Button
        type="submit"
        name="intent"
        value={shown ? curriculumIntents.turnOff : curriculumIntents.turnOn}
        size="small"
        loading={fetcher.state !== 'idle'}
        aria-label={t(shown ? 'switch.turnOffOf' : 'switch.turnOnOf', { kind: t(`kind.${kind}`) })}
      >
        {t(shown ? 'switch.turnOff' : 'switch.turnOn')}
      </Button>
    </fetcher.Form>
  )
}
