import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumInSearches } from '@trampolim/phrases/pt-br/curriculum-in-searches.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'
import { SwitchForm } from '../form/switch-form.tsx'

const t = speak(curriculumInSearches)
const names = speak(phrases)

/** The intents of the curriculum's page. */
export const curriculumIntents = {
  turnOn: 'turn-on',
  turnOff: 'turn-off',
  show: 'show',
  remove: 'remove',
} as const

/** `approved`: whether the profile counts as approved, before which nobody finds its curriculums. */
type SearchingSwitchProps = { kind: CurriculumKind; on: boolean; visibility: Visibility; approved: boolean }

/** Shows whether recruiters can find a curriculum, with the button that changes it. */
export function SearchingSwitch({ kind, on, visibility, approved }: SearchingSwitchProps) {
  const name = names(`kind.${kind}`)
  const later = !approved && visibility !== 'hidden'
  return (
    <SwitchForm
      action={href('/curriculum/:type', { type: kind })}
      title={t('switch.title')}
      heading="p"
      on={on}
      intents={{ on: curriculumIntents.turnOn, off: curriculumIntents.turnOff }}
      words={{
        on: {
          tag: t('switch.on'),
          text: later ? t(`switch.onTextLater.${visibility}`) : t(`switch.onText.${visibility}`),
          press: t('switch.turnOff'),
          pressLabel: t('switch.turnOffOf', { kind: name }),
          done: t(visibility === 'hidden' ? 'switch.stillHidden' : later ? 'switch.turnedOnLater' : 'switch.turnedOn'),
        },
        off: {
          tag: t('switch.off'),
          text: t('switch.offText'),
          press: t('switch.turnOn'),
          pressLabel: t('switch.turnOnOf', { kind: name }),
          done: t('switch.turnedOff'),
        },
      }}
    />
  )
}
