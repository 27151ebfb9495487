/** The tabs of a recruiter's account, as named in the address (specification, platform §2). */
export const profileTabs = [
  'personalData',
  'changePassword',
  'companyData',
  'responseAutomation',
  'notifications',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab named in an address; the first tab if there is no such tab. */
export function tabIn(query: URLSearchParams): ProfileTab {
  return profileTabs.find((each) => each === query.get('tab')) ?? 'personalData'
}
