import { useMatches } from 'react-router'

type FrameData = { person?: { userId: string } | null } | undefined

/** The id of the signed-in person, taken from the data of the page's frame; empty for visitors. */
export function useUserId(): string {
  const frame = useMatches().find(({ id }) => id.startsWith('frame:'))
  return (frame?.loaderData as FrameData)?.person?.userId ?? ''
}
