import { useId } from 'react'
import { Asanoha } from '#web/art/asanoha.tsx'
import { Hanko } from '#web/art/hanko.tsx'
import { productName } from '#words/labels.ts'
import { AccountUses } from './account-uses.tsx'
import './auth-cover.css'

/** The notebook beside the form, with an account's benefits if `uses`; on narrow screens a strip without text. */
export function AuthCover({ uses }: { uses: boolean }) {
  return (
    <div className="auth-cover">
      <div aria-hidden="true">
        <Asanoha id={useId()} />
        <div className="auth-cover__binding" />
        <div className="auth-cover__slip">
          <div>
            {productName}
            <Hanko />
          </div>
        </div>
      </div>
      {uses && (
        <div className="auth-cover__uses">
          <AccountUses />
        </div>
      )}
    </div>
  )
}
