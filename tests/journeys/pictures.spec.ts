import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import sharp from 'sharp'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ viewport: screens.phone, provokes: [422] })

/** A photo like one from a phone: wide, larger than the limit for requests, and with its location. */
const photo = async () => ({
  name: 'férias.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#0b5d4b',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .toBuffer(),
})

test('a candidate chooses the section of a photo, sees it, and removes it', async ({
  page,
  newCandidate,
  signInWith,
  callsOf,
}) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/profile')
  await page.getByRole('link', { name: `${pictures.change}: ${pictures.name}` }).click()
  await page
    .getByLabel(pictures.label)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(page.getByText(pictures.unreadable)).toBeVisible()
  await page.getByLabel(pictures.label).setInputFiles(await photo())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(pictures.crop.text)).toBeVisible()
  await dialog.getByLabel(pictures.crop.zoom).fill('2')
  expect.soft(await violationsOf(page, 'light')).toEqual([])
  await dialog.getByRole('button', { name: pictures.crop.use }).click()
  await expect(page.getByText(pictures.saved)).toBeVisible()
  await expect(page.getByText(pictures.candidatesSeen)).toBeVisible()
  const { avatar } = await callsOf(token).gateway.accounts.session({})
  const kept = await (await page.request.get(avatar ?? '')).body()
  const { width, height, exif } = await sharp(kept).metadata()
  expect([width, height, exif]).toEqual([512, 512, undefined])

  await page.getByRole('link', { name: `${pictures.change}: ${pictures.name}` }).click()
  await page.getByRole('button', { name: pictures.remove }).click()
  await expect(page.getByText(pictures.removed)).toBeVisible()
  await expect(page.getByText(pictures.none)).toBeVisible()
})

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the square in the middle of a picture is shown', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await page.goto('/profile?tab=personalData&picture=choose')
    await page.getByRole('button', { name: pictures.send }).click()
    await expect(page.getByText(pictures.missing)).toBeVisible()
    const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#f2b705' } })
      .png()
      .toBuffer()
    await page.getByLabel(pictures.label).setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: pictures.send }).click()
    await expect(page.getByText(pictures.saved)).toBeVisible()
    await expect(page.locator('main img').first()).toHaveAttribute('src', /\/pictures\//)
  })
})
