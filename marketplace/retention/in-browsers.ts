/** For how many hours a browser keeps typed text about a person, after its last change. */
export const draftHours = 1

/** For how many days a browser keeps what a candidate saw, to read it without a network. */
export const offlineDays = 30
