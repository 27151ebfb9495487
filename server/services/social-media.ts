import { fileRoutes } from '../files/routes.ts'
import { demoMailboxRoutes } from '../letters/routes.ts'
import { lookupRoutes } from '../lookups/routes.ts'
import { verificationRoutes } from '../verifications/routes.ts'

/** What the social-media service answers. */
export const socialMedia = {
  lookups: lookupRoutes,
  validations: verificationRoutes,
  files: fileRoutes,
  demo: demoMailboxRoutes,
}
