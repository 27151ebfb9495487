/** What the organisation's page does with it. */
export const organizationIntents = { setLogo: 'set-logo', removeLogo: 'remove-logo' } as const
