/** The names of the networks by which people sign in. */
export const networkNames = { google: 'Google', linkedin: 'LinkedIn' } as const
