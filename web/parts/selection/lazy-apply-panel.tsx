import { type ComponentProps, lazy } from 'react'
import card from '../../design/card.module.css'
import choice from '../../design/choice.module.css'
import field from '../../design/field.module.css'
import formSummary from '../../design/form-summary.module.css'
import panel from './apply-panel.module.css'

/** It stands in no Suspense, so that the server's page waits for it and has the form in it. */
const LoadedPanel = lazy(async () => ({ default: (await import('./apply-panel.tsx')).ApplyPanel }))

/** The styles of a part that loads later are linked from the server's page only where something there uses them. */
const styles = [card, choice, field, formSummary, panel]

/** The apply panel, loaded by those alone who apply. */
export function ApplyPanel(props: ComponentProps<typeof LoadedPanel>) {
  return styles.every(Boolean) ? <LoadedPanel {...props} /> : null
}
