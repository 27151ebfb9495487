/** The names of fields whose value is a municipality's IBGE id. */
const townFields = new Set(['cityState', 'institutionCityState'])

/** The IBGE ids in an export, at any depth. */
export function townIdsIn(value: unknown): number[] {
  return entriesOf(value).flatMap(([name, each]) =>
    townFields.has(name) && typeof each === 'number' ? [each] : townIdsIn(each),
  )
}

/** An export with the names of municipalities in place of their ids, for the page that people read. */
export function withTownNames<Value>(value: Value, names: ReadonlyMap<number, string>): Value {
  if (Array.isArray(value)) return value.map((each) => withTownNames(each, names)) as Value
  if (entriesOf(value).length === 0) return value
  const named = entriesOf(value).map(([name, each]) => [
    name,
    townFields.has(name) && typeof each === 'number' ? (names.get(each) ?? each) : withTownNames(each, names),
  ])
  return Object.fromEntries(named)
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.entries(value) : []
}
