import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPartsOf } from './parts/later/later-part.tsx'
import { loadAtRest, loadingPages, loadPart } from './parts/unloaded-part/load-part.ts'
import { sweepDrafts } from './platform/browser/draft-storage.ts'
import { noteEarlyInput, passOnEarlyInput } from './platform/browser/early-input.ts'
import { patientFetch } from './platform/browser/patient-fetch.ts'
import { askingToSignIn } from './platform/browser/sign-in-again.ts'

noteEarlyInput(document)
sweepDrafts()
window.fetch = askingToSignIn(patientFetch(loadingPages(window.fetch.bind(window))))
Object.assign(window, { loadPart })
loadAtRest()

function App() {
  useLayoutEffect(() => passOnEarlyInput(document), [])
  return <HydratedRouter />
}

await loadPartsOf(document)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
