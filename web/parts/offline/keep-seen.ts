/** Makes the service worker store what its candidate sees now, registering it first if needed. */
export async function keepSeen() {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('see')
}
