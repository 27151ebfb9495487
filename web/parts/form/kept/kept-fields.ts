/**
 * What is typed or chosen in a form's fields, by their names; for check boxes and radio buttons the values of the
 * checked ones.
 */
export type KeptFields = Readonly<Record<string, readonly string[]>>

/** An element of a form. */
export type FormElement = {
  id?: string
  name?: string
  type?: string
  value?: string
  defaultValue?: string
  checked?: boolean
  defaultChecked?: boolean
  options?: Iterable<{ value: string; defaultSelected: boolean }>
}

/** The types of fields that are stored. Passwords, files and hidden fields never are. */
const keptTypes: ReadonlySet<string> = new Set([
  ...(['text', 'textarea', 'select-one', 'checkbox', 'radio', 'date', 'time', 'month'] as const),
  ...(['number', 'email', 'url', 'tel', 'search'] as const),
])

const isKept = ({ name, type = '' }: FormElement) => Boolean(name) && keptTypes.has(type)
const isChoice = ({ type }: FormElement) => type === 'checkbox' || type === 'radio'

/** The current content of the fields. */
export const fieldsIn = (elements: Iterable<FormElement>): KeptFields =>
  read(
    elements,
    ({ value = '' }) => value,
    ({ checked = false }) => checked,
  )

/** The content of the fields when the page was loaded, whatever was typed since. */
export const firstFieldsIn = (elements: Iterable<FormElement>): KeptFields =>
  read(
    elements,
    ({ defaultValue = '', options }) => (options ? firstOption([...options]) : defaultValue),
    ({ defaultChecked = false }) => defaultChecked,
  )

const firstOption = (options: readonly { value: string; defaultSelected: boolean }[]) =>
  (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''

function read(
  elements: Iterable<FormElement>,
  textOf: (element: FormElement) => string,
  isOn: (element: FormElement) => boolean,
): KeptFields {
  const found: Record<string, string[]> = {}
  for (const element of elements) {
    if (!isKept(element)) continue
    const values = found[element.name as string] ?? []
    found[element.name as string] = values
    if (!isChoice(element)) values.push(textOf(element))
    else if (isOn(element)) values.push(element.value ?? '')
  }
  return found
}

/** The fields whose content differs from the initial one. */
export function changedFields(now: KeptFields, first: KeptFields): KeptFields {
  const isChanged = ([name, values]: [string, readonly string[]]) =>
    JSON.stringify(values) !== JSON.stringify(first[name] ?? [])
  return Object.fromEntries(Object.entries(now).filter(isChanged))
}

/** What was typed after a form was sent; fields that appeared since then weren't. */
export function typedSince(sent: KeptFields, now: KeptFields): KeptFields {
  return changedFields(Object.fromEntries(Object.entries(now).filter(([name]) => name in sent)), sent)
}

type Hands = { press: (element: FormElement) => void; write: (element: FormElement, value: string) => void }

/**
 * Puts stored values into a form like a person would: `press` for a choice, `write` for a text. Other fields stay as
 * they are.
 */
export function fillFields(elements: Iterable<FormElement>, kept: KeptFields, { press, write }: Hands) {
  const places = new Map<string, number>()
  for (const element of elements) {
    const { name = '', value = '' } = element
    const values = kept[name]
    if (!values || !isKept(element)) continue
    if (isChoice(element)) {
      const isOn = values.includes(value)
      if (element.checked === isOn) continue
      // Pressing a radio button never switches it off.
      if (element.type === 'radio' && !isOn) element.checked = false
      else press(element)
      continue
    }
    const at = places.get(name) ?? 0
    places.set(name, at + 1)
    const wanted = values[at]
    if (wanted !== undefined && wanted !== value) write(element, wanted)
  }
}

/** Parses stored fields from the browser's storage; invalid values are left out. */
export function shapedFields(value: unknown): KeptFields {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, values]) => Array.isArray(values) && values.every((each) => typeof each === 'string'),
    ),
  )
}
