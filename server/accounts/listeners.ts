import { accessPathOf, newPasswordPathOf, signInPathOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { unknownDevice } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { eraseFile } from '../files/erase-file.ts'
import { findFile } from '../files/queries.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { unseal } from '../platform/tokens.ts'
import { nameOfWay } from './networks/name-of-way.ts'
import { setCheckedAvatar } from './pictures/change-avatar.ts'
import { readAddressee, readDevice } from './queries.ts'

/** Sends the letters about an account. Each carries its event's id, so that a repeated letter is recognised. */
export const accountListeners = [
  listen('account.registered', 'welcome-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    // Recruiters get a welcome letter of their own.
    if (!account || account.role === 'user:recruiter') return
    const values = { name: firstName(account.name ?? '') }
    await queueLetter(tx, { secret, id, to: account.email, template: 'welcome', values })
  }),

  listen('account.password-reset-asked', 'reset-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    const token = unseal(secret, payload.sealedToken)
    if (!account || token === null) return
    await queueLetter(tx, { secret, id, to: account.email, template: 'password-reset', values: { token } })
  }),

  listen(
    'account.email-changed',
    'email-changed-letter',
    async (tx, { id, payload }, { configuration: { secret } }) => {
      const [to, token] = [unseal(secret, payload.sealedEmail), unseal(secret, payload.sealedToken)]
      if (to === null || token === null) return
      await queueLetter(tx, { secret, id, to, template: 'email-changed', values: { token } })
    },
  ),

  listen(
    'account.signed-in-anew',
    'new-device-letter',
    async (tx, { id, payload, occurredAt }, { configuration: { secret } }) => {
      const [account, device] = [await readAddressee(tx, payload.accountId), await readDevice(tx, payload.sessionId)]
      if (!account) return
      // The letter is sent even if that session has ended meanwhile: somebody else may have used it.
      const session = { device: device ?? unknownDevice, at: occurredAt.toISOString(), way: payload.way }
      const { role } = account
      const values = { ...session, accessPath: accessPathOf(role), passwordPath: newPasswordPathOf(role) }
      await queueLetter(tx, { secret, id, to: account.email, template: 'new-device', values })
    },
  ),

  listen('account.tried-from-elsewhere', 'tried-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    if (account)
      await queueLetter(tx, {
        secret,
        id,
        to: account.email,
        template: 'password-tried',
        values: { where: payload.where, passwordPath: newPasswordPathOf(account.role) },
      })
  }),

  listen('account.way-in-added', 'way-added-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    if (!account) return
    const passwordPath = newPasswordPathOf(account.role)
    const values = { way: nameOfWay(payload.way), change: 'added', passwordPath } as const
    await queueLetter(tx, { secret, id, to: account.email, template: 'way-in-changed', values })
  }),

  listen('account.way-in-removed', 'way-removed-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    if (!account) return
    const passwordPath = newPasswordPathOf(account.role)
    const values = { way: nameOfWay(payload.way), change: 'removed', passwordPath } as const
    await queueLetter(tx, { secret, id, to: account.email, template: 'way-in-changed', values })
  }),

  listen('account.second-step-changed', 'second-step-letter', async (tx, { id, payload }, { configuration }) => {
    const account = await readAddressee(tx, payload.accountId)
    if (!account) return
    const { role } = account
    const values = { change: payload.change, accessPath: accessPathOf(role), passwordPath: newPasswordPathOf(role) }
    const letter = { secret: configuration.secret, id, template: 'second-step-changed', values } as const
    await queueLetter(tx, { ...letter, to: account.email })
  }),

  listen('account.password-changed', 'changed-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const account = await readAddressee(tx, payload.accountId)
    if (!account) return
    const values = { signInPath: signInPathOf(account.role), calendarEnded: payload.calendarEnded }
    await queueLetter(tx, { secret, id, to: account.email, template: 'password-changed', values })
  }),

  listen('file.checked', 'account.avatar', async (tx, { payload }, { now }) => {
    const { fileId, purpose, ownerId, infected } = payload
    if (purpose !== 'avatar' || ownerId === null) return
    const isWished = (await findFile(tx, fileId))?.attachedAt != null
    if (infected) await eraseFile(tx, fileId)
    else if (isWished) await setCheckedAvatar(tx, { accountId: ownerId, fileId, now: now() })
  }),

  listen('file.checked', 'file.infected-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const { purpose, ownerId, infected } = payload
    const owner = infected && ownerId ? await readAddressee(tx, ownerId) : undefined
    if (!owner) return
    const values = { name: firstName(owner.name ?? ''), purpose }
    await queueLetter(tx, { secret, id, to: owner.email, template: 'file-infected', values })
  }),
]
