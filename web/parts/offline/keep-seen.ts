/** Has the service worker keep what its candidate sees now, after registering it where there is none yet. */
export async function keepSeen() {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('see')
}
