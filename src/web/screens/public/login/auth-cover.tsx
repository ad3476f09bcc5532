import { useId } from 'react'
import { Asanoha } from '#web/art/asanoha.tsx'
import { Hanko } from '#web/art/hanko.tsx'
import { productName } from '#words/labels.ts'
import './auth-cover.css'

/** The bound notebook beside the form; a strip on narrow screens. Decoration. */
export function AuthCover() {
  return (
    <div className="auth-cover" aria-hidden="true">
      <Asanoha id={useId()} />
      <div className="auth-cover__binding" />
      <div className="auth-cover__slip">
        <div>
          {productName}
          <Hanko />
        </div>
      </div>
    </div>
  )
}
