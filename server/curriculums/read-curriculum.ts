import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { safeFileName } from '@trampolim/marketplace/files/file-name.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import { titlesByCode, townsById } from '../lookups/kept-reference.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type CurriculumKey, findCurriculum, findCurriculumFile } from './queries.ts'
import { contentOf } from './stored.ts'

/** Reads a curriculum whole, for its owner. @throws curriculum_missing */
export async function readCurriculum(house: House, key: CurriculumKey): Promise<Curriculum> {
  const { database } = house
  const row = (await findCurriculum(database, key)) ?? refuse('curriculum_missing')
  const { fileCV, videoUrl, occupations, internshipCourses, workPlaces, ...content } = contentOf(row)
  const [titles, towns, file] = await Promise.all([
    titlesByCode(database),
    townsById(database),
    fileCV ? findCurriculumFile(database, fileCV) : undefined,
  ])
  const cityOf = (id: number) => {
    const town = towns.get(id)
    return town ? `${town.name}, ${town.state}` : ''
  }
  return {
    ...content,
    id: row.id,
    cvType: row.cv_type,
    searchingJob: row.searching_job,
    visibility: row.visibility,
    occupations: occupations.map((each) => ({ ...each, title: titles.get(each.cbo) ?? each.cbo })),
    internshipCourses: internshipCourses.map((each) => ({
      ...each,
      institutionCity: cityOf(each.institutionCityState),
    })),
    workPlaces: workPlaces.map((each) => ({ ...each, city: cityOf(each.cityState) })),
    videoUrl: videoUrl ?? null,
    fileCV: file
      ? {
          id: file.id,
          name: safeFileName(file.name, file.type ?? ''),
          type: file.type ?? '',
          url: file.state === 'clear' ? signedFileUrl(house, { method: 'get', fileId: file.id }).url : null,
        }
      : null,
    created: row.created_at.toISOString(),
    updateAt: row.modified_at.toISOString(),
  }
}
