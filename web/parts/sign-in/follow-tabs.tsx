import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

let follows = false

/**
 * Reads a page of somebody's again once another tab of this browser is no longer theirs: after signing out there,
 * nobody reads on here. `userId` is null for visitors.
 */
export function FollowTabs({ userId }: { userId: string | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    follows ||= userId !== null
    if (follows) import('./person-in-tabs.ts').then((tabs) => tabs.followTabs(userId, revalidate)).catch(() => {})
  }, [userId, revalidate])
  return null
}
