import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'

/** Reads the model of a document at an address; null if there is none. Server only. */
export async function readModel({ tools }: Calls['socialMedia'], slug: string) {
  try {
    return await tools.readModel({ slug })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.status === 404 || refused?.code === 'invalid_form') return null
    throw problem
  }
}
