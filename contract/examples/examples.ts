import type { ServiceName, Services } from '../services.ts'
import type { ExamplesOf } from './example.ts'
import { gateway } from './gateway.ts'
import { searchJobs } from './search-jobs.ts'
import { socialMedia } from './social-media.ts'

/** Examples of the calls that anyone may make, by service; their people, companies and ids are those of a made-up world. */
export const examples: { readonly [Name in ServiceName]: ExamplesOf<Services[Name]> } = {
  gateway,
  searchJobs,
  searchCv: {},
  socialMedia,
}
