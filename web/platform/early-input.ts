type Text = HTMLInputElement | HTMLTextAreaElement

/**
 * Passes on to the page what a person typed and chose before its scripts arrived. React keeps the field as it is while it
 * hydrates, but nothing hears of the change, and the first new drawing would put the old text back. Call it in the layout
 * effect of the outermost component, before anything is drawn again.
 */
export function passOnEarlyInput(page: Document) {
  // Every field is read first: an answer to one of them may draw the others again.
  const changed = [...page.querySelectorAll('input, textarea, select')].flatMap((field) => howToPassOn(field) ?? [])
  for (const passOn of changed) passOn()
}

function howToPassOn(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return fromSelect(field)
  if (field instanceof HTMLTextAreaElement) return fromText(field)
  if (!(field instanceof HTMLInputElement)) return
  if (field.type === 'checkbox' || field.type === 'radio') return fromChoice(field)
  if (field.type === 'file') return fromFile(field)
  return fromText(field)
}

function fromText(field: Text) {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  return () => {
    const [start, end] = [field.selectionStart, field.selectionEnd]
    // React compares with the last text that was set on the field itself; the prototype's setter is not seen by it.
    field.value = defaultValue
    setterOf(field, 'value').call(field, value)
    if (start !== null && field.value === value) field.setSelectionRange(start, end)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function fromChoice(field: HTMLInputElement) {
  const { checked, defaultChecked } = field
  // Of a group of which one is chosen, the chosen one passes the change on.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return
  return () => {
    field.checked = defaultChecked
    field.click()
  }
}

function fromSelect(field: HTMLSelectElement) {
  const options = [...field.options]
  if (options.every(({ selected, defaultSelected }) => selected === defaultSelected)) return
  // A list without a chosen option shows its first one.
  if (!field.multiple && field.selectedIndex <= 0 && !options.some(({ defaultSelected }) => defaultSelected)) return
  return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
}

function fromFile(field: HTMLInputElement) {
  if (field.files?.length) return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
}

function setterOf(field: Text, name: 'value'): (value: string) => void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set
  if (!setter) throw new Error(`a field without a setter of its ${name}`)
  return setter
}
