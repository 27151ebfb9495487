import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../design/card.tsx'
import { href } from '../../platform/href.ts'
import { SwitchForm } from '../form/switch-form.tsx'

const t = speak(registration)

/**
 * The consents that a person can change at any time, by their field in the profile; `agree` and `withdraw` are the
 * intents of the pages that show them.
 */
const consents = {
  agreeShareContactData: { texts: 'share', agree: 'share-contact-data', withdraw: 'keep-contact-data' },
  agreeFoundByDisability: {
    texts: 'found',
    agree: 'agree-found-by-disability',
    withdraw: 'withdraw-found-by-disability',
  },
} as const
export type Consent = keyof typeof consents

/** The change of the profile that a consent's form requests; undefined for another form. */
export function consentAsked(intent: unknown): Partial<Record<Consent, boolean>> | undefined {
  const asked = (Object.keys(consents) as Consent[]).find(
    (each) => consents[each].agree === intent || consents[each].withdraw === intent,
  )
  return asked && { [asked]: consents[asked].agree === intent }
}

type ConsentCardProps = {
  consent: Consent
  on: boolean
  /** The page that changes it. */
  page?: string
}

/** A consent with its meaning and the button that changes it, in a box of its own. */
export function ConsentCard(props: ConsentCardProps) {
  return (
    <Card as="section">
      <ConsentSwitch {...props} />
    </Card>
  )
}

/** The same consent as part of a list. */
export function ConsentSwitch({
  consent,
  on,
  page = href('/curriculum'),
  heading = 'h2',
}: ConsentCardProps & { heading?: 'h2' | 'h3' }) {
  const { texts, agree, withdraw } = consents[consent]
  return (
    <SwitchForm
      action={page}
      title={t(`${texts}.title`)}
      heading={heading}
      on={on}
      intents={{ on: agree, off: withdraw }}
      words={{
        on: {
          tag: t(`${texts}.on`),
          text: t(`${texts}.onText`),
          press: t(`${texts}.withdraw`),
          done: t(`${texts}.agreed`),
        },
        off: {
          tag: t(`${texts}.off`),
          text: t(`${texts}.offText`),
          press: t(`${texts}.agree`),
          done: t(`${texts}.withdrawn`),
        },
      }}
    />
  )
}
