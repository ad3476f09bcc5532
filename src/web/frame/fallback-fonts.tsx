import { useEffect } from 'react'
import href from '#web/styles/fallback-fonts.css?url'
import { whenIdle } from './when-idle.ts'

/** The pixels of a character. All characters without a font get the same box. */
function drawn(context: CanvasRenderingContext2D, character: string) {
  context.clearRect(0, 0, 32, 32)
  context.fillText(character, 0, 26)
  return context.getImageData(0, 0, 32, 32).data.join()
}

function hasJapanese() {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return true
  context.font = '28px sans-serif'
  // Firefox draws a missing character as a box with its code: the boxes differ, but not their narrow width.
  const isSquare = Math.abs(context.measureText('永').width - 28) < 1
  return isSquare && drawn(context, '永') !== drawn(context, '鬱')
}

/**
 * Links the web fonts on devices without a Japanese font, after the page has loaded; others only compare two
 * characters. Rendered once in the root, without output.
 */
export function FallbackFonts() {
  useEffect(() => {
    let link: HTMLLinkElement | undefined
    // Looking for a font may take the browser 100 ms.
    const callOff = whenIdle(() => {
      if (hasJapanese()) return
      link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
    })
    return () => {
      callOff()
      link?.remove()
    }
  }, [])
  return null
}
