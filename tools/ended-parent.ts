/**
 * Calls `then` once the process that started this one has ended. The shell that npm starts scripts with doesn't pass
 * signals on, so whoever ends `npm start` ends only npm and that shell.
 */
export function onceParentEnded(then: () => void): void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    then()
  }, 500)
  look.unref()
}
