import { drawnPart, KeptDrawing } from '#web/parts/states/drawn-part.tsx'

const drawing = drawnPart(async () => (await import('./logo-drawing.tsx')).LogoDrawing)

/** The wordmark: a bound book (和綴じ) and the name. The only drawing that screen readers announce. */
export function Logo() {
  return (
    <KeptDrawing name="logo">
      <drawing.Part />
    </KeptDrawing>
  )
}
