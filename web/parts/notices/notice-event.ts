import type { PublicNotice } from '@trampolim/contract/gateway/notices.ts'

/** A notice as schema.org's Event: exactly what its page shows. */
export function noticeEvent(notice: PublicNotice, pageUrl: string): Record<string, unknown> {
  const { title, text, starts, ends, address, city, state, company } = notice
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: text,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    url: pageUrl,
    location: {
      '@type': 'Place',
      name: company,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'BR',
      },
    },
    organizer: { '@type': 'Organization', name: company },
  }
}
