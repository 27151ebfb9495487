/** The values of a form: texts and booleans, in objects and lists. */
export type FormValue = string | boolean | null | readonly FormValue[] | { readonly [name: string]: FormValue }

/**
 * Merges a form's fields into a draft. Names are paths (`phones.0.phone`); only fields that exist in the draft count,
 * except that a list may grow by whole items like `blank[list]`. An unticked checkbox sends nothing, so it has a hidden
 * empty field of the same name.
 */
export function overlay<Draft extends object>(
  draft: Draft,
  form: FormData,
  blank: Readonly<Record<string, FormValue>> = {},
): Draft {
  const copy = structuredClone(draft) as Record<string, unknown>
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value): value is string => typeof value === 'string')
    put(copy, { path: name.split('.'), texts, blank })
  }
  return copy as Draft
}

type Put = { path: readonly string[]; texts: readonly string[]; blank: Readonly<Record<string, FormValue>> }

function put(place: Record<string, unknown>, { path, texts, blank }: Put) {
  const [name = '', at, ...rest] = path
  if (!Object.hasOwn(place, name)) return
  const now = place[name]
  if (at === undefined) place[name] = valueLike(now, texts)
  else if (Array.isArray(now)) {
    const index = Number(at)
    if (!Number.isInteger(index) || index < 0 || index >= longestList) return
    if (now[index] === undefined && blank[name] !== undefined) now[now.length] = structuredClone(blank[name])
    const item = now[Math.min(index, now.length - 1)]
    if (isRecord(item)) put(item, { path: rest, texts, blank })
  } else if (isRecord(now)) put(now, { path: [at, ...rest], texts, blank })
}

function valueLike(now: unknown, texts: readonly string[]): unknown {
  const last = texts.at(-1) ?? ''
  if (typeof now === 'boolean') return last !== ''
  if (Array.isArray(now)) return texts.filter((text) => text !== '')
  return typeof now === 'string' ? last : now
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Gives a draft from outside (a hidden field, the browser's storage) exactly the shape of `like`: missing values and
 * those of another type are taken from there. Items of a list take the shape of `blank[list]`.
 */
export function shaped<Draft extends object>(
  value: unknown,
  like: Draft,
  blank: Readonly<Record<string, FormValue>> = {},
): Draft {
  return shape(value, like, blank) as Draft
}

/** As long as the longest list of a form may be: a job's benefits. */
const longestList = 60

function shape(value: unknown, like: unknown, blank: Readonly<Record<string, FormValue>>): unknown {
  if (!isRecord(like)) return typeof value === typeof like && !Array.isArray(value) ? value : like
  const given = isRecord(value) ? value : {}
  return Object.fromEntries(
    Object.entries(like).map(([name, usual]) => {
      if (!Array.isArray(usual)) return [name, shape(given[name], usual, blank)]
      const items = given[name]
      if (!Array.isArray(items)) return [name, usual]
      const item = blank[name] ?? ''
      const kept = items.slice(0, longestList).filter((each) => typeof each === typeof item && each !== null)
      return [name, kept.map((each) => shape(each, item, blank))]
    }),
  )
}

/** Parses JSON from outside; null if it is invalid. */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
