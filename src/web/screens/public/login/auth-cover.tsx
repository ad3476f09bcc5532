import { useId } from 'react'
import { Asanoha } from '#web/art/asanoha.tsx'
import { Hanko } from '#web/art/hanko.tsx'
import { productName } from '#words/labels.ts'

/** The bound notebook beside the form; a strip on narrow screens. Decoration. */
export function AuthCover() {
  return (
    <div className="auth-art" aria-hidden="true">
      <Asanoha id={useId()} />
      <div className="auth-bind" />
      <div className="auth-slip">
        <div>
          {productName}
          <Hanko />
        </div>
      </div>
    </div>
  )
}
