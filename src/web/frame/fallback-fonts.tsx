import { useEffect } from 'react'
import href from '#web/styles/fallback-fonts.css?url'
import { whenIdle } from './when-idle.ts'

/** The pixels of one character. Characters that no font has are all drawn as the same box. */
function drawn(context: CanvasRenderingContext2D, character: string) {
  context.clearRect(0, 0, 32, 32)
  context.fillText(character, 0, 26)
  return context.getImageData(0, 0, 32, 32).data.join()
}

function hasJapanese() {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return true
  context.font = '28px sans-serif'
  // Firefox draws a missing character as a narrow box with its number in it, so the boxes differ but not their width.
  const isSquare = Math.abs(context.measureText('永').width - 28) < 1
  return isSquare && drawn(context, '永') !== drawn(context, '鬱')
}

/**
 * Links the web fonts where the device has no Japanese font, once the page stands. Everywhere else this costs a
 * glance at two characters and not one request. Stands once in the root; draws nothing.
 */
export function FallbackFonts() {
  useEffect(() => {
    let link: HTMLLinkElement | undefined
    // Where it has to look for a font, the browser may take 100 ms for the first character.
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
