import { redirect } from 'react-router'
import { signOut } from '../../../parts/accounts/sign-out.ts'

/** Signing out is a form's act, never a link's. */
export const loader = () => redirect('/')

export const action = signOut
