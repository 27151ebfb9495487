/** The tabs of a candidate's account, by their names in the address (specification, platform §2). */
export const profileTabs = ['personalData', 'changePassword', 'curriculums', 'availability', 'notifications'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab that an address names; the first one if it doesn't exist. */
export function tabIn(query: URLSearchParams): ProfileTab {
  return profileTabs.find((each) => each === query.get('tab')) ?? 'personalData'
}
