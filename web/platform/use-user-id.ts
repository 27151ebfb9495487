import { useMatches } from 'react-router'

type FrameData = { person?: { userId: string } | null } | undefined

/** The id of the signed-in person whose page it is, as its frame knows it; empty for a visitor. */
export function useUserId(): string {
  const frame = useMatches().find(({ id }) => id.startsWith('frame:'))
  return (frame?.loaderData as FrameData)?.person?.userId ?? ''
}
