import { data } from 'react-router'

/** Handles every unknown path. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
