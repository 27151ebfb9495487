import { laterPart } from '../later/later-part.tsx'

/** The parts of the account pages that are shown only on request, and loaded then. */
export const ChangeEmail = laterPart('change-email', async () => (await import('./email/change-email.tsx')).ChangeEmail)
export const ChangePassword = laterPart(
  'change-password',
  async () => (await import('./password/change-password.tsx')).ChangePassword,
)
export const ProvePhone = laterPart('prove-phone', async () => (await import('./phone/prove-phone.tsx')).ProvePhone)
export const PictureForm = laterPart('picture', async () => (await import('../pictures/picture-form.tsx')).PictureForm)
