import { restingPart } from '../../later/resting-part.tsx'

/** The header of signed-in people. Visitors don't load it, others once their page is at rest. */
export const PersonHeader = restingPart('person-header', async () => (await import('./person-header.tsx')).default)
