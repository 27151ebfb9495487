/** The intents of the forms for the person's own picture, and the name of the field with the file. */
export const pictureIntents = { set: 'set-picture', remove: 'remove-picture' } as const
export const pictureField = 'picture'

/** The results of changing a picture, as its page's address states them. */
export const pictureNews = ['saved', 'removed', 'checking'] as const
export type PictureNews = (typeof pictureNews)[number]
