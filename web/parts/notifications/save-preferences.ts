import type { Calls } from '@trampolim/contract/client/calls.ts'
import { inAppField, mailField, preferencesIntent } from './preference-fields.ts'

/** Saves the preferences of a submitted form; false for a form of another kind. Server only. */
export async function savePreferences({ gateway }: Calls, form: FormData): Promise<boolean> {
  if (form.get('intent') !== preferencesIntent) return false
  const { preferences } = await gateway.notifications.listPreferences({})
  await gateway.notifications.changePreferences({
    preferences: preferences
      .filter(({ fixed }) => !fixed)
      .map(({ kind, mail, mails }) => ({
        kind,
        inApp: form.has(inAppField(kind)),
        mail: mails.find((each) => each === form.get(mailField(kind))) ?? mail,
      })),
  })
  return true
}
