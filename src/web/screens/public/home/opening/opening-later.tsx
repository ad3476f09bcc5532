import { drawnPart, KeptDrawing } from '#web/parts/states/drawn-part.tsx'

const hero = drawnPart(async () => (await import('./opening.tsx')).Hero)
const blurbs = drawnPart(async () => (await import('./opening.tsx')).Blurbs)

export const Hero = () => (
  <KeptDrawing name="hero">
    <hero.Part />
  </KeptDrawing>
)

export const Blurbs = () => (
  <KeptDrawing name="blurbs">
    <blurbs.Part />
  </KeptDrawing>
)

/** Before somebody comes to the front page from another screen. */
export const openingFor = hero.before
