/**
 * The field with the draft from which typing started, and the `intent`s that keep one of two versions after a change
 * elsewhere.
 */
export const baseField = 'base'
export const overIntent = 'over'
export const theirsIntent = 'theirs'
/** The field that names the section. */
export const sectionField = 'section'
