type Text = HTMLInputElement | HTMLTextAreaElement

/** A field's content, and from where to where it is selected: the caret, if nothing is. */
type Typed = readonly [value: string, start: number | null, end: number | null]

/** What text areas contain, by the last that was typed in them. */
const written = new WeakMap<Text, Typed>()

/**
 * Notes what is typed in text areas, since React writes their first text into them again as it takes them over. Call it
 * before hydration.
 */
export function noteEarlyInput(page: Document) {
  const note = (field: EventTarget | null) => {
    if (field instanceof HTMLTextAreaElement) written.set(field, typedIn(field))
  }
  page.querySelectorAll('textarea').forEach(note)
  page.addEventListener('input', ({ target }) => note(target), true)
}

/**
 * Passes input from before hydration on to the page. React keeps the fields' content during hydration, but no handler
 * is called for the change, and the next rendering would restore the old text. Call it in the layout effect of the
 * outermost component that is hydrated, before anything is rendered again.
 */
export function passOnEarlyInput(page: ParentNode) {
  // Every field is read first, since handling one change may render the others again.
  const changed = [...page.querySelectorAll('input, textarea, select')].flatMap((field) => howToPassOn(field) ?? [])
  void passOnInTurn(changed)
}

/** React takes a long row of changes in one task for an endless one. */
const mostInOneTask = 20

/** After the effect, so that each change is rendered before the next one: a tick is added to those ticked so far. */
async function passOnInTurn(changed: readonly (() => void)[]) {
  for (const [at, passOn] of changed.entries()) {
    await (at > 0 && at % mostInOneTask === 0 && new Promise((resolve) => setTimeout(resolve)))
    passOn()
  }
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
  const { defaultValue } = field
  // Somebody who is typing meets a page that may be rendered again before this is passed on, which moves their caret.
  const [value, start, end] = written.get(field) ?? typedIn(field)
  if (value === defaultValue) return
  return () => {
    // React compares with the last value set on the element itself, and doesn't notice a value set with the prototype's
    // setter.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (start !== null && field.value === value) field.setSelectionRange(start, end)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function typedIn(field: Text): Typed {
  return [field.value, field.selectionStart, field.selectionEnd]
}

function fromChoice(field: HTMLInputElement) {
  const { checked, defaultChecked } = field
  // In a radio group, the newly chosen button passes the change on.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return
  return () => {
    field.checked = defaultChecked
    field.click()
  }
}

function fromSelect(field: HTMLSelectElement) {
  const options = [...field.options]
  if (options.every(({ selected, defaultSelected }) => selected === defaultSelected)) return
  // A select without a chosen option shows its first one.
  if (!field.multiple && field.selectedIndex <= 0 && !options.some(({ defaultSelected }) => defaultSelected)) return
  const chosen = new Set(options.filter(({ selected }) => selected))
  return () => {
    for (const option of options) option.selected = chosen.has(option)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function fromFile(field: HTMLInputElement) {
  if (field.files?.length) return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
}
