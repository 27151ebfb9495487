/** A text in which what is between backticks is code. */
export function Coded({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}
