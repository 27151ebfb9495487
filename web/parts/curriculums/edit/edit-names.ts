/** The field with the draft from which typing began, and the `intent`s that keep one version of what changed elsewhere. */
export const baseField = 'base'
export const overIntent = 'over'
export const theirsIntent = 'theirs'
/** The field that names the section. */
export const sectionField = 'section'
