import { mayBeSearched } from '../jobs/search.ts'
import type { Refusal } from '../refusals.ts'

/** How many job alerts a person may have (specification, platform §9). */
export const mostAlerts = 100

/** How often an alert announces new jobs by mail. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** The same, with `off` for an alert that is paused: it is kept and shown, and sends nothing. */
export const frequencyChoices = [...alertFrequencies, 'off'] as const
export type FrequencyChoice = (typeof frequencyChoices)[number]

/** The frequency of an alert whose owner chose none. */
export const usualFrequency: AlertFrequency = 'daily'

/**
 * What an alert searches for: words, and the filters of a search by their names. `anywhere`: only remote work that
 * takes people from anywhere.
 */
export type AlertSearch = { readonly occupation: string; readonly location: string } & Readonly<Record<string, unknown>>

/**
 * Why an alert can't be created: occupation_or_location_required, alert_exists, too_many_alerts; undefined if it can
 * be.
 */
export function obstacleOfAlert(
  alert: { readonly occupation?: string | null; readonly location?: string | null },
  own: { readonly count: number; readonly hasSame: boolean },
): Extract<Refusal, 'occupation_or_location_required' | 'alert_exists' | 'too_many_alerts'> | undefined {
  if (!mayBeSearched(alert)) return 'occupation_or_location_required'
  if (own.hasSame) return 'alert_exists'
  return own.count >= mostAlerts ? 'too_many_alerts' : undefined
}

/**
 * A normalised search, so that equal searches compare as equal: accents, capitals, spaces and the order of a filter's
 * values don't matter, and unset filters are left out.
 */
export function foldedSearch({ occupation, location, ...filters }: AlertSearch): AlertSearch {
  const set = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false || value === '') return []
    if (!Array.isArray(value)) return [[name, value] as const]
    return value.length === 0 ? [] : [[name, [...new Set(value)].sort()] as const]
  })
  return { occupation: fold(occupation), location: fold(location), ...Object.fromEntries(set) }
}

/**
 * The same search among remote work that takes people from anywhere, which belongs to every place; null for a search
 * without a place.
 */
export function searchAnywhere({ distance: _distance, ...search }: AlertSearch): AlertSearch | null {
  return search.location === '' ? null : { ...search, location: '', anywhere: true }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
