import type { Model } from './model.ts'
import { candidateModels } from './models-candidate.ts'
import { recruiterModels } from './models-recruiter.ts'

/** The audience of a document template. */
export type ModelAudience = 'candidate' | 'recruiter'

/** The document templates by audience, in the order of the list; the keys are the names in addresses. */
export const models: Readonly<Record<ModelAudience, Readonly<Record<string, Model>>>> = {
  candidate: candidateModels,
  recruiter: recruiterModels,
}
