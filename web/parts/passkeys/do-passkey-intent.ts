import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Faults } from '../../platform/faults.ts'

/** The intents of the forms about passkeys. */
export const passkeyIntents = { add: 'add-passkey', rename: 'rename-passkey', remove: 'remove-passkey' } as const

/** The faults of a form. `about`: the passkey's id, or 'new'. `removing`: whether it was to be removed. */
export type PasskeyTried = { about: string; removing: boolean; name: string; faults: Faults }

/** Whether a form is about passkeys. */
export function isPasskeyIntent(form: FormData): boolean {
  return Object.values<unknown>(passkeyIntents).includes(form.get('intent'))
}

/** Carries out a form about passkeys. Removing one that was already removed succeeds. Server only. */
export async function doPasskeyIntent(
  { gateway: { passkeys } }: Calls,
  form: FormData,
): Promise<
  | { done: 'added' | 'renamed' | 'removed'; recoveryCodes?: readonly string[] | null }
  | { tried: PasskeyTried; status: number }
> {
  const field = (name: string) => String(form.get(name) ?? '')
  const [intent, id, name] = [field('intent'), field('id'), field('name')]
  try {
    if (intent === passkeyIntents.add) {
      const added = await passkeys.addPasskey({ kept: field('kept'), credential: field('credential'), name })
      return { done: 'added', recoveryCodes: added.recoveryCodes }
    }
    if (intent === passkeyIntents.rename) {
      await passkeys.renamePasskey({ id, name })
      return { done: 'renamed' }
    }
    await passkeys.removePasskey({ id, password: field('password') })
    return { done: 'removed' }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (intent === passkeyIntents.remove && refused.code === 'passkey_not_found') return { done: 'removed' }
    const about = intent === passkeyIntents.add ? 'new' : id
    const removing = intent === passkeyIntents.remove
    return { tried: { about, removing, name, faults: faultsOf(refused) }, status: refused.status }
  }
}

function faultsOf({ code, fields, message }: NonNullable<ReturnType<typeof refusalOf>>): Faults {
  if (code === 'wrong_password') return { password: message }
  const [field] = ['name', 'password'].filter((name) => fields[name])
  return field ? { [field]: fields[field]?.message ?? message } : { '': message }
}
