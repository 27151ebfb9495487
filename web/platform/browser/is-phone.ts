/** Whether a request comes from a phone, as its browser says. */
export const isPhone = ({ headers }: Request): boolean => /Mobi/.test(headers.get('user-agent') ?? '')
