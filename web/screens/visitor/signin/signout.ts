import { redirect } from 'react-router'
import { signOut } from '../../../parts/accounts/sign-out.ts'

/** Only a form can sign out, never a link. */
export const loader = () => redirect('/')

export const action = signOut
