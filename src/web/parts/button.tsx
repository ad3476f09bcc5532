import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-line'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  className?: string
}

const classes = ({ variant = 'secondary', size = 'md', block, className }: Look, more = '') =>
  ['button', `button--${variant}`, size === 'md' ? '' : `button--${size}`, block ? 'button--wide' : '', more, className]
    .filter(Boolean)
    .join(' ')

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and `busyLabel`; further presses do nothing. */
  busy?: boolean
  busyLabel?: ReactNode
  /**
   * The action is done for good: success colours, presses do nothing, and the focus stays. Put a tick before the word.
   */
  done?: boolean
}

/** A button. The label is a verb; one `primary` per region. `type` is "button" by default. */
export function Button({ variant, size, block, className, busy, busyLabel, done, ...props }: ButtonProps) {
  const { children, disabled, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={(busy || done) && type === 'submit' ? 'button' : type}
      className={classes({ variant, size, block, className }, done ? 'button--done' : '')}
      disabled={disabled}
      aria-disabled={done || undefined}
      aria-busy={busy || undefined}
      onClick={busy || done ? undefined : onClick}
    >
      {busy ? (
        <>
          <span className="button__spinner" aria-hidden="true" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function LinkButton({ variant, size, block, className, ...props }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...props} className={classes({ variant, size, block, className })} />
}
