import type { ComponentProps } from 'react'
import card from '../../design/card.module.css'
import choice from '../../design/choice.module.css'
import field from '../../design/field.module.css'
import formSummary from '../../design/form-summary.module.css'
import { laterPart } from '../later/later-part.tsx'
import panel from './full-apply-panel.module.css'

/** Without a Suspense boundary, so that server rendering waits for it and the page contains the form. */
const LoadedPanel = laterPart('apply-panel', async () => (await import('./full-apply-panel.tsx')).FullApplyPanel)

/** The styles of a lazily loaded part are linked from the server's page only if something there uses them. */
const styles = [card, choice, field, formSummary, panel]

/** The apply panel, loaded only by people who apply. */
export function ApplyPanel(props: ComponentProps<typeof LoadedPanel>) {
  return styles.every(Boolean) ? <LoadedPanel {...props} /> : null
}
