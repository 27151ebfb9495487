/** The version of the terms that people accept, the day they came into force. */
export const termsVersion = '2026-11-01'

/** The version of the consent under which a medical report is read by a recruiter. */
export const medicalReportConsentVersion = '2026-11-01'
