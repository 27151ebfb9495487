import type { Model } from './model.ts'
import { candidateModels } from './models-candidate.ts'
import { recruiterModels } from './models-recruiter.ts'

/** Who needs a model of a document. */
export type ModelAudience = 'candidate' | 'recruiter'

/** The models of documents by audience, in the order of the list; each by the name in its address. */
export const models: Readonly<Record<ModelAudience, Readonly<Record<string, Model>>>> = {
  candidate: candidateModels,
  recruiter: recruiterModels,
}
