import { ownLetters } from '@trampolim/phrases/pt-br/own-letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { againIntent } from './try-again.ts'

const t = speak(ownLetters.returning)

type ReturningLettersProps = {
  /** The person's address if letters to it come back. */
  address: string | null
  triedAgain: boolean
  /** The page on which the address is changed. */
  change: string
  /** The page that handles the form. */
  action: string
}

/** Informs a person that letters to them come back; they can correct the address or have letters sent again. */
export function ReturningLetters({ address, triedAgain, change, action }: ReturningLettersProps) {
  const busy = useNavigation().formData?.get('intent') === againIntent
  if (address === null) return triedAgain ? <SavedNotice>{t('tried')}</SavedNotice> : null
  return (
    <Notice
      tone="warn"
      title={t('title')}
      actions={
        <>
          <ButtonLink to={change}>{t('change')}</ButtonLink>
          <Form method="post" action={action}>
            <Button type="submit" name="intent" value={againIntent} loading={busy}>
              {t('again')}
            </Button>
          </Form>
        </>
      }
    >
      {t('text', { address })}
    </Notice>
  )
}
