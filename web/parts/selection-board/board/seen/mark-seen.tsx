import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { seenIntent } from './seen-intent.ts'

const t = speak(selectionBoard)

/** Marks a new application as seen: automatically once the page is shown, without JavaScript by a button. */
export function MarkSeen({ here }: { here: string }) {
  const { submit } = useFetcher()
  useEffect(() => {
    submit({ intent: seenIntent }, { method: 'post', action: here })
  }, [submit, here])
  return (
    <noscript>
      <Form method="post" action={here}>
        <Button type="submit" name="intent" value={seenIntent}>
          {t('details.markSeen')}
        </Button>
      </Form>
    </noscript>
  )
}
