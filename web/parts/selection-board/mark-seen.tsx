import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'

const t = speak('selection-board', selectionBoard)

/** What the form sends that says that an application was seen. */
export const seenIntent = 'seen'

/** Says that a new application was seen: by itself once the page is there, without JavaScript by a button. */
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
