/** What the forms of one's own picture ask of their page, and the name of the field with the file. */
export const pictureIntents = { set: 'set-picture', remove: 'remove-picture' } as const
export const pictureField = 'picture'

/** What has become of a picture, as its page's address says. */
export const pictureNews = ['saved', 'removed', 'checking'] as const
export type PictureNews = (typeof pictureNews)[number]
