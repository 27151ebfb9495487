/** Whether the `User-Agent` is that of a phone's browser. */
export const isPhoneBrowser = (userAgent: string): boolean => /Mobi/.test(userAgent)

/** Whether a request comes from a phone, as its browser says. */
export const isPhone = ({ headers }: Request): boolean => isPhoneBrowser(headers.get('user-agent') ?? '')
