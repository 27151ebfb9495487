/** The tabs of a recruiter's account, by their names in the address (specification, platform §2). */
export const profileTabs = [
  'personalData',
  'changePassword',
  'companyData',
  'responseAutomation',
  'notifications',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab that an address names; the first one if it doesn't exist. */
export function tabIn(query: URLSearchParams): ProfileTab {
  return profileTabs.find((each) => each === query.get('tab')) ?? 'personalData'
}
