/** Whether a page was opened on the way to another one, as sign-in is: whoever is sent there comes back. */
export const leadsBack = (search: string): boolean => new URLSearchParams(search).has('redirect')
