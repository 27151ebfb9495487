import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { Form, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { Button } from '../../../design/button.tsx'

const t = speak(selectionBoard)

/** The intent that marks an application as seen. */
export const seenIntent = 'seen'

/** Whether an application was marked as seen and nothing else happened, which changes nothing where it is shown. */
export function wasOnlySeen({ currentUrl, nextUrl, formData }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && formData?.get('intent') === seenIntent
}

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
