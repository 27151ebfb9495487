import { organizations } from '@trampolim/contract/gateway/organizations.ts'
import { pictureUrl } from '../files/picture-link.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { removeLogo, setLogo } from './change-logo.ts'
import { presentOrganization } from './present.ts'
import { readOrganization } from './read-organization.ts'
import { readPublicOrganization } from './read-public-organization.ts'
import { companyPart, companyParts } from './sitemap.ts'
import { updateOrganization } from './update-organization.ts'

export const organizationRoutes = {
  readPublicOrganization: answer(organizations.readPublicOrganization).handler(({ context, input }) =>
    readPublicOrganization(context.house, input.id),
  ),

  publicOrganizationParts: answer(organizations.publicOrganizationParts).handler(({ context }) =>
    companyParts(context.house.database),
  ),

  publicOrganizations: answer(organizations.publicOrganizations).handler(({ context, input }) =>
    companyPart(context.house.database, input.part),
  ),

  readOrganization: answer(organizations.readOrganization).handler(async ({ context }) =>
    presentOrganization(context.house, await readOrganization(context.house, signedIn(context).accountId)),
  ),

  updateOrganization: answer(organizations.updateOrganization).handler(async ({ context, input }) => {
    const { basedOn, ...content } = input
    const changed = await updateOrganization(context.house, signedIn(context).accountId, { content, basedOn })
    return presentOrganization(context.house, changed)
  }),

  setLogo: answer(organizations.setLogo).handler(async ({ context, input }) => {
    const { house } = context
    const { accountId } = signedIn(context)
    const fileId = await setLogo(house, { accountId, image: input.image })
    return { logo: fileId && pictureUrl(house, fileId) }
  }),

  removeLogo: answer(organizations.removeLogo).handler(async ({ context }) => {
    await removeLogo(context.house, signedIn(context).accountId)
    return { done: true as const }
  }),
}
