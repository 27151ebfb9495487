import { articleRoutes, faqRoutes, toolRoutes } from '../content/routes.ts'
import { fileRoutes } from '../files/routes.ts'
import { demoMailboxRoutes } from '../letters/routes.ts'
import { linkRoutes } from '../link-previews/routes.ts'
import { lookupRoutes } from '../lookups/routes.ts'
import { unloadedPartRoutes } from '../unloaded-parts/routes.ts'
import { userRoutes } from '../users/routes.ts'
import { verificationRoutes } from '../verifications/routes.ts'

/** The calls of the social-media service. */
export const socialMedia = {
  lookups: lookupRoutes,
  validations: verificationRoutes,
  files: fileRoutes,
  users: userRoutes,
  links: linkRoutes,
  faq: faqRoutes,
  articles: articleRoutes,
  tools: toolRoutes,
  unloadedParts: unloadedPartRoutes,
  demo: demoMailboxRoutes,
}
