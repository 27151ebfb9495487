import { data } from 'react-router'

/** Every path that leads nowhere. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
