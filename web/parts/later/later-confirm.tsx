import type { ConfirmDialogProps } from '../../design/dialog.tsx'
import { laterPart } from './later-part.tsx'
import { Shown } from './shown.tsx'
import { useOpened } from './use-opened.ts'
import { usePrepared } from './use-prepared.ts'

const ConfirmDialog = laterPart('confirm', async () => (await import('../../design/dialog.tsx')).ConfirmDialog)

/** A question before something is lost, in a form that rarely asks it: loaded once the page is at rest. */
export function LaterConfirm(props: ConfirmDialogProps) {
  const opened = useOpened(props.open)
  usePrepared(ConfirmDialog)
  return (
    <Shown when={opened}>
      <ConfirmDialog {...props} />
    </Shown>
  )
}
