import { parsePosition } from '@trampolim/marketplace/places/positions.ts'
import { z } from 'zod'
import { typedText } from './values.ts'

/** A position in Brazil or its waters, `latitude,longitude` in degrees. Anything else is refused. */
export const position = typedText(60, { tooLong: 'outside_brazil' })
  .transform((text, { addIssue }) => {
    const found = parsePosition(text)
    if (found) return found
    addIssue({ code: 'custom', message: 'outside_brazil' })
    return z.NEVER
  })
  .meta({ description: 'Latitude and longitude in degrees: `-23.56,-46.65`.' })
