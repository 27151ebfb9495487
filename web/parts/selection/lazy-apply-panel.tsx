import { lazy } from 'react'
// Styles of a part that loads later aren't linked from the server's page, which is all there is without JavaScript.
import '../../design/choice.module.css'
import '../../design/field.module.css'
import '../../design/form-summary.module.css'
import './apply-panel.module.css'

/**
 * The apply panel, loaded by those alone who apply. It stands in no Suspense, so that the server's page waits for it
 * and has the form in it.
 */
export const ApplyPanel = lazy(async () => ({ default: (await import('./apply-panel.tsx')).ApplyPanel }))
