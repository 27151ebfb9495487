let channel: BroadcastChannel | undefined
let shown: string | null | undefined

/** Tells the other tabs whose this one has become, and calls `readAgain` once another is no longer this person's. */
export function followTabs(userId: string | null, readAgain: () => void) {
  if (typeof BroadcastChannel === 'undefined') return
  channel ??= new BroadcastChannel('trampolim-person')
  if (shown !== undefined && shown !== userId) channel.postMessage(userId)
  shown = userId
  channel.onmessage = ({ data }) => {
    if (userId !== null && data !== userId) readAgain()
  }
}
