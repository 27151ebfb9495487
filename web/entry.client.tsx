import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sweepDrafts } from './platform/draft-storage.ts'
import { patientFetch } from './platform/patient-fetch.ts'

sweepDrafts()
window.fetch = patientFetch(window.fetch.bind(window))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
