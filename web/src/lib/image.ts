/** Pictures as files. */
const WIDTH = 1600 // of a picture in pixels

/** Have an SVG of ours drawn by the browser and save it as PNG. */
export async function png(path: string, name: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(String(answer.status))
  const svg = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  svg.setAttribute('width', String(WIDTH))
  svg.setAttribute('height', String(Math.round((WIDTH * height) / width)))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('no picture')
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
