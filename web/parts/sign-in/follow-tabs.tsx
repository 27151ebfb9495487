import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const channelName = 'trampolim-person'
let shown: string | null | undefined

/**
 * Reads a page of somebody's again once another tab of this browser is no longer theirs: after signing out there,
 * nobody reads on here. `userId` is null for visitors.
 */
export function FollowTabs({ userId }: { userId: string | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(channelName)
    if (shown !== undefined && shown !== userId) channel.postMessage(userId)
    shown = userId
    channel.onmessage = ({ data }) => {
      if (userId !== null && data !== userId) revalidate()
    }
    return () => channel.close()
  }, [userId, revalidate])
  return null
}
