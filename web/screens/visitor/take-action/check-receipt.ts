import type { Calls } from '@trampolim/contract/client/calls.ts'
import { data } from 'react-router'
import { shownRefusal } from '../../../platform/shown-refusal.ts'

/** Looks up the receipt of a typed code; without a code there is only the form. */
export async function checkReceipt({ gateway }: Calls, typed: string) {
  const shown = { state: 'receipt', typed, found: null, fault: null } as const
  if (typed.trim() === '') return data(shown)
  try {
    return data({ ...shown, found: await gateway.receipts.checkReceipt({ code: typed }) })
  } catch (problem) {
    const refused = shownRefusal(problem)
    const isUnknown = refused.code === 'receipt_not_found' || refused.code === 'invalid_form'
    return data({ ...shown, fault: isUnknown ? null : refused.message }, isUnknown ? 404 : refused.status)
  }
}
