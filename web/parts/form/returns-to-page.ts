/** Whether a page returns to another one afterwards, as sign-in does. */
export const returnsToPage = (search: string): boolean => new URLSearchParams(search).has('redirect')
